import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type CSSProperties, Fragment, type HTMLAttributes, type ReactNode } from 'react';
import classes from './data-table.module.css';
import {
  type Column,
  type DataAttributes,
  type DataTableModel,
  type DataTableOptions,
  useDataTable,
} from './use-data-table.ts';

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
  joined(isActions && classes.actions, isPhoto && classes.photo, isWide && classes.wide, className);

const joined = (...names: readonly (string | false | undefined)[]) =>
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
      className={joined(classes.table, look && classes.cards, look && classes[look], className) ?? ''}
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
  const scroll = joined('relative overflow-x-auto', scrollClassName);
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
      className={joined(isActions ? undefined : getRole(column), headProps?.className)}
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
    className: joined(getRole(column), cellClassName, attributes?.className),
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
