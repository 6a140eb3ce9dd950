import { formatNumber } from '@datacoach/analysis/format-number';
import { findMetricInfo } from '@datacoach/analysis/metadata';
import { getMetricTerm, getMetricUnit, toShownMetric } from '../../../shared/metrics/metric-facts.ts';
import type { HeatColumn, HeatRow } from '../components/heat-table.tsx';
import TERMS from '../text/terms.data.json' with { type: 'json' };

/** Attempts and xG of a team, a player or a type of shot. */
type ShotSums = HeatRow & { attempts: number; xg: number };

export const XG_COLUMN: HeatColumn<ShotSums> = {
  key: 'xg',
  label: 'xG',
  term: TERMS.chances.xg,
  better: 'neutral',
  value: ({ xg }) => xg,
  formatValue: (value) => formatNumber(value, 2),
};

export const XG_PER_ATTEMPT_COLUMN: HeatColumn<ShotSums> = {
  key: 'quality',
  label: 'xG per attempt',
  term: TERMS.chances.quality,
  better: 'higher',
  value: ({ xg, attempts }) => (attempts > 0 ? xg / attempts : null),
  formatValue: (value) => formatNumber(value, 2),
};

/** Builds a column with the rows' plain count: neutral, a matter of style. */
export function countColumn<Key extends string>(key: Key, label: string): HeatColumn<Record<Key, number>> {
  return { key, label, better: 'neutral', value: (row) => row[key] };
}

export type MeasuredRow = HeatRow & {
  values: Readonly<Record<string, { value: number | null; over: number }>>;
};

/** Means of whole numbers need decimals that single counts don't. */
const MEAN_DECIMALS = 2;

/**
 * Builds a column for a metric of the registry; none for unknown keys.
 *
 * @param short heading instead of label and unit; the file keeps both
 */
export function metricColumn(key: string, short?: string): HeatColumn<MeasuredRow>[] {
  const metric = findMetricInfo(key);
  if (!metric) return [];
  const decimals = metric.scale === 'match' ? Math.max(MEAN_DECIMALS, metric.decimals) : metric.decimals;
  const unit = getMetricUnit(metric);
  // Files keep the game's unit for speeds.
  const fileUnit = metric.unit === 'uuPerSecond' ? 'uu/s' : unit;
  const fileLabel = fileUnit ? `${metric.label} (${fileUnit})` : metric.label;
  return [
    {
      key,
      label: short ?? metric.label,
      ...(short === undefined && unit && { unit }),
      fileLabel,
      term: getMetricTerm(metric),
      better: metric.better,
      value: ({ values }) => toShownMetric(key, values[key]?.value ?? null),
      getFileValue: ({ values }) => values[key]?.value ?? null,
      formatValue: (value) => formatNumber(value, decimals),
    },
  ];
}
