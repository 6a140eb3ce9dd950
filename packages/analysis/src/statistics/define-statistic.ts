import type { PlayerFacts, TeamFacts } from './facts/facts.ts';
import type { StatisticInfo } from './statistic.ts';

/** A statistic: what every screen reads about it, and how it is computed. */
export interface Statistic extends StatisticInfo {
  /** null = does not apply. */
  readonly compute: (facts: PlayerFacts) => number | null;
  /** Value of the team; the sum of its players where this is missing. */
  readonly computeTeam?: (facts: TeamFacts) => number | null;
}

/** 100 · part / whole; null without a whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? (100 * part) / whole : null;
}

/** Amount per minute of a span in seconds. */
export function perMinute(amount: number, seconds: number): number | null {
  return seconds > 0 ? (amount * 60) / seconds : null;
}
