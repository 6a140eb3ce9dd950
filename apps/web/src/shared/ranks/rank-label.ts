import { RANKS } from '@datacoach/analysis/metadata';

/** The modes that have a rank, in their order. */
export const RANK_MODES = [
  { mode: 'duel', label: 'Duel' },
  { mode: 'doubles', label: 'Doubles' },
  { mode: 'standard', label: 'Standard' },
] as const;
type RankMode = (typeof RANK_MODES)[number]['mode'];

/** Rank ids by mode; '' while none is chosen. */
export type ChosenRanks = Readonly<Record<RankMode, string>>;

/** A rank as people call it; `unranked` is a value like any other, '' is none yet. */
export function rankLabel(rank: string): string {
  if (rank === '') return 'Not set';
  if (rank === 'unranked') return 'Not ranked';
  return RANKS.find(({ id }) => id === rank)?.name ?? 'Not set';
}
