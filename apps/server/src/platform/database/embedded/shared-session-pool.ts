import type pg from 'pg';
import { GuardedPool, requireOutsideTransaction } from '../guarded-pool.ts';

/** Max number of statements whose plans a session keeps; later new statements are planned each time. */
const MAX_PREPARED_STATEMENTS = 500;

type QueryFunction = (query: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Makes the database keep the plans of repeated queries. The embedded database takes about as long to plan a screen's
 * query as to run it, and its single session shares plans between all callers.
 */
function reusePreparedStatements(client: pg.PoolClient): void {
  /** By text; null after the first use, because many queries are never repeated. */
  const names = new Map<string, string | null>();
  let kept = 0;
  const getStatementName = (text: string): string | undefined => {
    const known = names.get(text);
    if (known) return known;
    if (known === undefined && names.size >= MAX_PREPARED_STATEMENTS) return undefined;
    const name = known === null ? `kept-${++kept}` : null;
    names.set(text, name);
    return name ?? undefined;
  };
  const ask = client.query.bind(client) as QueryFunction;
  const queryPrepared: QueryFunction = (query, values, callback) => {
    const settings = typeof query === 'string' ? { text: query } : query;
    return isPlainQuery(settings) && hasValues(values ?? settings.values)
      ? ask({ ...settings, name: getStatementName(settings.text) }, values, callback)
      : ask(query, values, callback);
  };
  client.query = queryPrepared as typeof client.query;
}

/** Returns whether a query has no name and no custom submittable that streams rows. */
function isPlainQuery(query: unknown): query is { text: string; values?: unknown } {
  const { text, name, submit } = (query ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && name === undefined && submit === undefined;
}

/** Several statements in one text have no values and can't have a plan. */
const hasValues = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

/** A client shared by all queries outside of transactions. */
interface Session {
  readonly client: Promise<pg.PoolClient>;
  isOpen: boolean;
  /** Callers waiting for it or for its results. */
  users: number;
}

/**
 * Pool of the embedded database, which has a single session. Queries outside of transactions are sent without waiting
 * for earlier results: the database works on the next query while this thread reads the last result. A transaction
 * has the session to itself and doesn't wait for queries that come later.
 */
export class SharedSessionPool extends GuardedPool {
  #session: Session | null = null;

  constructor(options: pg.PoolConfig) {
    super({ ...options, max: 1, idleTimeoutMillis: 0, pipeline: true });
    this.on('connect', (client) => reusePreparedStatements(client));
  }

  // The overloads of `pg` differ in their return types, not in what they do.
  override query = (async (query: string, values?: unknown[]): Promise<pg.QueryResult> => {
    requireOutsideTransaction();
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
        // Callers that joined get the error.
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

/** A lost connection fails each of its queries; without a listener the event would end the process. */
function leaveToQueries(): void {}
