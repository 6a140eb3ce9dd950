import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import {
  type ColumnDef,
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import {
  type CSSProperties,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  type TdHTMLAttributes,
  type ThHTMLAttributes,
  useState,
} from 'react';
import classes from './data-table.module.css';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

interface KeyedRow<Row> {
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
  const columns = addKeys(given.filter((column) => column !== false));
  const [own, setOwn] = useState<TableOrder | null>(null);
  const shown = onOrder ? (order ?? null) : own;
  const sorting: SortingState = shown ? [{ id: shown.key, desc: shown.direction === 'down' }] : [];
  const change = onOrder ?? setOwn;
  const table = useTable<Features, KeyedRow<Row>>({
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

type DataTableModel<Row> = ReturnType<typeof useDataTable<Row>>;

type KeyedColumn<Row> = Column<Row> & { readonly key: string };
type KeyedGroup<Row> = ColumnGroup<Row> & { readonly columns: readonly KeyedColumn<Row>[] };

function addKeys<Row>(
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

function toColumnDefinition<Row>(
  column: KeyedColumn<Row> | KeyedGroup<Row>,
): ColumnDef<Features, KeyedRow<Row>> {
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

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

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

/** Props shared by date and size columns. */
export const UNBROKEN = { isNumber: true, cellClassName: 'nowrap' } as const;

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

interface ViewProps<Row> extends DataAttributes {
  /** For screen readers; omitted if the panel names the table. */
  caption?: ReactNode;
  isCaptionShown?: boolean;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Admin style, cards on phones: "list" stands alone, "panel" is inside a panel and narrower. */
  look?: 'list' | 'panel' | undefined;
  /** Hides the head visually, or omits it. */
  head?: 'hidden' | 'none' | undefined;
  /** Label of the scrolling region, which is keyboard-focusable. */
  scrollLabel?: string | undefined;
  scrollClassName?: string | undefined;
  rowProps?: ((row: Row, index: number) => HTMLAttributes<HTMLTableRowElement> & DataAttributes) | undefined;
  bodyProps?: HTMLAttributes<HTMLTableSectionElement> | undefined;
  /** Consecutive rows of one group share a tbody. */
  getGroup?: ((row: Row) => string | number) | undefined;
  /** A separate row below it, across all columns. */
  detail?: ((row: Row) => ReactNode) | undefined;
  detailClassName?: string | undefined;
  foot?: ReactNode;
  empty?: ReactNode;
}

interface DataTableProps<Row> extends DataTableOptions<Row>, ViewProps<Row> {}

const getRole = <Row,>({ isActions, isPhoto, isWide, className }: Column<Row>) =>
  joinClassNames(isActions && classes.actions, isPhoto && classes.photo, isWide && classes.wide, className);

const joinClassNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;

/** A cell's content with up to two smaller lines below it; one without a text is left out. */
export const withNotes = (content: ReactNode, note: ReactNode, second?: ReactNode) => (
  <>
    {content}
    {note && <small>{note}</small>}
    {second && <small>{second}</small>}
  </>
);

/** Renders a table from columns and rows, sortable by the columns that allow it. */
export function DataTable<Row>({ columns, rows, rowKey, order, onOrder, ...view }: DataTableProps<Row>) {
  const model = useDataTable({ columns, rows, rowKey, order, onOrder });
  return <DataTableView model={model} rowKey={rowKey} {...view} />;
}

interface DataTableViewProps<Row> extends ViewProps<Row> {
  model: DataTableModel<Row>;
  rowKey: DataTableOptions<Row>['rowKey'];
}

/** Renders the table of a model that is shared, for instance with the button that saves it. */
export function DataTableView<Row>({
  model,
  rowKey,
  caption,
  isCaptionShown = false,
  className,
  look,
  head,
  scrollLabel,
  scrollClassName,
  rowProps,
  bodyProps,
  getGroup,
  detail,
  detailClassName,
  foot,
  empty,
  ...attributes
}: DataTableViewProps<Row>) {
  const { rows, leaves } = model;
  if (rows.length === 0 && empty !== undefined) return empty;
  const lines = rows.map((row, index) => {
    const below = detail?.(row);
    return {
      group: getGroup?.(row) ?? '',
      line: (
        <Fragment key={rowKey(row, index)}>
          <tr {...rowProps?.(row, index)}>
            {leaves.map((column) => (
              <BodyCell
                key={column.key}
                column={column}
                row={row}
                index={index}
                isCard={look !== undefined}
              />
            ))}
          </tr>
          {below && (
            <tr className={detailClassName}>
              <td colSpan={leaves.length}>{below}</td>
            </tr>
          )}
        </Fragment>
      ),
    };
  });
  const table = (
    <Table
      className={joinClassNames(classes.table, look && classes.cards, look && classes[look], className) ?? ''}
      {...attributes}
    >
      {caption && <caption className={isCaptionShown ? undefined : 'sr-only'}>{caption}</caption>}
      {head !== 'none' && <Head model={model} isHidden={head === 'hidden'} />}
      {[...Map.groupBy(lines, ({ group }) => group)].map(([group, members]) => (
        <tbody key={group} {...bodyProps}>
          {members.map(({ line }) => line)}
        </tbody>
      ))}
      {foot && <tfoot>{foot}</tfoot>}
    </Table>
  );
  if (scrollLabel === undefined) return table;
  const scroll = joinClassNames('relative overflow-x-auto', scrollClassName);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={scroll} tabIndex={0} aria-label={scrollLabel}>
      {table}
    </section>
  );
}

function Head<Row>({ model, isHidden }: { model: DataTableModel<Row>; isHidden: boolean }) {
  return (
    <thead className={isHidden ? 'sr-only' : undefined}>
      {model.headRows.map(({ id, headers }) => (
        <tr key={id}>
          {headers.map((header) => {
            const column = model.heads.get(header.column.id);
            // A header from a row above spans this one.
            if (!column || header.rowSpan === 0) return null;
            if ('columns' in column) {
              return (
                <th key={header.id} scope="colgroup" colSpan={header.colSpan} {...column.headProps}>
                  {column.head}
                </th>
              );
            }
            return (
              <HeadCell
                key={header.id}
                column={column}
                rowSpan={header.rowSpan}
                direction={model.order?.key === column.key ? model.order.direction : null}
                onSort={() => header.column.toggleSorting()}
              />
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  rowSpan: number;
  /** Null if the rows are sorted by another column. */
  direction: 'up' | 'down' | null;
  onSort: () => void;
}

function HeadCell<Row>({ column, rowSpan, direction, onSort }: HeadCellProps<Row>) {
  const { head, headAside, headProps, isNumber, sortBy, isActions = false, hideHead = isActions } = column;
  const Arrow = direction === 'down' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      rowSpan={rowSpan > 1 ? rowSpan : undefined}
      data-number={isNumber}
      aria-sort={direction === null ? undefined : direction === 'up' ? 'ascending' : 'descending'}
      {...headProps}
      className={joinClassNames(isActions ? undefined : getRole(column), headProps?.className)}
    >
      {sortBy === undefined && (hideHead ? <span className="sr-only">{head}</span> : head)}
      {sortBy !== undefined && (
        <span>
          <button
            type="button"
            className="inline-flex items-center gap-1 min-h-6 bare-button text-inherit data-active:text-t1 data-active:font-semibold"
            data-active={direction !== null || undefined}
            onClick={onSort}
          >
            {head}
            {direction !== null && <Arrow size={12} stroke={2} aria-hidden="true" />}
          </button>
          {headAside}
        </span>
      )}
    </th>
  );
}

interface BodyCellProps<Row> {
  column: Column<Row>;
  row: Row;
  index: number;
  /** Whether it is a card, where values are labeled. */
  isCard: boolean;
}

function BodyCell<Row>({ column, row, index, isCard }: BodyCellProps<Row>) {
  const { head, hideHead, label, isRowHead, isNumber, isActions, cellClassName, cellProps, cell } = column;
  const attributes = cellProps?.(row, index);
  if (attributes === null) return null;
  const shared = {
    'data-number': isNumber,
    ...attributes,
    className: joinClassNames(getRole(column), cellClassName, attributes?.className),
  };
  if (isRowHead) {
    return (
      <th scope="row" {...shared}>
        {cell(row, index)}
      </th>
    );
  }
  const name = label === undefined && typeof head === 'string' && !hideHead && !isActions ? head : label;
  return (
    <td data-label={isCard ? (name ?? undefined) : undefined} {...shared}>
      {cell(row, index)}
    </td>
  );
}
