import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../platform/database/open-embedded-database.ts';
import { BackupError } from './backup-format.ts';

/** Opens the database of an unused data folder, repairing a crash, and returns its facts for the manifest. */
export async function inspectDatabase(dataDir: string) {
  const problem = (cause: unknown) => new BackupError(`Can’t read the database in ${dataDir}.`, cause);
  // Opening would create a new database.
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) throw problem(null);
  const database = await openEmbeddedDatabase({ folder: join(dataDir, 'database'), onLost: () => {} }).catch(
    (error: unknown) => {
      throw problem(error);
    },
  );
  try {
    const { rows } = await database.pool.query<{ migration: string; accounts: number; replays: number }>(
      `select (select max(created_at)::text from drizzle.__drizzle_migrations) as migration,
              (select count(*)::integer from users) as accounts,
              (select count(*)::integer from replays) as replays`,
    );
    const { migration, accounts, replays } = rows[0]!;
    return { migration: Number(migration), accounts, replays };
  } catch (error) {
    throw problem(error);
  } finally {
    await database.close();
  }
}
