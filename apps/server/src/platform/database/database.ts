import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { ChangeListener, StopListening } from './change-channel.ts';
import { runInsideTransaction } from './guarded-pool.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What repository functions take; inside a transaction only `tx` works. */
export type Executor = Database | Transaction;

/** A page of a list; `index` counts from 0. */
export interface Page {
  index: number;
  size: number;
}

/** An open database, embedded or PostgreSQL, behind the same driver. */
export interface DatabaseHandle {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Listens to announcements of any process. */
  listen(listener: ChangeListener): Promise<StopListening>;
  close(): Promise<void>;
}

/** Opens Drizzle on a pool, with a guard that makes `db` throw inside `db.transaction`. */
export function createDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool);
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => transaction((tx) => runInsideTransaction(() => work(tx)), config);
  return db;
}

/** Returns the bytes of all tables and indexes. */
export async function measureDatabase({ pool }: Pick<DatabaseHandle, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ size: string }>(
    'select pg_database_size(current_database())::text as size',
  );
  return Number(rows[0]!.size);
}
