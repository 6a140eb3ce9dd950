import { mkdir } from 'node:fs/promises';
import type { DatabaseHandle } from './database.ts';
import { databaseOn } from './database.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { SharedSessionPool } from './embedded/shared-session-pool.ts';
import { listenEmbedded } from './listen-embedded.ts';

export interface EmbeddedDatabaseOptions {
  /** Data folder; null = in memory. */
  folder: string | null;
  /** File with a dump of a migrated data folder to start from (tests). */
  template?: string;
  /** Called once when the database's thread ends by itself: nothing can be saved any more. */
  onLost: (error: Error) => void;
}

/** Opens PGlite in a worker thread behind `pg`. */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<DatabaseHandle> {
  if (options.folder) await mkdir(options.folder, { recursive: true });
  const server = await startEmbeddedServer(
    { folder: options.folder, template: options.template ?? null },
    options.onLost,
  );
  const pool = new SharedSessionPool({
    user: 'postgres',
    database: 'postgres',
    stream: () => server.connect(),
  });
  // The error itself reaches whoever waits for a query, and `onLost`.
  pool.on('error', () => {});
  return {
    kind: 'embedded',
    db: databaseOn(pool),
    pool,
    listen: (listener) => listenEmbedded(pool, listener),
    async close() {
      await pool.end();
      await server.close();
    },
  };
}
