import { posix } from 'node:path';
import { z } from 'zod';
import { LOCK_FILE } from '../platform/data-folder/lock-data-folder.ts';

/** Why a backup or restore failed; the message is shown to the user. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'BackupError';
  }
}

/**
 * A backup is a gzipped tar: `manifest.json` first, then folders and files of the data folder under `data/`, and
 * `checksums.json` last. Without it, the backup was cut off.
 */
export const BACKUP_FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const CHECKSUMS_FILE = 'checksums.json';
export const CONTENT = 'data/';

export const manifest = z.object({
  product: z.literal('datacoach'),
  format: z.number().int().min(1),
  madeAt: z.iso.datetime(),
  /** Newest migration of the database, by creation time (see `findNewestMigration`). */
  migration: z.number().int(),
  accounts: z.number().int(),
  replays: z.number().int(),
});
export type Manifest = z.infer<typeof manifest>;

/** Hex digest by path in the data folder. */
export const checksums = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

/** Where a restore unpacks, and the prefix of folders it puts aside. */
export const RESTORING = '.restoring';
export const PREVIOUS_DATA = 'before-restore-';

/** Whether an entry of the data folder belongs to a process or a restore instead of the data. */
export function isTemporary(name: string): boolean {
  return name.startsWith(LOCK_FILE) || name === RESTORING || name.startsWith(PREVIOUS_DATA);
}

/** Maps an entry's name to its path in the data folder; null if it would lead out of the folder. */
export function getContentPath(name: string): string | null {
  if (!name.startsWith(CONTENT) || name.includes('\\') || name.includes('\0')) return null;
  const path = name.slice(CONTENT.length).replace(/\/$/, '');
  const isInside = path !== '' && posix.normalize(path) === path && !path.startsWith('/');
  return isInside && !path.split('/').includes('..') && !path.includes(':') ? path : null;
}
