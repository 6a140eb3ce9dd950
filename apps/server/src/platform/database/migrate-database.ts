import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { DatabaseHandle } from './database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Arbitrary number: key of the lock that keeps two starting processes from migrating at once. */
const MIGRATION_LOCK = 2_026_112_101;

/** Migrates the database in one transaction; several processes may start together. */
export async function migrateDatabase({ pool }: DatabaseHandle, folder: string = MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Returns when this program's newest migration was created, as its journal and the database say. */
export function findNewestMigration(folder: string = MIGRATIONS): number {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** Returns whether the database has every migration of this program; newer ones are fine. */
export async function isMigrated({ pool }: Pick<DatabaseHandle, 'pool'>, folder: string = MIGRATIONS) {
  const { rows } = await pool.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0) >= findNewestMigration(folder);
}
