import type { EventKind } from '../detectors/event-kinds.ts';
import goalMetrics from './goal-metrics.data.json' with { type: 'json' };

/** How games are combined into the value of a week. */
export type GoalMeasure =
  /** Σ value·over / Σ over; counts of a match per five minutes of live play, as shown on every screen. */
  | 'mean'
  /** Percentage of games. */
  | 'share'
  | 'total';

/** A metric that a weekly goal can use (game-and-stats.md 4.8). */
export interface GoalMetric {
  /** Product code, 5 to 55. */
  readonly code: GoalMetricCode;
  readonly label: string;
  /** A habit is a choice in every game; a skill grows with training. */
  readonly as: 'habit' | 'skill';
  readonly measure: GoalMeasure;
  /** Key in the registry; null if the games themselves are counted. */
  readonly metric: string | null;
  /** Shown after a value. */
  readonly unit: string;
  readonly decimals: number;
  /** Events of the metric; for kinds with several outcomes, only those with one of the `codes`. */
  readonly events: readonly EventKind[];
  readonly codes: readonly number[] | null;
}

export type GoalMetricCode = 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;

export const GOAL_METRICS = goalMetrics as readonly GoalMetric[];

const BY_CODE = new Map<number, GoalMetric>(GOAL_METRICS.map((row) => [row.code, row]));

/** Returns the goal metric of a code. Throws for a code that is not one of the eleven. */
export function goalMetric(code: number): GoalMetric {
  const row = BY_CODE.get(code);
  if (!row) throw new Error(`There is no weekly-goal metric ${code}.`);
  return row;
}
