import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDownload } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { csvText } from '../../../shared/files/csv-text.ts';
import { saveCsv } from '../../../shared/files/save-file.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import type { Term } from '../../../shared/ui/term.ts';
import { spreadOf, type Tint, tintOf } from '../figures/tint.ts';
import classes from './heat-table.module.css';

export interface HeatColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  /** In the file, where the label is shortened to its place. */
  readonly fileLabel?: string;
  readonly term?: Term;
  /** Neutral columns are never tinted: style is not better or worse. */
  readonly better: 'higher' | 'lower' | 'neutral';
  readonly value: (row: Row) => number | null;
  readonly write: (value: number) => string;
}

export interface HeatRow {
  readonly key: string;
  readonly name: string;
  readonly side: 'us' | 'them' | 'other';
}

interface HeatTableProps<Row extends HeatRow> {
  title: string;
  /** What a row is: "Player". */
  rowLabel: string;
  rows: readonly Row[];
  columns: readonly HeatColumn<Row>[];
  /** Name of the file without its ending. */
  fileName: string;
  aside?: ReactNode;
  /** Said under the table beside the meaning of the tints. */
  note?: ReactNode;
  empty: string;
}

interface Order {
  key: string;
  down: boolean;
}

/** A table whose cells are tinted by how far they stand from the middle of their column; sorted by any of them. */
export function HeatTable<Row extends HeatRow>(props: HeatTableProps<Row>) {
  const { title, rowLabel, rows, columns, fileName, aside, note, empty } = props;
  const [order, setOrder] = useState<Order | null>(null);
  const ordered = order ? sorted(rows, columns, order) : rows;
  const spreads = new Map(columns.map((column) => [column.key, spreadOf(rows.map(column.value))]));
  const hasTints = columns.some(({ key, better }) => better !== 'neutral' && spreads.get(key) !== null);
  const save = () =>
    saveCsv(
      csvText([
        [rowLabel, 'Side', ...columns.map(fileLabelOf)],
        ...ordered.map((row) => [row.name, SIDE_WORDS[row.side], ...columns.map(({ value }) => value(row))]),
      ]),
      `${fileName}.csv`,
    );
  const sortBy = (key: string) =>
    setOrder((before) => ({ key, down: before?.key === key ? !before.down : key !== NAME }));
  return (
    <Panel
      title={title}
      flush
      aside={
        <>
          {aside}
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            disabled={rows.length === 0}
            leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
            onClick={save}
          >
            CSV
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={classes.scroll} tabIndex={0} aria-label={`${title}, table`}>
          <table className={classes.table}>
            <thead>
              <tr>
                <SortHead name={NAME} label={rowLabel} order={order} onSort={sortBy} />
                {columns.map(({ key, label, unit, term }) => (
                  <SortHead
                    key={key}
                    name={key}
                    label={label}
                    {...(unit && { unit })}
                    {...(term && { term })}
                    order={order}
                    onSort={sortBy}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {ordered.map((row) => (
                <tr key={row.key}>
                  <th scope="row" data-side={row.side}>
                    <span className={classes.name} title={row.name}>
                      {row.name}
                    </span>
                    <span className="sr-only">, {SIDE_WORDS[row.side]}</span>
                  </th>
                  {columns.map((column) => (
                    <HeatCell key={column.key} row={row} column={column} spread={spreads.get(column.key)} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length > 0 && (hasTints || note) && (
        <p className={classes.note}>
          {hasTints &&
            '+ better, − worse than the middle of this table by half a spread or more; no sign: inside it, or a matter of style. '}
          {note}
        </p>
      )}
    </Panel>
  );
}

function fileLabelOf({ label, unit, fileLabel }: Pick<HeatColumn<never>, 'label' | 'unit' | 'fileLabel'>) {
  return fileLabel ?? (unit ? `${label} (${unit})` : label);
}

const NAME = 'name';
export const SIDE_WORDS = { us: 'Us', them: 'Them', other: 'Other team' } as const;

function sorted<Row extends HeatRow>(
  rows: readonly Row[],
  columns: readonly HeatColumn<Row>[],
  { key, down }: Order,
): Row[] {
  const sign = down ? -1 : 1;
  if (key === NAME) return rows.toSorted((a, b) => sign * a.name.localeCompare(b.name, 'en'));
  const column = columns.find((one) => one.key === key);
  if (!column) return [...rows];
  // Who has no figure stands last, whichever way.
  return rows.toSorted((a, b) => {
    const [x, y] = [column.value(a), column.value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  });
}

interface SortHeadProps {
  name: string;
  label: string;
  unit?: string;
  term?: Term;
  order: Order | null;
  onSort: (name: string) => void;
}

function SortHead({ name, label, unit, term, order, onSort }: SortHeadProps) {
  const holds = order?.key === name;
  const Arrow = order?.down ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={holds ? (order.down ? 'descending' : 'ascending') : undefined}>
      <span className={classes.head}>
        <button type="button" className={classes.sort} onClick={() => onSort(name)}>
          {holds && <Arrow size={12} stroke={1.8} aria-hidden="true" />}
          {label}
          {unit && <span className={classes.unit}>{unit}</span>}
        </button>
        {term && <Definition term={term} />}
      </span>
    </th>
  );
}

interface HeatCellProps<Row> {
  row: Row;
  column: HeatColumn<Row>;
  spread: ReturnType<typeof spreadOf> | undefined;
}

const SIGNS: Readonly<Record<Tint['verdict'], string>> = { better: '+', worse: '−', even: '' };

function HeatCell<Row>({ row, column, spread }: HeatCellProps<Row>) {
  const value = column.value(row);
  const tint = tintOf(value, spread ?? null, column.better);
  return (
    <td data-verdict={tint.verdict} style={{ '--tint': `${tint.percent}%` } as CSSProperties}>
      {value === null ? '–' : column.write(value)}
      {tint.verdict !== 'even' && (
        <sup>
          {SIGNS[tint.verdict]}
          <span className="sr-only"> {tint.verdict}</span>
        </sup>
      )}
    </td>
  );
}
