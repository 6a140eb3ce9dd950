/** The modes that have a rank, in their order. */
export const RANK_MODES = [
  { mode: 'duel', label: 'Duel' },
  { mode: 'doubles', label: 'Doubles' },
  { mode: 'standard', label: 'Standard' },
] as const;
type RankMode = (typeof RANK_MODES)[number]['mode'];

/** Rank ids by mode; '' while none is chosen. */
export type ChosenRanks = Readonly<Record<RankMode, string>>;
