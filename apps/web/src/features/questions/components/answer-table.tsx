import { formatNumber } from '@datacoach/analysis/format-number';
import type { AnswerTable as Table } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../questions.module.css';

type Row = Table['rows'][number];

/** The rows behind the headline: bar with interval, value, reference and count. */
export function AnswerTable({ table }: { table: Table }) {
  const { title, definition, heads, rows } = table;
  const units = new Set(rows.map(({ unit }) => unit));
  // Bars can only compare rows if all have the same unit.
  const hasBars = units.size === 1 && units.has(null) && rows.some(({ interval }) => interval !== null);
  const scale = createScale(table);
  const formatValue = ({ decimals }: Row, value: number | null) =>
    value === null ? '–' : formatNumber(value, decimals ?? table.decimals);
  const hasNotes = rows.some(({ note }) => note !== null);
  return (
    <Panel title={title} term={{ label: title, definition }} flush>
      <DataTable
        className={classes.table}
        rows={rows}
        rowKey={(row) => row.label}
        rowProps={(row) => ({ 'data-strong': row.strong || undefined })}
        columns={[
          { head: heads.label, isRowHead: true, cell: (row) => row.label },
          hasBars && {
            head: (
              <>
                80% range
                {heads.reference !== null && (
                  <>
                    <i
                      className="inline-block w-0.5 h-2.5 mr-1 ml-2.5 bg-ref [vertical-align:-1px]"
                      aria-hidden="true"
                    />
                    {heads.reference}
                  </>
                )}
              </>
            ),
            className: classes.bars,
            cell: (row) => <Bar row={row} scale={scale} />,
          },
          {
            head: (
              <>
                {heads.value}
                {hasBars && table.unit !== '' && `, ${table.unit}`}
              </>
            ),
            cellClassName: 'num',
            cell: (row) => {
              const unit = row.unit ?? (hasBars ? '' : table.unit);
              return (
                <>
                  {formatValue(row, row.value)}
                  {unit !== '' && row.value !== null && <small> {unit}</small>}
                </>
              );
            },
          },
          heads.reference !== null && {
            head: heads.reference,
            cellClassName: 'num text-t3 font-normal',
            cell: (row) => formatValue(row, row.reference),
          },
          {
            head: heads.n,
            className: `${classes.count} text-t3 font-normal`,
            cellClassName: 'num',
            cell: (row) => formatNumber(row.n),
          },
          hasNotes && { head: 'Note', hideHead: true, className: classes.note, cell: (row) => row.note },
        ]}
      />
    </Panel>
  );
}

interface Scale {
  low: number;
  high: number;
}

/** Starts at zero unless a value is below it. */
function createScale({ rows }: Table): Scale {
  const values = rows.flatMap(({ value, interval, reference }) => [
    ...(value === null ? [] : [value]),
    ...(interval ?? []),
    ...(reference === null ? [] : [reference]),
  ]);
  return { low: Math.min(0, ...values), high: Math.max(0, ...values) };
}

function Bar({ row, scale: { low, high } }: { row: Row; scale: Scale }) {
  const { value, interval, reference } = row;
  if (value === null || high === low) return null;
  const x = (one: number) => ((one - low) / (high - low)) * 100;
  const [from, to] = [x(Math.min(0, value)), x(Math.max(0, value))];
  return (
    <span className={`${classes.bar} relative block h-4`} aria-hidden="true">
      <i className="top-1 h-2 bg-me opacity-85" style={{ left: `${from}%`, width: `${to - from}%` }} />
      {interval && (
        <i
          className="top-1.75 h-[1.5px] bg-t1"
          style={{ left: `${x(interval[0])}%`, width: `${x(interval[1]) - x(interval[0])}%` }}
        />
      )}
      {reference !== null && (
        <i className="top-0 w-0.5 h-4 -ml-0.25 bg-ref" style={{ left: `${x(reference)}%` }} />
      )}
    </span>
  );
}
