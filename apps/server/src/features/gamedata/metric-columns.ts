import { eligible, PURPOSES, type Purpose, toEligibleMatch } from '@datacoach/analysis';
import { METRICS, type MetricStats } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { packHeat } from './heat-grid.ts';

/** A player's stats in a match, for lists over many matches that shouldn't read each report. */
export interface CountColumns {
  liveSeconds: number | null;
  countsFor: Purpose[];
  notCounted: string | null;
  pads: number[] | null;
  sides: number[] | null;
  heat: Uint8Array | null;
}

/** Largest number of a two-byte column; boost pickups in hostile files can be endless. */
const MAX_SMALL_INT = 32_767;
const clampToSmallInt = (count: number): number => Math.min(MAX_SMALL_INT, count);

export function countColumns(report: MatchReport, insight: MatchInsight | null, key: string): CountColumns {
  const player = insight?.players[key];
  const match = toEligibleMatch(report, insight, key);
  const { columns, rows, players } = report.heatMaps;
  const cells = players[key];
  return {
    liveSeconds: player?.liveSeconds ?? null,
    countsFor: match === null ? [] : PURPOSES.filter((purpose) => eligible(match, purpose).eligible),
    notCounted: match === null ? null : (eligible(match, 'score').reasons[0] ?? null),
    pads: player?.pads?.map(clampToSmallInt) ?? null,
    sides: player?.sides?.map(clampToSmallInt) ?? null,
    heat: cells ? packHeat({ columns, rows, cells }) : null,
  };
}

/** Length of the stored arrays: one index per metric number. */
const COLUMN_COUNT = 1 + METRICS.reduce((highest, { number }) => Math.max(highest, number), -1);

/** Whether it fits into single precision; hostile files contain numbers that don't. */
const fitsSinglePrecision = (value: number): boolean => Number.isFinite(Math.fround(value));

/** Packs a player's stats into two arrays by metric number; null in matches without stats. */
export function toMetricColumns(stats: MetricStats | undefined) {
  if (stats === undefined) return { metricValues: null, metricOvers: null };
  const metricValues = new Array<number | null>(COLUMN_COUNT).fill(null);
  const metricOvers = new Array<number>(COLUMN_COUNT).fill(0);
  for (const { key, number } of METRICS) {
    const stat = stats[key];
    if (stat === undefined || !fitsSinglePrecision(stat.value ?? 0) || !fitsSinglePrecision(stat.over))
      continue;
    metricValues[number] = stat.value;
    metricOvers[number] = stat.over;
  }
  return { metricValues, metricOvers };
}

/** Unpacks stored stats, in single precision. */
export function toMetricStats(values: readonly (number | null)[], overs: readonly (number | null)[]) {
  const stats: MetricStats = {};
  for (const { key, number } of METRICS) {
    stats[key] = { value: values[number] ?? null, over: overs[number] ?? 0 };
  }
  return stats;
}
