import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError, makePrivateFolder } from './private-folder.ts';

/** Name of the file whose lock protects the folder; it stays empty. */
export const LOCK_FILE = 'folder.lock';

/** SQLITE_BUSY: another process holds the lock. */
const BUSY = 5;

/**
 * Makes this process the only user of the data folder (PGlite doesn't detect a second process and would lose rows).
 * Resolves to a function that releases the folder. Throws DataFolderError.
 *
 * The kernel holds the lock and releases it when the process ends in any way; containers that share the folder see
 * the same lock, whatever their process ids. Node has no file locks, SQLite does.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  makePrivateFolder(dataDir);
  const file = join(dataDir, LOCK_FILE);
  let lock: DatabaseSync | null = null;
  try {
    // Only if missing: closing a file releases this process's locks on it.
    if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
    lock = new DatabaseSync(file);
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) throw inUse(dataDir);
    throw new DataFolderError(
      `The data folder ${dataDir} can’t be locked: ${file} can’t be used. Check the folder’s owner and file system.`,
      error,
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

function inUse(dataDir: string): DataFolderError {
  return new DataFolderError(
    `The data folder ${dataDir} is in use by another DataCoach process, maybe in another container. ` +
      'Stop that one first, or start this one with another DATA_DIR.',
  );
}
