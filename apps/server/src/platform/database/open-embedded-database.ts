import { mkdir } from 'node:fs/promises';
import type pg from 'pg';
import {
  ANNOUNCEMENTS,
  type ChangeListener,
  parseAnnouncement,
  type StopListening,
} from './change-channel.ts';
import { createDatabase, type DatabaseHandle } from './database.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { SharedSessionPool } from './embedded/shared-session-pool.ts';

export interface EmbeddedDatabaseOptions {
  /** Data folder; null = in memory. */
  folder: string | null;
  /** File with a dump of a migrated data folder to start from (tests). */
  template?: string;
  /** Called once if the database's thread ends unexpectedly: nothing can be saved after that. */
  onLost: (error: Error) => void;
}

/** Opens PGlite in a worker thread behind `pg`. */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<DatabaseHandle> {
  if (options.folder) await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const server = await startEmbeddedServer(
    { folder: options.folder, template: options.template ?? null },
    options.onLost,
  );
  const pool = new SharedSessionPool({
    user: 'postgres',
    database: 'postgres',
    stream: () => server.connect(),
  });
  // Pending queries and `onLost` get the error itself.
  pool.on('error', () => {});
  return {
    kind: 'embedded',
    db: createDatabase(pool),
    pool,
    listen: (listener) => listenEmbedded(pool, listener),
    async close() {
      await pool.end();
      await server.close();
    },
  };
}

/** Listens on the embedded database's only connection, and on its replacements. */
async function listenEmbedded(
  pool: pg.Pool,
  { onChange: onAnnouncement, onGap }: ChangeListener,
): Promise<StopListening> {
  const onMessage = ({ channel, payload }: pg.Notification) => {
    if (channel === ANNOUNCEMENTS) onAnnouncement(parseAnnouncement(payload));
  };
  let listening: pg.PoolClient | null = null;
  const listen = async (client: pg.PoolClient) => {
    listening = client;
    client.on('notification', onMessage);
    await client.query(`listen ${ANNOUNCEMENTS}`);
  };
  const client = await pool.connect();
  try {
    await listen(client);
  } finally {
    client.release();
  }
  // A replacement that can't listen also fails its next query and is replaced in turn.
  const onConnect = (replacement: pg.PoolClient) => void listen(replacement).then(onGap, () => {});
  pool.on('connect', onConnect);
  return async () => {
    pool.off('connect', onConnect);
    listening?.off('notification', onMessage);
  };
}
