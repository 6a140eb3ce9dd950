import { METRICS } from '@datacoach/analysis/metadata';
import { formatDate } from '../../../shared/format/date.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import type { MovedMetric } from '../rank-up/moved-metrics.ts';
import classes from './moved-metrics.module.css';

interface MovedMetricsProps {
  moved: readonly MovedMetric[];
  since: string | null;
}

/** The metrics that moved most: before, since, and whether that is better. */
export function MovedMetrics({ moved, since }: MovedMetricsProps) {
  return (
    <table className={classes.table}>
      <caption className="s12 t3">
        What moved most{since && `, since ${formatDate(new Date(since))} against before`}
      </caption>
      <tbody>
        {moved.flatMap(({ key, before, after }) => {
          const metric = METRICS.find((row) => row.key === key);
          if (!metric) return [];
          const figure = (value: number) => formatNumber(value, Math.max(1, metric.decimals));
          const isBetter = after > before === (metric.better === 'higher');
          return [
            <tr key={key}>
              <th scope="row">{metric.label}</th>
              <td className="num t3">{figure(before)}</td>
              <td className="num">{figure(after)}</td>
              <td data-verdict={isBetter ? 'better' : 'worse'} className="s12">
                {after > before ? '▲' : '▼'} {isBetter ? 'better' : 'worse'}
              </td>
            </tr>,
          ];
        })}
      </tbody>
    </table>
  );
}
