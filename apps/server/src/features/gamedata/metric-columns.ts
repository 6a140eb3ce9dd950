import { eligible, eligibleMatch, PURPOSES, type Purpose } from '@datacoach/analysis';
import { METRICS, type MetricStats } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { packHeat } from './heat-grid.ts';

/** What lists over many matches ask of a player's match, so that they need not read its report. */
export interface CountColumns {
  liveSeconds: number | null;
  countsFor: Purpose[];
  notCounted: string | null;
  pads: number[] | null;
  heat: Uint8Array | null;
}

/** Largest number of a two-byte column; hostile files pick up boost for ever. */
const MAX = 32_767;

export function countColumns(report: MatchReport, insight: MatchInsight | null, key: string): CountColumns {
  const player = insight?.players[key];
  const match = eligibleMatch(report, insight, key);
  const { columns, rows, players } = report.heatMaps;
  const cells = players[key];
  return {
    liveSeconds: player?.liveSeconds ?? null,
    countsFor: match === null ? [] : PURPOSES.filter((purpose) => eligible(match, purpose).eligible),
    notCounted: match === null ? null : (eligible(match, 'score').reasons[0] ?? null),
    pads: player?.pads?.map((pickups) => Math.min(MAX, pickups)) ?? null,
    heat: cells ? packHeat({ columns, rows, cells }) : null,
  };
}

/** Length of the stored arrays: one place for each metric number. */
const PLACES = 1 + METRICS.reduce((highest, { number }) => Math.max(highest, number), -1);

/** Whether single precision can hold it; hostile files make numbers that it cannot. */
const fits = (value: number): boolean => Number.isFinite(Math.fround(value));

/** A player's figures as two arrays by metric number; null in matches that have none. */
export function metricColumns(stats: MetricStats | undefined): {
  metricValues: (number | null)[] | null;
  metricOvers: number[] | null;
} {
  if (stats === undefined) return { metricValues: null, metricOvers: null };
  const metricValues = new Array<number | null>(PLACES).fill(null);
  const metricOvers = new Array<number>(PLACES).fill(0);
  for (const { key, number } of METRICS) {
    const stat = stats[key];
    if (stat === undefined || !fits(stat.value ?? 0) || !fits(stat.over)) continue;
    metricValues[number] = stat.value;
    metricOvers[number] = stat.over;
  }
  return { metricValues, metricOvers };
}

/** The other way round: figures as they were stored, in single precision. */
export function metricStats(
  values: readonly (number | null)[],
  overs: readonly (number | null)[],
): MetricStats {
  const stats: MetricStats = {};
  for (const { key, number } of METRICS) {
    stats[key] = { value: values[number] ?? null, over: overs[number] ?? 0 };
  }
  return stats;
}
