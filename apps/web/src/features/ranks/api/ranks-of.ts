import type { RankInfo } from '@datacoach/contract';
import type { ChosenRanks } from '../../../shared/ranks/rank-label.ts';

/** The declared ranks by mode. */
export function ranksOf(info: RankInfo | undefined): ChosenRanks {
  const rank = (mode: string) => info?.ranks.find((one) => one.mode === mode)?.rank ?? '';
  return { duel: rank('duel'), doubles: rank('doubles'), standard: rank('standard') };
}
