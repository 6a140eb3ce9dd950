import type pg from 'pg';
import { GuardedPool, refuseInsideTransaction } from '../guarded-pool.ts';
import { keepPlans } from './keep-plans.ts';

/** A client that everybody asks who wants no transaction. */
interface Session {
  readonly client: Promise<pg.PoolClient>;
  isOpen: boolean;
  /** Who waits for it or for its answers. */
  users: number;
}

/**
 * Pool of the embedded database, which has one session. Queries outside of transactions are sent without waiting for the
 * answers to those before them: the database works on the next while this thread reads the last. A transaction has the
 * session to itself, and waits for no query that comes after it.
 */
export class SharedSessionPool extends GuardedPool {
  #session: Session | null = null;

  constructor(options: pg.PoolConfig) {
    super({ ...options, max: 1, idleTimeoutMillis: 0, pipeline: true });
    this.on('connect', (client) => keepPlans(client));
  }

  // The overloads of `pg` differ in what they promise to answer, not in what they do.
  override query = (async (query: string, values?: unknown[]): Promise<pg.QueryResult> => {
    refuseInsideTransaction();
    const session = this.#joinSession();
    try {
      return await (await session.client).query(query, values);
    } finally {
      await this.#leave(session);
    }
  }) as pg.Pool['query'];

  #joinSession(): Session {
    const known = this.#session;
    const session =
      known && !(known.isOpen && this.waitingCount > 0)
        ? known
        : { client: this.connect(), isOpen: false, users: 0 };
    if (session !== known) {
      this.#session = session;
      session.client.then(
        (client) => {
          session.isOpen = true;
          client.on('error', leaveToQueries);
        },
        // Whoever has joined hears of it.
        () => {},
      );
    }
    session.users++;
    return session;
  }

  async #leave(session: Session): Promise<void> {
    session.users--;
    if (session.users > 0) return;
    if (this.#session === session) this.#session = null;
    const client = await session.client.catch(() => null);
    client?.off('error', leaveToQueries);
    client?.release();
  }
}

/** A connection that is lost fails each of its queries; the event itself would end the process. */
function leaveToQueries(): void {}
