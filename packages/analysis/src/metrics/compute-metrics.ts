import type { Metric, MetricInput } from './define-metric.ts';
import { METRIC_SCALES, type MetricStat, type Tally } from './metric.ts';
import { ALL_METRICS } from './registry.ts';

export type MetricStats = Record<string, MetricStat>;

const NONE: MetricStat = { value: null, over: 0 };
/** Much more precise than any screen shows, but without floating-point noise. */
const KEPT = 1e6;

const kept = (value: number): number => Math.round(value * KEPT) / KEPT;

function playerTally({ compute, isCapped }: Metric, input: MetricInput): Tally | null {
  const tally = compute(input);
  return tally && isCapped ? { ...tally, sum: Math.min(tally.sum, tally.over) } : tally;
}

function stat(metric: Metric, tally: Tally | null): MetricStat {
  if (tally === null || !(tally.over > 0)) return NONE;
  return { value: kept((METRIC_SCALES[metric.scale] * tally.sum) / tally.over), over: kept(tally.over) };
}

export function calculatePlayerMetrics(input: MetricInput): MetricStats {
  return Object.fromEntries(
    ALL_METRICS.map((metric) => [
      metric.key,
      input.teamSize < metric.minimumTeamSize ? NONE : stat(metric, playerTally(metric, input)),
    ]),
  );
}

export function calculateTeamMetrics(players: readonly MetricInput[]): MetricStats {
  return Object.fromEntries(ALL_METRICS.map((metric) => [metric.key, teamStat(metric, players)]));
}

function teamStat(metric: Metric, players: readonly MetricInput[]): MetricStat {
  const [first] = players;
  if (first === undefined || first.teamSize < metric.minimumTeamSize) return NONE;
  if (metric.computeTeam) return stat(metric, metric.computeTeam(players));
  const tallies = players
    .map((input) => playerTally(metric, input))
    .filter((tally) => tally !== null && tally.over > 0) as Tally[];
  if (tallies.length === 0) return NONE;
  const over = tallies.reduce((total, tally) => total + tally.over, 0);
  if (metric.scale === 'share' || metric.scale === 'mean') {
    return stat(metric, { sum: tallies.reduce((total, { sum }) => total + sum, 0), over });
  }
  const value = tallies.reduce(
    (total, tally) => total + (METRIC_SCALES[metric.scale] * tally.sum) / tally.over,
    0,
  );
  return { value: kept(value), over: kept(over / tallies.length) };
}
