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
  /** Said to who hears the table; a table that its panel names has none. */
  caption?: ReactNode;
  /** Shows the caption to everybody. */
  isCaptionShown?: boolean;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** What administrators see, cards on phones: "list" stands by itself, "panel" in a panel and is narrower. */
  look?: 'list' | 'panel' | undefined;
  /** For who hears the table only, or not at all. */
  head?: 'hidden' | 'none' | undefined;
  /** Names the region that the table scrolls in, which the keyboard reaches. */
  scrollLabel?: string | undefined;
  scrollClassName?: string | undefined;
  rowProps?: ((row: Row, index: number) => HTMLAttributes<HTMLTableRowElement> & DataAttributes) | undefined;
  bodyProps?: HTMLAttributes<HTMLTableSectionElement> | undefined;
  /** Rows that follow each other in one group share a body. */
  groupOf?: ((row: Row) => string | number) | undefined;
  /** A row of its own below, over all columns. */
  detail?: ((row: Row) => ReactNode) | undefined;
  detailClassName?: string | undefined;
  /** Rows of the foot. */
  foot?: ReactNode;
  /** Stands there instead of a table without rows. */
  empty?: ReactNode;
}

interface DataTableProps<Row> extends DataTableOptions<Row>, ViewProps<Row> {}

/** Class of a column's head and cells. */
const roleOf = <Row,>({ isActions, isPhoto, isWide, className }: Column<Row>) =>
  joined(isActions && classes.actions, isPhoto && classes.photo, isWide && classes.wide, className);

const joined = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;

/** A table from columns and rows, sorted by the columns that say so. */
export function DataTable<Row>({ columns, rows, rowKey, order, onOrder, ...view }: DataTableProps<Row>) {
  const model = useDataTable({ columns, rows, rowKey, order, onOrder });
  return <DataTableView model={model} rowKey={rowKey} {...view} />;
}

interface DataTableViewProps<Row> extends ViewProps<Row> {
  model: DataTableModel<Row>;
  rowKey: DataTableOptions<Row>['rowKey'];
}

/** The table of a model that something else asks for its order too, such as the button that saves it. */
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
  groupOf,
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
      group: groupOf?.(row) ?? '',
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={joined(classes.scroll, scrollClassName)} tabIndex={0} aria-label={scrollLabel}>
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
            const column = model.headOf.get(header.column.id);
            // A head that began in a row above spans this one.
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
  /** Null where the rows are in another column's order. */
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
      className={joined(isActions ? undefined : roleOf(column), headProps?.className)}
    >
      {sortBy === undefined && (hideHead ? <span className="sr-only">{head}</span> : head)}
      {sortBy !== undefined && (
        <span>
          <button
            type="button"
            className={classes.sort}
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
  /** A card says what its values are. */
  isCard: boolean;
}

function BodyCell<Row>({ column, row, index, isCard }: BodyCellProps<Row>) {
  const { head, hideHead, label, isRowHead, isNumber, isActions, cellClassName, cellProps, cell } = column;
  const given = cellProps?.(row, index);
  if (given === null) return null;
  const shared = {
    'data-number': isNumber,
    ...given,
    className: joined(roleOf(column), cellClassName, given?.className),
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
