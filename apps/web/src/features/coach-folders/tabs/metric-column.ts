import { METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import { formatNumber } from '../../../shared/format/number.ts';
import { metricTerm, metricUnit, shownMetric } from '../../../shared/metrics/metric-facts.ts';
import type { HeatColumn, HeatRow } from '../components/heat-table.tsx';

export type MeasuredRow = HeatRow & {
  values: Readonly<Record<string, { value: number | null; over: number }>>;
};

const BY_KEY = new Map((METRICS as readonly MetricInfo[]).map((metric) => [metric.key, metric]));
/** Means of whole counts need what single counts do not. */
const MEAN_DECIMALS = 2;

/**
 * A metric of the registry as a column; none for keys that it does not know.
 *
 * @param short what stands above the column instead of label and unit; the file keeps both
 */
export function metricColumn(key: string, short?: string): HeatColumn<MeasuredRow>[] {
  const metric = BY_KEY.get(key);
  if (!metric) return [];
  const decimals = metric.scale === 'match' ? Math.max(MEAN_DECIMALS, metric.decimals) : metric.decimals;
  const unit = metricUnit(metric);
  const full = unit ? `${metric.label} (${unit})` : metric.label;
  return [
    {
      key,
      label: short ?? metric.label,
      ...(short === undefined ? unit && { unit } : { fileLabel: full }),
      term: metricTerm(metric),
      better: metric.better,
      value: ({ values }) => shownMetric(key, values[key]?.value ?? null),
      write: (value) => formatNumber(value, decimals),
    },
  ];
}
