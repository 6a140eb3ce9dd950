import {
  type ColumnDef,
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useState } from 'react';
import type { Column, ColumnGroup, TableOrder } from './column.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

/** What the library holds of a row: ours, and its name among the others. */
interface Held<Row> {
  row: Row;
  key: string;
}

export interface DataTableOptions<Row> {
  /** False where a column is not shown now. */
  columns: readonly (Column<Row> | ColumnGroup<Row> | false)[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number | null;
  /** Given with `onOrder` where the order is kept elsewhere: the rows come sorted. */
  order?: TableOrder | null | undefined;
  onOrder?: ((order: TableOrder) => void) | undefined;
}

/** Columns by their keys, rows in their order and heads with their spans, as `DataTableView` shows them. */
export function useDataTable<Row>({ columns: given, rows, rowKey, order, onOrder }: DataTableOptions<Row>) {
  const columns = keyed(given.filter((column) => column !== false));
  const [own, setOwn] = useState<TableOrder | null>(null);
  const shown = onOrder ? (order ?? null) : own;
  const sorting: SortingState = shown ? [{ id: shown.key, desc: shown.direction === 'down' }] : [];
  const change = onOrder ?? setOwn;
  const table = useTable<Features, Held<Row>>({
    features,
    columns: columns.map(definitionOf<Row>),
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
    headOf: new Map<string, KeyedColumn<Row> | KeyedGroup<Row>>(
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

function definitionOf<Row>(column: KeyedColumn<Row> | KeyedGroup<Row>): ColumnDef<Features, Held<Row>> {
  if ('columns' in column) {
    return { id: column.key, header: column.key, columns: column.columns.map(definitionOf<Row>) };
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
