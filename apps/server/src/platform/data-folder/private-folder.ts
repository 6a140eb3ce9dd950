import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;
const OWNER_ONLY = 0o700;

/** Makes the folder, readable by its owner only; one that is there stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
}

/**
 * Throws DataFolderError when others of this machine can get at the folder or at what is directly in it: it holds
 * passwords' hashes, mails and the key of all sessions. Windows has no such rights to look at.
 */
export function requirePrivateFolder(dataDir: string): void {
  if (process.platform === 'win32') return;
  makePrivateFolder(dataDir);
  const names = readdirSync(dataDir);
  // A new volume comes with the rights of the machine: no one has read anything in it yet.
  if (names.length === 0 && isOpen(dataDir)) closeIfOurs(dataDir);
  const open = [dataDir, ...names.map((name) => join(dataDir, name))].find(isOpen);
  if (open === undefined) return;
  throw new DataFolderError(
    `Other users of this machine can get at ${open}, which holds passwords and the key of all sessions. ` +
      `Run this once, then start again: chmod -R go-rwx "${dataDir}"`,
  );
}

function isOpen(path: string): boolean {
  return (statSync(path).mode & OTHERS) !== 0;
}

function closeIfOurs(folder: string): void {
  try {
    chmodSync(folder, OWNER_ONLY);
  } catch {
    // Not ours: refused in words.
  }
}
