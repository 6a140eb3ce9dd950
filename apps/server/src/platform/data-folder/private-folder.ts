import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder can't be used; the message says why and what the server's operator can do. */
export class DataFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DataFolderError';
  }
}

/** Permissions of the group and others. */
const OTHERS = 0o077;
const OWNER_ONLY_MODE = 0o700;

/** Creates the folder, readable only by its owner; an existing folder stays unchanged. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_MODE });
}

/**
 * Throws DataFolderError if other users of this machine can access the folder or its direct contents: it holds
 * password hashes, mails and the key of all sessions. Windows has no such permissions to check.
 */
export function requirePrivateFolder(dataDir: string): void {
  if (process.platform === 'win32') return;
  makePrivateFolder(dataDir);
  const names = readdirSync(dataDir);
  // A new volume has the machine's default permissions; there has been nothing to read in it.
  if (names.length === 0 && isReadableByOthers(dataDir)) closeIfOurs(dataDir);
  const open = [dataDir, ...names.map((name) => join(dataDir, name))].find(isReadableByOthers);
  if (open === undefined) return;
  throw new DataFolderError(
    `Other users on this machine can access ${open}, which holds passwords and the session key. ` +
      `Run this once, then start again: chmod -R go-rwx "${dataDir}"`,
  );
}

const isReadableByOthers = (path: string): boolean => (statSync(path).mode & OTHERS) !== 0;

function closeIfOurs(folder: string): void {
  try {
    chmodSync(folder, OWNER_ONLY_MODE);
  } catch {
    // Not ours: refused with a message.
  }
}
