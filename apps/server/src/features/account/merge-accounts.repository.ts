import { sql, TransactionRollbackError } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';

/** Returns what a transaction would return, and undoes it. */
export async function runAndUndo<Result>(db: Database, run: (tx: Transaction) => Promise<Result>) {
  let result: Result;
  await db
    .transaction(async (tx) => {
      result = await run(tx);
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return result!;
}

/**
 * Makes rows reference another account in a column. Rows that a unique key gives that account already are left as
 * they are. Returns the table's name and how many rows moved and were left.
 */
export async function moveRows(tx: Transaction, column: PgColumn, from: string, into: string) {
  const { table } = column;
  const kind = getTableConfig(table).name;
  const set = sql`update ${table} set ${sql.identifier(column.name)} = ${into} where ${column} = ${from}`;
  /** Returns how many rows changed; null if a unique key doesn't allow it. */
  const tryUpdate = (update: typeof set) =>
    tx
      .transaction(async (part) => (await part.execute(update)).rowCount ?? 0)
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) return null;
        throw error;
      });
  const all = await tryUpdate(set);
  if (all !== null) return { kind, moved: all, left: 0 };
  const { rows } = await tx.execute<{ row: string }>(
    sql`select ctid::text as row from ${table} where ${column} = ${from}`,
  );
  let moved = 0;
  for (const { row } of rows) moved += (await tryUpdate(sql`${set} and ctid = ${row}::tid`)) ?? 0;
  return { kind, moved, left: rows.length - moved };
}
