import { RANKS } from '@datacoach/analysis/metadata';

export const RANK_MODES = [
  { mode: 'duel', label: 'Duel' },
  { mode: 'doubles', label: 'Doubles' },
  { mode: 'standard', label: 'Standard' },
] as const;

/** Rank ids by mode; '' until one is chosen. */
export type ChosenRanks = Readonly<Record<(typeof RANK_MODES)[number]['mode'], string>>;

/** Formats a rank as players say it; `unranked` is a regular value, '' is not chosen yet. */
export function formatRank(rank: string): string {
  if (rank === '') return 'Not set';
  if (rank === 'unranked') return 'Not ranked';
  return RANKS.find(({ id }) => id === rank)?.name ?? 'Not set';
}
