import type { PlayerFacts, TeamFacts } from './facts/facts.ts';

export const STATISTIC_GROUPS = [
  'core',
  'boost',
  'movement',
  'positioning',
  'demo',
  'setup',
  'rumble',
  'dropshot',
  'hoops',
] as const;
export type StatisticGroup = (typeof STATISTIC_GROUPS)[number];

export const UNITS = [
  'count',
  'points',
  'percent',
  'seconds',
  'boost',
  'boostPerMinute',
  'uu',
  'uuPerSecond',
] as const;
export type Unit = (typeof UNITS)[number];

/**
 * `group.field`, both named as in ballchasing's replay JSON: `boost.bpm`. `ball` has two fields, only for teams, and is
 * shown with positioning.
 */
export type StatisticKey = `${StatisticGroup | 'ball'}.${string}`;

/** Facts of a statistic that every screen reads: label, unit, direction, definition. */
export interface StatisticInfo {
  readonly key: StatisticKey;
  readonly group: StatisticGroup;
  /** Full name, sentence case: "Boost used per minute". */
  readonly label: string;
  readonly unit: Unit;
  /** Decimals shown. */
  readonly decimals: number;
  readonly better: 'higher' | 'lower' | 'neutral';
  /** How far the number can be trusted: read from the game, derived, or estimated. */
  readonly confidence: 'high' | 'medium' | 'low';
  /** One or two sentences in the player's words, thresholds included. */
  readonly definition: string;
  /** A player has a value; false for what only a team can have. */
  readonly player: boolean;
  /** The team has a value of its own. */
  readonly team: boolean;
  /** Hidden in matches with fewer than this many players a team (roles need a teammate). */
  readonly minimumTeamSize: number;
}

/** Values by statistic key; null = does not apply to this match. */
export type StatisticValues = Record<StatisticKey, number | null>;

/** A statistic: what every screen reads about it, and how it is computed. */
export interface Statistic extends StatisticInfo {
  /** null = does not apply. */
  readonly compute: (facts: PlayerFacts) => number | null;
  /** Value of the team; the sum of its players where this is missing. */
  readonly computeTeam?: (facts: TeamFacts) => number | null;
}

/** 100 · part / whole where the part may reach past the whole (celebrations after the round); null without a whole. */
export function cappedPercentOf(part: number, whole: number): number | null {
  return percentOf(Math.min(part, whole), whole);
}

/** 100 · part / whole; null without a whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? (100 * part) / whole : null;
}

/** Amount per minute of a span in seconds. */
export function perMinute(amount: number, seconds: number): number | null {
  return seconds > 0 ? (amount * 60) / seconds : null;
}
