import type pg from 'pg';
import { GuardedPool, refuseInsideTransaction } from '../guarded-pool.ts';

/** Statements whose plans a session keeps; what is asked for the first time after that is planned each time. */
const MAX_KEPT = 500;

type Ask = (query: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Has the database keep the plan of what a client asks again. The embedded database takes about as long to plan a query
 * of a screen as to answer it, and has one session, so that its plans serve every caller.
 */
function keepPlans(client: pg.PoolClient): void {
  /** By text; null after the first time: much is never asked again. */
  const names = new Map<string, string | null>();
  let kept = 0;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known) return known;
    if (known === undefined && names.size >= MAX_KEPT) return undefined;
    const name = known === null ? `kept-${++kept}` : null;
    names.set(text, name);
    return name ?? undefined;
  };
  const ask = client.query.bind(client) as Ask;
  const asking: Ask = (query, values, callback) => {
    const settings = typeof query === 'string' ? { text: query } : query;
    return isPlain(settings) && hasValues(values ?? settings.values)
      ? ask({ ...settings, name: nameOf(settings.text) }, values, callback)
      : ask(query, values, callback);
  };
  client.query = asking as typeof client.query;
}

/** A query of which nothing is settled yet: no name, and no reader of its own that takes rows as they come. */
function isPlain(query: unknown): query is { text: string; values?: unknown } {
  const { text, name, submit } = (query ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && name === undefined && submit === undefined;
}

/** Several statements in one text have no values, and can have no plan. */
function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

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
