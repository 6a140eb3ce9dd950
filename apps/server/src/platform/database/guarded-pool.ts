import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const transactionStorage = new AsyncLocalStorage<true>();

/** Runs `work` as if inside a transaction, where a pool refuses to hand out connections. */
export function runInsideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return transactionStorage.run(true, work);
}

/** Throws inside a transaction, which would deadlock with the query. */
export function requireOutsideTransaction(): void {
  if (!transactionStorage.getStore()) return;
  throw new Error('The database was used inside a transaction: use the transaction that is passed in.');
}

/**
 * Pool that throws when used inside a transaction. With the embedded database's one connection such a query would
 * deadlock with its transaction; with PostgreSQL it would miss the transaction's changes.
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
    requireOutsideTransaction();
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    return super.connect();
  }
}
