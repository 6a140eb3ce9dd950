import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../data-folder/lock-data-folder.ts';
import { DataFolderError } from '../data-folder/private-folder.ts';
import { findOutage } from '../http/outage.ts';
import type { DatabaseHandle } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

/** Opens, locks and migrates an embedded database. Throws DataFolderError if it's in use or damaged. */
export async function openDataFolder(
  dataDir: string,
  onLost: (error: Error) => void,
): Promise<DatabaseHandle> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const database = await openIfComplete(join(dataDir, 'database'), onLost);
    return {
      ...database,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openIfComplete(folder: string, onLost: (error: Error) => void): Promise<DatabaseHandle> {
  // PGlite would create a new database over what is left of the old.
  if (isIncomplete(folder)) throw damaged(folder);
  const database = await openEmbeddedDatabase({ folder, onLost }).catch((error: unknown) => {
    throw findOutage(error) === 'full' ? error : damaged(folder, error);
  });
  try {
    await migrateDatabase(database);
    return database;
  } catch (error) {
    // A database that can't be opened may also fail to close.
    await database.close().catch(() => {});
    throw isDamage(error) ? damaged(folder, error) : error;
  }
}

function isIncomplete(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'PG_VERSION'));
}

/** PostgreSQL: internal errors, damaged data and indexes (XX…), file errors (58…); and loss of the database. */
const DAMAGE = /^(XX|58)\w{3}$/;

function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return DAMAGE.test(code) || /^The embedded database stopped/.test(error.message) || isDamage(error.cause);
}

function damaged(folder: string, cause?: unknown): DataFolderError {
  return new DataFolderError(
    `The database in ${folder} is damaged and can’t be opened. Nothing was started or changed. ` +
      'Restore your newest backup: npm run restore -- FILE --overwrite (your current data is moved aside). ' +
      'See docs/grow.md for details.',
    cause,
  );
}
