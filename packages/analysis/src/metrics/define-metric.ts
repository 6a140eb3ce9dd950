import type { AnyDetector, EventsOf } from '../detectors/game-event.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { hasStandardGoals } from '../detectors/shot/standard-goals.ts';
import type { PlayerFacts } from '../statistics/facts/facts.ts';
import { sum } from '../sums.ts';
import type { MatchView, PlayerView } from '../timeline/match-view.ts';
import type { MatchXg, PlayerXg } from './match-xg.ts';
import type { MetricInfo, Tally } from './metric.ts';
import type { MetricKey } from './metrics.ts';

/** Input for computing a player's metrics. */
export interface MetricInput {
  readonly match: MatchView;
  readonly player: PlayerView;
  /** Players per team in the match's playlist: 1 in 1v1. */
  readonly teamSize: number;
  readonly facts: PlayerFacts;
  /** Seconds of live play while the player was in the match. */
  readonly liveSeconds: number;
  readonly xg: PlayerXg;
  readonly matchXg: MatchXg;
  /** Events of a detector whose `player` is this player. */
  of<D extends AnyDetector>(detector: D): EventsOf<D>;
  /** Events of a detector whose `other` is this player. */
  against<D extends AnyDetector>(detector: D): EventsOf<D>;
  all<D extends AnyDetector>(detector: D): EventsOf<D>;
}

/** A metric: what screens display, and how it is calculated. */
export interface Metric extends MetricInfo {
  /** null if it does not apply (no boost amounts in the file, no teammates). */
  readonly compute: (input: MetricInput) => Tally | null;
  /**
   * Calculates the team's tally from its players. If omitted, `match`, `per5` and `perMinute` add the players'
   * values (the latter two weighted by each player's share of the match), while `share` and `mean` pool their samples.
   */
  readonly computeTeam?: (players: readonly MetricInput[]) => Tally | null;
  /** Whether the part can exceed the whole: the share of a player is then at most 100. */
  readonly isCapped?: boolean;
  /** The clock of a rate's share of the match; live play if omitted. */
  readonly clock?: 'round';
}

/** How a metric is calculated: for a player, and for a team where that needs its own rule. */
export type MetricCompute = Metric['compute'] | MetricRule;
type MetricRule = Pick<Metric, 'compute' | 'computeTeam' | 'isCapped' | 'clock'>;

/** A family of metrics by key; `metrics.data.json` has what screens display. */
export type MetricComputes = Partial<Record<MetricKey, MetricCompute>>;

export const count = (sum: number): Tally => ({ sum, over: 1 });
/** Creates a tally of a count per five minutes of the player's live play. */
export const per5 = (sum: number, { liveSeconds }: MetricInput): Tally => ({ sum, over: liveSeconds });
export const share = (sum: number, over: number): Tally => ({ sum, over });
export const mean = (values: readonly number[]): Tally => ({ sum: sum(values), over: values.length });
export function median(values: readonly number[]): Tally {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const middle =
    sorted.length % 2 === 1 ? sorted[half]! : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  return { sum: middle * sorted.length, over: sorted.length };
}

/** Caches work shared by a match's players: computed on the first call. */
export function perMatch<T>(compute: (input: MetricInput) => T): (input: MetricInput) => T {
  const known = new WeakMap<MatchXg, { readonly value: T }>();
  return (input) => {
    const found = known.get(input.matchXg) ?? { value: compute(input) };
    known.set(input.matchXg, found);
    return found.value;
  };
}

/**
 * Min number and min share of counted shots by players who were not seen touching the ball for a recording to be
 * missing touches. Intact recordings have at most 1 in 10 such shots, one that lost packets 12 in 18.
 */
const UNSEEN = { min: 3, share: 1 / 3 } as const;

const seesTouches = perMatch(({ all }: MetricInput): boolean => {
  const credited = all(shotDetector).filter(({ evidence }) => evidence.credited);
  const unseen = credited.filter(({ evidence }) => evidence.type === null).length;
  return unseen < UNSEEN.min || unseen <= UNSEEN.share * credited.length;
});

/** Returns a wrapper of metrics that makes them null where a match doesn't meet a condition. */
const onlyIf =
  (holds: (input: MetricInput) => boolean) =>
  <K extends MetricKey>(metrics: Record<K, MetricCompute>): Record<K, MetricCompute> => {
    const wrapped = Object.entries<MetricCompute>(metrics).map(([key, metric]): [string, MetricCompute] => {
      const { compute, computeTeam, ...rest } = withTeam(metric);
      return [
        key,
        {
          ...rest,
          compute: (input) => (holds(input) ? compute(input) : null),
          ...(computeTeam && {
            computeTeam: (players) => (players[0] && holds(players[0]) ? computeTeam(players) : null),
          }),
        },
      ];
    });
    return Object.fromEntries(wrapped) as Record<K, MetricCompute>;
  };

/** Null for recordings with missing touches, which would show too low values. */
export const needTouches = onlyIf(seesTouches);
/** Null on maps with other goals, where flights can't be judged. */
export const needGoals = onlyIf(({ match }) => hasStandardGoals(match.timeline));

export function withTeam(metric: MetricCompute): MetricRule {
  return typeof metric === 'function' ? { compute: metric } : metric;
}

/** Returns a player's events per 5 minutes: all of the detector, or those that count. */
export function eventsPer5<D extends AnyDetector>(
  detector: D,
  counts: (event: EventsOf<D>[number]) => boolean = () => true,
): (input: MetricInput) => Tally {
  return (input) => per5(input.of(detector).filter(counts).length, input);
}

/** Returns a reader of how many of a player's events hold, as a share of those that count. */
export function shareOfEvents<D extends AnyDetector>(
  detector: D,
  holds: (event: EventsOf<D>[number]) => boolean,
  counts: (event: EventsOf<D>[number]) => boolean = () => true,
): (input: MetricInput) => Tally {
  return (input) => {
    const counted = input.of(detector).filter(counts);
    return share(counted.filter(holds).length, counted.length);
  };
}
