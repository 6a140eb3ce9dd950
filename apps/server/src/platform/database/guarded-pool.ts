import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const insideTransaction = new AsyncLocalStorage<true>();

/** Runs `work` as the inside of a transaction: a pool refuses to hand out connections there. */
export function runInsideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return insideTransaction.run(true, work);
}

/** Throws inside a transaction, which the query would wait for. */
export function refuseInsideTransaction(): void {
  if (!insideTransaction.getStore()) return;
  throw new Error('The database was used inside a transaction: use the transaction that is passed in.');
}

/**
 * Pool that throws when it is used inside a transaction. The embedded database has one connection, so such a
 * query would wait for ever for the transaction that waits for it; with PostgreSQL it would miss its changes.
 */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: Error | boolean) => void,
    ) => void,
  ): void;
  override connect(
    callback?: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: Error | boolean) => void,
    ) => void,
  ): Promise<pg.PoolClient> | undefined {
    refuseInsideTransaction();
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    return super.connect();
  }
}
