import { getPresenceShare } from '../statistics/facts/facts.ts';
import { sumOf } from '../sums.ts';
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
  const tallies = players.flatMap((input) => {
    const tally = playerTally(metric, input);
    const part = metric.scale === 'match' ? 1 : getPresenceShare(input.facts, metric.clock ?? 'live');
    return tally !== null && tally.over > 0 && part > 0 ? [{ ...tally, part }] : [];
  });
  if (tallies.length === 0) return NONE;
  const over = sumOf(tallies, (tally) => tally.over);
  if (metric.scale === 'share' || metric.scale === 'mean') {
    return stat(metric, { sum: sumOf(tallies, ({ sum }) => sum), over });
  }
  const scale = METRIC_SCALES[metric.scale];
  return {
    value: kept(sumOf(tallies, (tally) => (tally.part * scale * tally.sum) / tally.over)),
    over: kept(over / sumOf(tallies, ({ part }) => part)),
  };
}
