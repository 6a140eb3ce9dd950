import type pg from 'pg';
import { expect } from 'vitest';
import type { TestServer } from './start-test-server.ts';

/** Backends that wait for the one with this id, or for others that do. */
const WAITING = `with recursive waiting as (
    select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))
    union
    select behind.pid from pg_stat_activity behind join waiting on waiting.pid = any(pg_blocking_pids(behind.pid)))
  select pid from waiting`;

/**
 * Starts calls while a transaction holds locks and ends it once all calls wait for it, so that they race. Returns their
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
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    await hold(holder);
    const results = Promise.all(calls.map((start) => start()));
    // If they don't get to wait, that is what fails, not the calls.
    results.catch(() => {});
    await expect
      .poll(async () => (await pool.query(WAITING, [rows[0]!.pid])).rowCount)
      .toBeGreaterThanOrEqual(calls.length);
    await holder.query('commit');
    return await results;
  } finally {
    // Ends the transaction if it hasn't.
    holder.release(true);
  }
}
