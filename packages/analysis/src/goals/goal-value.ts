import { LIVE_SECONDS, type ScoreGame } from '../eligibility/score-game.ts';
import { scoredMetric } from '../metrics/scored-metrics.ts';
import type { GoalMetric } from './goal-metrics.table.ts';

/** What one game says of a goal's metric, and how much it stands on. */
export interface GoalFigure {
  value: number;
  weight: number;
}

/** Null where the game does not know it, as without a kickoff of one's own. */
export function goalFigure({ measure, metric }: GoalMetric, game: ScoreGame): GoalFigure | null {
  if (measure === 'total') return { value: 1, weight: 1 };
  if (measure === 'share' || metric === null) return { value: game.result === 'won' ? 100 : 0, weight: 1 };
  const scored = scoredMetric(metric)!;
  const figure = scored.figure(game.metrics);
  if (figure === undefined || figure.value === null || !(figure.over > 0)) return null;
  if (!scored.byTime) return { value: figure.value, weight: figure.over };
  const weight = game.liveSeconds / LIVE_SECONDS;
  return weight > 0 ? { value: figure.value / weight, weight } : null;
}

/** The metric over some games; null where none of them knows it. */
export function goalValue(metric: GoalMetric, games: readonly ScoreGame[]): number | null {
  if (metric.measure === 'total') return games.length;
  let sum = 0;
  let weights = 0;
  for (const game of games) {
    const figure = goalFigure(metric, game);
    if (!figure) continue;
    sum += figure.value * figure.weight;
    weights += figure.weight;
  }
  return weights > 0 ? sum / weights : null;
}
