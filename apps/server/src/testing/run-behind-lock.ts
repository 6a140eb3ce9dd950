import type pg from 'pg';
import { expect } from 'vitest';
import type { TestServer } from './start-test-server.ts';

/**
 * Starts calls while a transaction holds locks and ends it once all calls are waiting, so that they race. Returns their
 * results. Only for PostgreSQL: the embedded database runs one transaction at a time.
 */
export async function runBehindLock<Result>(
  { platform }: TestServer,
  hold: (client: pg.PoolClient) => Promise<unknown>,
  calls: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const { pool } = platform.database;
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await hold(holder);
    const results = Promise.all(calls.map((start) => start()));
    const waiting = `select pid from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThanOrEqual(calls.length);
    await holder.query('commit');
    return await results;
  } finally {
    // Ends the transaction if it hasn't.
    holder.release(true);
  }
}
