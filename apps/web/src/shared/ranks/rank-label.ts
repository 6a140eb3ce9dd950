import { RANKS } from '@datacoach/analysis/metadata';

/** A rank as people call it; `unranked` is a value like any other, '' is none yet. */
export function rankLabel(rank: string): string {
  if (rank === '') return 'Not set';
  if (rank === 'unranked') return 'Not ranked';
  return RANKS.find(({ id }) => id === rank)?.name ?? 'Not set';
}
