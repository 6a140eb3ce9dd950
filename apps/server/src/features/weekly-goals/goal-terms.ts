import { type GoalGames, type GoalTerms, goalMetric } from '@datacoach/analysis';
import type { WeekGames } from './week-games.ts';
import type { GoalRow } from './weekly-goal.repository.ts';

/** What a stored goal asks of its week. */
export function termsOf({
  metric,
  direction,
  target,
  minimumGames,
  days,
}: Pick<GoalRow, 'metric' | 'direction' | 'target' | 'minimumGames' | 'days'>): GoalTerms {
  return { metric: goalMetric(metric), direction, target, minimumGames, days };
}

/** Games as the engine counts them. */
export function asGames({ played, days }: WeekGames): GoalGames {
  return { games: played.map(({ score }) => score), days };
}
