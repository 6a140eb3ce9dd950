import { RANKS } from '@datacoach/analysis/metadata';
import { type ChosenRanks, RANK_MODES, rankLabel } from '../../../shared/ranks/rank-label.ts';

const tierOf = (rank: string) => RANKS.find(({ id }) => id === rank)?.tier ?? 0;

/** A quiet line about ranks that fell, never more than that (decisions.md 10); null when none did. */
export function fallenSentence(before: ChosenRanks, after: ChosenRanks): string | null {
  const fallen = RANK_MODES.filter(
    ({ mode }) => tierOf(before[mode]) > tierOf(after[mode]) && after[mode] !== '',
  ).map(({ mode, label }) => `${label}: ${rankLabel(before[mode])} to ${rankLabel(after[mode])}.`);
  if (fallen.length === 0) return null;
  return `${fallen.join(' ')} After a season reset every rank starts lower.`;
}
