import type { DatabaseHandle } from './database.ts';
import { databaseOn } from './database.ts';
import { GuardedPool } from './guarded-pool.ts';
import { listenPostgres } from './listen-postgres.ts';

/** Opens a pool on PostgreSQL. A lost idle connection is reported and replaced, it ends nothing. */
export async function openPostgresDatabase(
  url: string,
  onConnectionError: (error: Error) => void,
): Promise<DatabaseHandle> {
  const pool = new GuardedPool({ connectionString: url, max: 10, application_name: 'datacoach' });
  pool.on('error', onConnectionError);
  // One that is lost in the middle of a transaction fails its query; without a listener it would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    db: databaseOn(pool),
    pool,
    listen: (listener) => listenPostgres(url, listener),
    close: () => pool.end(),
  };
}
