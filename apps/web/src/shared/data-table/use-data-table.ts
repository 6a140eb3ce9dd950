import {
  type ColumnDef,
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, type TdHTMLAttributes, type ThHTMLAttributes, useState } from 'react';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

interface Held<Row> {
  row: Row;
  key: string;
}

export interface DataTableOptions<Row> {
  /** False hides a column. */
  columns: readonly (Column<Row> | ColumnGroup<Row> | false)[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number | null;
  /** Together with `onOrder` if the order is controlled: the rows are already sorted. */
  order?: TableOrder | null | undefined;
  onOrder?: ((order: TableOrder) => void) | undefined;
}

/** Returns columns by key, sorted rows and headers with their spans, for `DataTableView`. */
export function useDataTable<Row>({ columns: given, rows, rowKey, order, onOrder }: DataTableOptions<Row>) {
  const columns = keyed(given.filter((column) => column !== false));
  const [own, setOwn] = useState<TableOrder | null>(null);
  const shown = onOrder ? (order ?? null) : own;
  const sorting: SortingState = shown ? [{ id: shown.key, desc: shown.direction === 'down' }] : [];
  const change = onOrder ?? setOwn;
  const table = useTable<Features, Held<Row>>({
    features,
    columns: columns.map(toColumnDefinition<Row>),
    data: rows.map((row, index) => ({ row, key: String(rowKey(row, index)) })),
    getRowId: ({ key }) => key,
    state: { sorting },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) change({ key: next.id, direction: next.desc ? 'down' : 'up' });
    },
    manualSorting: onOrder !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
  const leaves = columns.flatMap((column) => ('columns' in column ? column.columns : [column]));
  return {
    leaves,
    headRows: table.getHeaderGroups(),
    heads: new Map<string, KeyedColumn<Row> | KeyedGroup<Row>>(
      [...columns, ...leaves].map((column) => [column.key, column]),
    ),
    rows: table.getRowModel().rows.map(({ original }) => original.row),
    order: shown,
  };
}

export type DataTableModel<Row> = ReturnType<typeof useDataTable<Row>>;

type KeyedColumn<Row> = Column<Row> & { readonly key: string };
type KeyedGroup<Row> = ColumnGroup<Row> & { readonly columns: readonly KeyedColumn<Row>[] };

function keyed<Row>(
  columns: readonly (Column<Row> | ColumnGroup<Row>)[],
): (KeyedColumn<Row> | KeyedGroup<Row>)[] {
  return columns.map((column, index) => {
    const { key = typeof column.head === 'string' ? column.head : String(index) } = column;
    return 'columns' in column
      ? {
          ...column,
          columns: column.columns.map((one) => ({ ...one, key: one.key ?? `${key} ${one.head}` })),
        }
      : { ...column, key };
  });
}

function toColumnDefinition<Row>(column: KeyedColumn<Row> | KeyedGroup<Row>): ColumnDef<Features, Held<Row>> {
  if ('columns' in column) {
    return { id: column.key, header: column.key, columns: column.columns.map(toColumnDefinition<Row>) };
  }
  const { key, sortBy, sortFirst = 'up' } = column;
  return {
    id: key,
    accessorFn: ({ row }) => (typeof sortBy === 'function' ? (sortBy(row) ?? undefined) : undefined),
    enableSorting: sortBy !== undefined,
    sortDescFirst: sortFirst === 'down',
    sortUndefined: 'last',
    sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
  };
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}

/** Data attributes that style sheets and tests use. */
export interface DataAttributes {
  [name: `data-${string}`]: string | number | boolean | undefined;
}

type CellProps = TdHTMLAttributes<HTMLTableCellElement> & DataAttributes;
type HeadProps = ThHTMLAttributes<HTMLTableCellElement> & DataAttributes;

export interface Column<Row> {
  /** Defaults to its header's text, or its index. */
  readonly key?: string | undefined;
  readonly head: ReactNode;
  /** Shown next to the sort button. */
  readonly headAside?: ReactNode;
  /** Whether the header is for screen readers only. */
  readonly hideHead?: boolean | undefined;
  readonly headProps?: HeadProps | undefined;
  /** Label of the value on phone cards; defaults to the header's text, null for none. */
  readonly label?: string | null;
  /** Whether the column's cells name their rows. */
  readonly isRowHead?: boolean;
  /** Whether values are right-aligned, as numbers are. */
  readonly isNumber?: boolean;
  readonly isActions?: boolean;
  readonly isPhoto?: boolean;
  readonly isWide?: boolean;
  /** For the header and every cell. */
  readonly className?: string | undefined;
  readonly cellClassName?: string | undefined;
  /** Null omits the cell because another one spans it. */
  readonly cellProps?: ((row: Row, index: number) => CellProps | null) | undefined;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Value to sort by; rows without a value come last. True if the server sorts. */
  readonly sortBy?: ((row: Row) => string | number | null) | true | undefined;
  /** Direction of the first click; "up" by default. */
  readonly sortFirst?: 'up' | 'down' | undefined;
}

/** What columns of numbers have in common. */
export const NUMBERS = { isNumber: true, cellClassName: 'num' } as const;

/** A header over several columns. */
export interface ColumnGroup<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly headProps?: HeadProps | undefined;
  readonly columns: readonly Column<Row>[];
}

interface TableOrder {
  readonly key: string;
  readonly direction: 'up' | 'down';
}
