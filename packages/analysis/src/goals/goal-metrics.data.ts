import type { EventKind } from '../detectors/event-kinds.ts';

/** How games are combined into the value of a week. */
export type GoalMeasure =
  /** Σ value·over / Σ over; counts of a match per five minutes of live play, as shown on every screen. */
  | 'mean'
  /** Percentage of games. */
  | 'share'
  /** Number of games. */
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

const PER_5 = { measure: 'mean', unit: 'per game', codes: null } as const;
const SMALL_BOOST = 125;
const KICKOFF_WON = 220;

export const GOAL_METRICS: readonly GoalMetric[] = [
  { code: 5, label: 'Goals', as: 'skill', metric: 'goals', decimals: 2, events: ['goal'], ...PER_5 },
  { code: 10, label: 'Assists', as: 'skill', metric: 'assists', decimals: 2, events: ['assist'], ...PER_5 },
  { code: 15, label: 'Saves', as: 'skill', metric: 'saves', decimals: 2, events: ['save'], ...PER_5 },
  { code: 20, label: 'Shots', as: 'habit', metric: 'shots', decimals: 2, events: ['shot'], ...PER_5 },
  {
    code: 25,
    label: 'Shooting percentage',
    as: 'skill',
    measure: 'mean',
    metric: 'shootingPct',
    unit: '%',
    decimals: 1,
    events: ['goal'],
    codes: null,
  },
  {
    code: 30,
    label: 'Wins',
    as: 'skill',
    measure: 'share',
    metric: null,
    unit: '% of games',
    decimals: 0,
    events: ['goal'],
    codes: null,
  },
  {
    code: 35,
    label: 'Demolitions',
    as: 'habit',
    metric: 'demolitionsInflicted',
    decimals: 2,
    events: ['demolition'],
    ...PER_5,
  },
  {
    code: 40,
    label: 'Aerial touches',
    as: 'habit',
    metric: 'aerialTouches',
    decimals: 2,
    events: ['aerialTouch'],
    ...PER_5,
  },
  {
    code: 45,
    label: 'Kickoff win rate',
    as: 'skill',
    measure: 'mean',
    metric: 'kickoffWinPct',
    unit: '%',
    decimals: 1,
    events: ['kickoffTaken'],
    codes: [KICKOFF_WON],
  },
  {
    code: 50,
    label: 'Small pads collected',
    as: 'habit',
    metric: 'smallPads',
    decimals: 1,
    events: ['padPickup'],
    ...PER_5,
    codes: [SMALL_BOOST],
  },
  {
    code: 55,
    label: 'Matches analyzed',
    as: 'habit',
    measure: 'total',
    metric: null,
    unit: 'games',
    decimals: 0,
    events: ['goal'],
    codes: null,
  },
];

const BY_CODE = new Map<number, GoalMetric>(GOAL_METRICS.map((row) => [row.code, row]));

/** Returns the goal metric of a code. Throws for a code that is not one of the eleven. */
export function goalMetric(code: number): GoalMetric {
  const row = BY_CODE.get(code);
  if (!row) throw new Error(`There is no weekly-goal metric ${code}.`);
  return row;
}
