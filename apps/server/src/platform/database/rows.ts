import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor, Page, Transaction } from './database.ts';

type Row<T extends PgTable> = T['$inferSelect'];
type Column<T extends PgTable> = keyof T['$inferSelect'] & string;

/** Values of columns, in their order. */
type Values<T extends PgTable, Columns extends readonly Column<T>[]> = {
  [Index in keyof Columns]: NonNullable<Row<T>[Columns[Index]]>;
};

/** Finds a row; null if there is none. */
export async function findRow<T extends PgTable>(db: Executor, table: T, where: SQL | undefined) {
  const rows: Row<T>[] = await db
    .select()
    .from(table as PgTable)
    .where(where);
  return rows[0] ?? null;
}

/** Finds a row and locks it until the transaction ends; null if there is none. */
export async function lockRow<T extends PgTable>(tx: Transaction, table: T, where: SQL | undefined) {
  const rows: Row<T>[] = await tx
    .select()
    .from(table as PgTable)
    .where(where)
    .for('update');
  return rows[0] ?? null;
}

export async function listRows<T extends PgTable>(
  db: Executor,
  table: T,
  where: SQL | undefined,
  ...order: readonly (SQL | PgColumn)[]
): Promise<Row<T>[]> {
  return db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...order);
}

/** Returns a page of rows and the total number of rows. */
export async function listPage<T extends PgTable>(
  db: Executor,
  table: T,
  where: SQL | undefined,
  { index, size }: Page,
  ...order: readonly (SQL | PgColumn)[]
) {
  const rows: Row<T>[] = await db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(index * size);
  return { rows, total: await db.$count(table, where) };
}

/** Returns whether there was a row to change. */
export async function updateRows<T extends PgTable>(
  db: Executor,
  table: T,
  change: PgUpdateSetSource<T>,
  where: SQL | undefined,
): Promise<boolean> {
  const { rowCount } = await db.update(table).set(change).where(where);
  return (rowCount ?? 0) > 0;
}

/** Returns whether there was a row to delete. */
export async function deleteRows<T extends PgTable>(db: Executor, table: T, where: SQL | undefined) {
  const { rowCount } = await db.delete(table).where(where);
  return (rowCount ?? 0) > 0;
}

/** Inserts a row; if its key exists, makes the change to the stored row instead: all of the row's values. */
export async function upsertRow<T extends PgTable>(
  db: Executor,
  table: T,
  key: readonly Column<T>[],
  row: T['$inferInsert'],
  change = row as PgUpdateSetSource<T>,
): Promise<void> {
  const target = key.map((column) => columnsOf(table)[column]!);
  await db.insert(table).values(row).onConflictDoUpdate({ target, set: change });
}

const columnsOf = (table: PgTable) => table as unknown as Readonly<Record<string, PgColumn>>;

/*
 * The functions below return the function of a repository that does the same with rows that have certain values in
 * certain columns: `findBy(users, 'id')` is `(db, id) => …`.
 */

function fits(table: PgTable, columns: readonly string[], values: readonly unknown[]): SQL | undefined {
  return and(...columns.map((column, index) => eq(columnsOf(table)[column]!, values[index])));
}

export function findBy<T extends PgTable, const Columns extends readonly Column<T>[]>(
  table: T,
  ...columns: Columns
) {
  return (db: Executor, ...values: Values<T, Columns>) => findRow(db, table, fits(table, columns, values));
}

export function lockBy<T extends PgTable, const Columns extends readonly Column<T>[]>(
  table: T,
  ...columns: Columns
) {
  return (tx: Transaction, ...values: Values<T, Columns>) => lockRow(tx, table, fits(table, columns, values));
}

export function listBy<T extends PgTable, const Columns extends readonly Column<T>[]>(
  table: T,
  columns: Columns,
  ...order: readonly (SQL | PgColumn)[]
) {
  return (db: Executor, ...values: Values<T, Columns>) =>
    listRows(db, table, fits(table, columns, values), ...order);
}

export function deleteBy<T extends PgTable, const Columns extends readonly Column<T>[]>(
  table: T,
  ...columns: Columns
) {
  return (db: Executor, ...values: Values<T, Columns>) => deleteRows(db, table, fits(table, columns, values));
}

/** The change comes after the values of the columns. */
export function updateBy<T extends PgTable, const Columns extends readonly Column<T>[]>(
  table: T,
  ...columns: Columns
) {
  return async (
    db: Executor,
    ...given: [...values: Values<T, Columns>, change: Partial<T['$inferInsert']>]
  ): Promise<void> => {
    await updateRows(db, table, given.at(-1) as PgUpdateSetSource<T>, fits(table, columns, given));
  };
}

/** Inserts a row, or changes the one with these columns' values. */
export function upsertBy<T extends PgTable>(table: T, ...key: readonly Column<T>[]) {
  return (db: Executor, row: T['$inferInsert']) => upsertRow(db, table, key, row);
}

/** Inserts a row unless one of its keys already exists. Returns whether it did. */
export function insertNew<T extends PgTable>(table: T) {
  return async (db: Executor, row: T['$inferInsert']): Promise<boolean> => {
    const { rowCount } = await db.insert(table).values(row).onConflictDoNothing();
    return (rowCount ?? 0) > 0;
  };
}

/** Inserts a row and returns it as stored. */
export function insertRow<T extends PgTable>(table: T) {
  return async (db: Executor, row: T['$inferInsert']): Promise<Row<T>> => {
    const rows = await db.insert(table).values(row).returning();
    return (rows as Row<T>[])[0]!;
  };
}

/** Escapes the special characters of a `like` pattern. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns the first row of a query; null if there is none. */
export async function first<Found>(query: PromiseLike<readonly Found[]>): Promise<Found | null> {
  return (await query)[0] ?? null;
}
