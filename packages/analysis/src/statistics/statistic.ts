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

/** Data about a stat for all screens: label, unit, direction, definition. */
export interface StatisticInfo {
  readonly key: StatisticKey;
  readonly group: StatisticGroup;
  /** Full name, sentence case: "Boost used per minute". */
  readonly label: string;
  readonly unit: Unit;
  readonly decimals: number;
  readonly better: 'higher' | 'lower' | 'neutral';
  /** How reliable the number is: read from the game, derived, or estimated. */
  readonly confidence: 'high' | 'medium' | 'low';
  /** One or two sentences in players' words, with thresholds. */
  readonly definition: string;
  /** Whether players have a value; false for team-only stats. */
  readonly player: boolean;
  /** Whether the team has a value. */
  readonly team: boolean;
  /** Hidden in matches with fewer players per team (roles need a teammate). */
  readonly minimumTeamSize: number;
}

/** Values by stat key; null if it does not apply to this match. */
export type StatisticValues = Record<StatisticKey, number | null>;

/** A stat: what screens display, and how it is calculated. */
export interface Statistic extends StatisticInfo {
  /** null if it does not apply. */
  readonly compute: (facts: PlayerFacts) => number | null;
  /** Value of the team; the sum of its players if omitted. */
  readonly computeTeam?: (facts: TeamFacts) => number | null;
  /** Whether the part can exceed the whole: the share of a player is then at most 100. */
  readonly isCapped?: boolean;
}

/** Returns 100 · part / whole; null without a whole. */
export const calculatePercent = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);

export const perMinute = (amount: number, seconds: number) => (seconds > 0 ? (amount * 60) / seconds : null);
