import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';

/** Attributes of our own, which style sheets and tests look for. */
export interface DataAttributes {
  [name: `data-${string}`]: string | number | boolean | undefined;
}

export type CellProps = TdHTMLAttributes<HTMLTableCellElement> & DataAttributes;
type HeadProps = ThHTMLAttributes<HTMLTableCellElement> & DataAttributes;

export interface Column<Row> {
  /** Its head's text, or its index, when left out. */
  readonly key?: string | undefined;
  readonly head: ReactNode;
  /** Beside the button that sorts by the column. */
  readonly headAside?: ReactNode;
  /** The head is there for who hears the table only. */
  readonly hideHead?: boolean | undefined;
  readonly headProps?: HeadProps | undefined;
  /** What a card on a phone calls the value; the head's text when left out, nothing when null. */
  readonly label?: string | null;
  /** The column's cells name their rows. */
  readonly isRowHead?: boolean;
  /** Stands at the end of its cells, as numbers do. */
  readonly isNumber?: boolean;
  /** Buttons, whose head only who hears the table gets. */
  readonly isActions?: boolean;
  /** A small picture of what the row is. */
  readonly isPhoto?: boolean;
  /** Long text. */
  readonly isWide?: boolean;
  /** Of the head and of every cell. */
  readonly className?: string | undefined;
  readonly cellClassName?: string | undefined;
  /** Null leaves the cell out: another one spans it. */
  readonly cellProps?: ((row: Row, index: number) => CellProps | null) | undefined;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** What rows are sorted by; those without a value stand last. True where the server sorts. */
  readonly sortBy?: ((row: Row) => string | number | null) | true | undefined;
  /** Direction of the first press; "up" when left out. */
  readonly sortFirst?: 'up' | 'down' | undefined;
}

/** A head over several columns. */
export interface ColumnGroup<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly headProps?: HeadProps | undefined;
  readonly columns: readonly Column<Row>[];
}

export interface TableOrder {
  readonly key: string;
  readonly direction: 'up' | 'down';
}
