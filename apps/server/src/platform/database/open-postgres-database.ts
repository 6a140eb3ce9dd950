import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  ANNOUNCEMENTS,
  type ChangeListener,
  parseAnnouncement,
  type StopListening,
} from './change-channel.ts';
import { createDatabase, type DatabaseHandle } from './database.ts';
import { GuardedPool } from './guarded-pool.ts';

const RETRY_MS = 1000;
/** A connection that was cut off silently is only noticed when used. */
const CHECK_TIMEOUT_MS = 30_000;

/** Listens on a separate connection, which is replaced when lost. Throws if the first connection fails. */
async function listenPostgres(
  url: string,
  { onChange: onAnnouncement, onGap }: ChangeListener,
): Promise<StopListening> {
  const stopped = new AbortController();
  let current: pg.Client | null = null;

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'datacoach-listener',
      query_timeout: CHECK_TIMEOUT_MS,
    });
    client.on('notification', ({ payload }) => onAnnouncement(parseAnnouncement(payload)));
    const check = setInterval(
      () => void client.query('select 1').catch(() => client.end()),
      CHECK_TIMEOUT_MS,
    );
    client.on('error', () => {});
    client.once('end', () => {
      clearInterval(check);
      if (!stopped.signal.aborted) void reconnect();
    });
    try {
      await client.connect();
      await client.query(`listen ${ANNOUNCEMENTS}`);
    } catch (error) {
      clearInterval(check);
      client.removeAllListeners('end');
      await client.end().catch(() => {});
      throw error;
    }
    current = client;
  };
  const reconnect = async () => {
    while (!stopped.signal.aborted) {
      await delay(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      const back = await connect().then(
        () => true,
        () => false,
      );
      if (back) return onGap();
    }
  };
  await connect();
  return async () => {
    stopped.abort();
    await current?.end().catch(() => {});
  };
}

/** Opens a pool on PostgreSQL. A lost idle connection is reported and replaced, nothing else fails. */
export async function openPostgresDatabase(
  url: string,
  onConnectionError: (error: Error) => void,
): Promise<DatabaseHandle> {
  const pool = new GuardedPool({ connectionString: url, max: 10, application_name: 'datacoach' });
  pool.on('error', onConnectionError);
  // A connection lost during a transaction fails its query; without a listener it would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    db: createDatabase(pool),
    pool,
    listen: (listener) => listenPostgres(url, listener),
    close: () => pool.end(),
  };
}
