import { METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import type { MovedMetric } from '../rank-up/moved-metrics.ts';
import classes from './moved-metrics.module.css';

interface MovedMetricsProps {
  moved: readonly MovedMetric[];
  since: string | null;
}

const isBetter = ({ before, after, metric }: MovedMetric & { metric: Pick<MetricInfo, 'better'> }) =>
  after > before === (metric.better === 'higher');

/** The metrics that moved most: before, since, and whether that is better. */
export function MovedMetrics({ moved, since }: MovedMetricsProps) {
  const rows = moved.flatMap((row) => {
    const metric = METRICS.find(({ key }) => key === row.key);
    return metric ? [{ ...row, metric }] : [];
  });
  return (
    <DataTable
      className={classes.table}
      isCaptionShown
      caption={
        <span className="s12 t3">
          What moved most{since && `, since ${formatDate(new Date(since))} against before`}
        </span>
      }
      head="none"
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { head: null, isRowHead: true, cell: ({ metric }) => metric.label },
        {
          head: null,
          cellClassName: 'num t3',
          cell: ({ metric, before }) => formatNumber(before, Math.max(1, metric.decimals)),
        },
        {
          head: null,
          cellClassName: 'num',
          cell: ({ metric, after }) => formatNumber(after, Math.max(1, metric.decimals)),
        },
        {
          head: null,
          cellClassName: 's12',
          cellProps: (row) => ({ 'data-verdict': isBetter(row) ? 'better' : 'worse' }),
          cell: (row) => `${row.after > row.before ? '▲' : '▼'} ${isBetter(row) ? 'better' : 'worse'}`,
        },
      ]}
    />
  );
}
