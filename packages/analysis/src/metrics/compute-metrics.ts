import type { Metric, MetricInput } from './define-metric.ts';
import { METRIC_SCALES, type MetricFigure, type Tally } from './metric.ts';
import { ALL_METRICS } from './registry.ts';

/** Figures by metric key. */
export type MetricFigures = Record<string, MetricFigure>;

const NONE: MetricFigure = { value: null, over: 0 };
/** Far more than any screen shows, far fewer than binary noise. */
const KEPT = 1e6;

const kept = (value: number): number => Math.round(value * KEPT) / KEPT;

function figure(metric: Metric, tally: Tally | null): MetricFigure {
  if (tally === null || !(tally.over > 0)) return NONE;
  return { value: kept((METRIC_SCALES[metric.scale] * tally.sum) / tally.over), over: kept(tally.over) };
}

export function playerMetrics(input: MetricInput): MetricFigures {
  return Object.fromEntries(
    ALL_METRICS.map((metric) => [
      metric.key,
      input.teamSize < metric.minimumTeamSize ? NONE : figure(metric, metric.compute(input)),
    ]),
  );
}

export function teamMetrics(players: readonly MetricInput[]): MetricFigures {
  return Object.fromEntries(ALL_METRICS.map((metric) => [metric.key, teamFigure(metric, players)]));
}

function teamFigure(metric: Metric, players: readonly MetricInput[]): MetricFigure {
  const [first] = players;
  if (first === undefined || first.teamSize < metric.minimumTeamSize) return NONE;
  if (metric.computeTeam) return figure(metric, metric.computeTeam(players));
  const tallies = players.map(metric.compute).filter((tally) => tally !== null && tally.over > 0) as Tally[];
  if (tallies.length === 0) return NONE;
  const over = tallies.reduce((total, tally) => total + tally.over, 0);
  if (metric.scale === 'share' || metric.scale === 'mean') {
    return figure(metric, { sum: tallies.reduce((total, { sum }) => total + sum, 0), over });
  }
  const value = tallies.reduce(
    (total, tally) => total + (METRIC_SCALES[metric.scale] * tally.sum) / tally.over,
    0,
  );
  return { value: kept(value), over: kept(over / tallies.length) };
}
