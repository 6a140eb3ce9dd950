import type { Progression } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatMetricValue, type MetricFacts } from '../../../shared/metrics/metric-facts.ts';
import classes from '../progression.module.css';
import { formatPointDate } from '../text/point-text.ts';

interface ProgressTableProps {
  data: Progression;
  facts: MetricFacts;
  chosen: number | null;
  onChoose: (point: number) => void;
}

export function ProgressTable({ data, facts, chosen, onChoose }: ProgressTableProps) {
  const { points, line, filter } = data;
  const rows = points.map((point, index) => ({ point, index })).toReversed();
  const formatValue = (value: number | null | undefined) => formatMetricValue(facts, value ?? null);
  return (
    <DataTable
      scrollLabel={`${facts.label} as a table`}
      scrollClassName="max-h-89 overflow-auto"
      className={classes.table}
      rows={rows}
      rowKey={({ index }) => index}
      rowProps={({ index }) => ({ 'data-chosen': index === chosen || undefined })}
      columns={[
        { head: 'When', isRowHead: true, cell: ({ point }) => formatPointDate(point, filter.by) },
        {
          head: 'Games',
          cell: ({ point, index }) => (
            <button
              type="button"
              className="text-link num"
              aria-pressed={index === chosen}
              aria-label={`Show the ${point.games} of ${formatPointDate(point, filter.by)}`}
              onClick={() => onChoose(index)}
            >
              {point.games}
            </button>
          ),
        },
        { head: 'Won', className: classes.wide, cellClassName: 'num', cell: ({ point }) => point.won },
        { head: facts.label, cellClassName: 'num', cell: ({ index }) => formatValue(line.values[index]) },
        {
          head: '20-game average',
          cellClassName: 'num',
          cell: ({ index }) => {
            const mean = line.means[index];
            return formatValue(mean?.value);
          },
        },
        {
          head: '80% range',
          className: classes.wide,
          cellClassName: 'num',
          cell: ({ index }) => {
            const mean = line.means[index];
            return mean?.interval
              ? `${formatValue(mean.interval[0])} to ${formatValue(mean.interval[1])}`
              : '–';
          },
        },
      ]}
    />
  );
}
