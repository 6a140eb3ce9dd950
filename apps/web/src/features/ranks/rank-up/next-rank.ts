import { RANKS } from '@datacoach/analysis/metadata';

/** The rank above this one; null for the highest. */
export function nextRank(rank: string): string | null {
  const at = RANKS.findIndex(({ id }) => id === rank);
  return RANKS[at + 1]?.id ?? null;
}
