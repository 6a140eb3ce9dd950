import { formatNumber } from '@datacoach/analysis/format-number';
import { deviation, mean } from 'd3-array';
import type { CSSProperties, ReactNode } from 'react';
import { type Column, DataTableView, useDataTable } from '../../../shared/data-table/data-table.tsx';
import { formatCsv, saveCsv } from '../../../shared/files/save-file.ts';
import { CsvButton } from '../../../shared/ui/csv-button.tsx';
import { Definition, type Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './heat-table.module.css';

interface Spread {
  readonly mean: number;
  /** Standard deviation of the column. */
  readonly size: number;
}

interface Tint {
  readonly verdict: 'better' | 'worse' | 'even';
  /** Percentage of the verdict's color in the cell. */
  readonly percent: number;
}

/** With fewer values there is no middle. */
const MIN_VALUES = 3;
/** Cells are tinted from half a spread on, at full strength from two spreads (design, "Heat-tinted table"). */
const MIN_DEVIATION = 0.5;
const MAX_DEVIATION = 2;
const MIN_PERCENT = 12;
const MAX_PERCENT = 42;
const EVEN: Tint = { verdict: 'even', percent: 0 };

/** Returns the spread of a column; null if there are too few values or all are the same. */
export function calculateSpread(values: readonly (number | null)[]): Spread | null {
  const known = values.filter((value) => value !== null);
  const size = known.length < MIN_VALUES ? 0 : deviation(known);
  return size ? { mean: mean(known)!, size } : null;
}

/** Returns how far a value is from the middle of its column, in the better direction. */
export function getTint(
  value: number | null,
  spread: Spread | null,
  better: 'higher' | 'lower' | 'neutral',
): Tint {
  if (value === null || spread === null || better === 'neutral') return EVEN;
  const distance = (value - spread.mean) / spread.size;
  const far = Math.abs(distance);
  if (far < MIN_DEVIATION) return EVEN;
  const share = Math.min(1, (far - MIN_DEVIATION) / (MAX_DEVIATION - MIN_DEVIATION));
  const percent = Math.round(MIN_PERCENT + share * (MAX_PERCENT - MIN_PERCENT));
  return { verdict: (better === 'higher') === distance > 0 ? 'better' : 'worse', percent };
}

export interface HeatColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  /** Label in the file, if the visible label is shortened. */
  readonly fileLabel?: string;
  readonly term?: Term;
  /** Neutral columns are never tinted: style isn't better or worse. */
  readonly better: 'higher' | 'lower' | 'neutral';
  readonly value: (row: Row) => number | null;
  /** Value in the file, if it isn't the shown one. */
  readonly getFileValue?: (row: Row) => number | null;
  /** Formats whole numbers if omitted. */
  readonly formatValue?: (value: number) => string;
}

export interface HeatRow {
  readonly key: string;
  readonly name: string;
  readonly side: 'us' | 'them' | 'other';
}

interface HeatTableProps<Row extends HeatRow> {
  title: string;
  rowLabel: string;
  rows: readonly Row[];
  columns: readonly HeatColumn<Row>[];
  /** File name without extension. */
  fileName: string;
  aside?: ReactNode;
  /** Shown below the table next to the legend of the tints. */
  note?: ReactNode;
  empty: string;
}

/** A sortable table whose cells are tinted by their distance from the middle of the column. */
export function HeatTable<Row extends HeatRow>(props: HeatTableProps<Row>) {
  const { title, rowLabel, rows, columns, fileName, aside, note, empty } = props;
  const spreads = new Map(columns.map((column) => [column.key, calculateSpread(rows.map(column.value))]));
  const hasTints = columns.some(({ key, better }) => better !== 'neutral' && spreads.get(key) !== null);
  const model = useDataTable({
    rows,
    rowKey: ({ key }) => key,
    columns: [
      {
        key: NAME,
        head: rowLabel,
        isRowHead: true,
        sortBy: ({ name }) => name,
        cellProps: ({ side }) => ({ 'data-side': side }),
        cell: ({ name, side }) => (
          <>
            <span
              className="inline-block overflow-hidden max-w-50 align-middle text-ellipsis max-md:max-w-29"
              title={name}
            >
              {name}
            </span>
            <span className="sr-only">, {SIDE_LABELS[side]}</span>
          </>
        ),
      },
      ...columns.map((column) => heatColumn(column, spreads.get(column.key) ?? null)),
    ],
  });
  const save = () =>
    saveCsv(
      formatCsv([
        [rowLabel, 'Side', ...columns.map(getFileLabel)],
        ...model.rows.map((row) => [
          row.name,
          SIDE_LABELS[row.side],
          ...columns.map(({ value, getFileValue = value }) => getFileValue(row)),
        ]),
      ]),
      `${fileName}.csv`,
    );
  return (
    <Panel
      title={title}
      flush
      aside={
        <>
          {aside}
          <CsvButton disabled={rows.length === 0} onClick={save} />
        </>
      }
    >
      <DataTableView
        model={model}
        rowKey={({ key }) => key}
        className={classes.table}
        scrollLabel={`${title}, table`}
        empty={<p className="pt-1 px-4 pb-3 text-t2">{empty}</p>}
      />
      {rows.length > 0 && (hasTints || note) && (
        <p className="text-xs px-4 py-2 text-t3">
          {hasTints &&
            '+ / −: clearly better or worse than this table’s average. No mark: near average, or a style stat. '}
          {note}
        </p>
      )}
    </Panel>
  );
}

const getFileLabel = ({ label, unit, fileLabel }: Pick<HeatColumn<never>, 'label' | 'unit' | 'fileLabel'>) =>
  fileLabel ?? (unit ? `${label} (${unit})` : label);

const NAME = 'name';
export const SIDE_LABELS = { us: 'Us', them: 'Them', other: 'Other team' } as const;

const SIGNS: Readonly<Record<Tint['verdict'], string>> = { better: '+', worse: '−', even: '' };

function heatColumn<Row>(column: HeatColumn<Row>, spread: ReturnType<typeof calculateSpread>): Column<Row> {
  const { key, label, unit, term, better, value, formatValue = formatNumber } = column;
  const getRowTint = (row: Row) => getTint(value(row), spread, better);
  return {
    key,
    head: (
      <>
        {label}
        {unit && <span className="text-t3">{unit}</span>}
      </>
    ),
    headAside: term && <Definition term={term} />,
    sortBy: value,
    sortFirst: 'down',
    cellProps: (row) => ({
      'data-verdict': getRowTint(row).verdict,
      style: { '--tint': `${getRowTint(row).percent}%` } as CSSProperties,
    }),
    cell: (row) => {
      const shown = value(row);
      const { verdict } = getRowTint(row);
      return (
        <>
          {shown === null ? '–' : formatValue(shown)}
          {verdict !== 'even' && (
            <sup>
              {SIGNS[verdict]}
              <span className="sr-only"> {verdict}</span>
            </sup>
          )}
        </>
      );
    },
  };
}
