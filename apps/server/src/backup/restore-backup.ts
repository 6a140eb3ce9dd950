import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import type { Clock } from '../platform/clock/clock.ts';
import { lockDataFolder } from '../platform/data-folder/lock-data-folder.ts';
import { findNewestMigration } from '../platform/database/migrate-database.ts';
import {
  BACKUP_FORMAT,
  BackupError,
  CHECKSUMS_FILE,
  checksums,
  getContentPath,
  isTemporary,
  MANIFEST,
  type Manifest,
  manifest,
  PREVIOUS_DATA,
  RESTORING,
} from './backup-format.ts';
import { inspectDatabase } from './inspect-database.repository.ts';

export interface RestoreOptions {
  file: string;
  dataDir: string;
  /** Put the current content of the data folder aside. */
  overwrite: boolean;
  clock: Clock;
}

export interface RestoredBackup extends Manifest {
  /** Folder with the previous content; null if there was none. */
  previousData: string | null;
}

type EntryContent = AsyncIterable<Buffer> & { resume(): unknown };

interface EntryHeader {
  name: string;
  type?: string | null | undefined;
  size?: number | undefined;
}

/** Max size of a manifest and a checksum list that is read into memory, in bytes. */
const MAX_JSON = 256 * 1024 * 1024;

/**
 * Restores a data folder from a backup. Everything is unpacked and checked next to the data first, so a bad backup
 * changes nothing. Throws BackupError, and DataFolderError while a server uses the folder.
 */
export async function restoreBackup({
  file,
  dataDir,
  overwrite,
  clock,
}: RestoreOptions): Promise<RestoredBackup> {
  if (!existsSync(file)) throw new BackupError(`File not found: ${file}.`);
  const unlock = await lockDataFolder(dataDir);
  const unpacked = join(dataDir, RESTORING);
  try {
    const present = (await readdir(dataDir)).filter((name) => !isTemporary(name));
    if (present.length > 0 && !overwrite) {
      throw new BackupError(
        `${dataDir} is not empty. Add --overwrite to move its contents aside, or restore to another DATA_DIR.`,
      );
    }
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(unpacked, { recursive: true });
    const facts = await unpack(file, unpacked);
    const found = await inspectDatabase(unpacked);
    if (found.migration !== facts.migration || found.replays !== facts.replays) throw damaged(file);

    const previousData =
      present.length > 0 ? join(dataDir, `${PREVIOUS_DATA}${formatTimestamp(clock.now())}`) : null;
    if (previousData !== null) {
      await mkdir(previousData);
      for (const name of present) await rename(join(dataDir, name), join(previousData, name));
    }
    for (const name of await readdir(unpacked)) await rename(join(unpacked, name), join(dataDir, name));
    return { ...facts, previousData };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    unlock();
  }
}

async function unpack(file: string, folder: string): Promise<Manifest> {
  let facts: Manifest | null = null;
  let expected: Record<string, string> | null = null;
  const sums: Record<string, string> = {};
  const extractEntry = async ({ name, type, size }: EntryHeader, entry: EntryContent): Promise<void> => {
    if ((name === MANIFEST || name === CHECKSUMS_FILE) && (size ?? 0) > MAX_JSON) throw foreign(file);
    if (facts === null) {
      facts = name === MANIFEST ? readManifest(file, await readText(entry)) : null;
      if (facts === null) throw foreign(file);
      return;
    }
    if (name === CHECKSUMS_FILE) {
      const parsed = checksums.safeParse(parseJson(await readText(entry)));
      if (!parsed.success) throw damaged(file);
      expected = parsed.data;
      return;
    }
    const path = getContentPath(name);
    if (path === null) throw foreign(file);
    if (type === 'directory') {
      await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
      entry.resume();
      return;
    }
    if (type !== 'file') throw foreign(file);
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(entry, hashing, createWriteStream(join(folder, path), { flags: 'wx', mode: 0o600 }));
    sums[path] = hash.digest('hex');
  };

  const extract = tar.extract();
  extract.on('entry', (header, entry, next) => {
    extractEntry(header, entry as EntryContent).then(() => next(), next);
  });
  try {
    await pipeline(createReadStream(file), createGunzip(), extract);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    // Without a readable manifest it isn't a backup at all.
    throw facts === null ? foreign(file, error) : damaged(file, error);
  }
  if (facts === null) throw foreign(file);
  if (expected === null || !hasSameChecksums(expected, sums)) throw damaged(file);
  return facts;
}

function readManifest(file: string, text: string): Manifest {
  const value = parseJson(text);
  const parsed = manifest.safeParse(value);
  const isOurs =
    typeof value === 'object' && value !== null && 'product' in value && value.product === 'datacoach';
  const format = isOurs && 'format' in value && typeof value.format === 'number' ? value.format : 0;
  if (format > BACKUP_FORMAT || (parsed.success && parsed.data.migration > findNewestMigration())) {
    throw new BackupError(`${file} was made by a newer DataCoach. Update this one first, then restore.`);
  }
  if (!parsed.success) throw isOurs ? damaged(file) : foreign(file);
  return parsed.data;
}

async function readText(entry: EntryContent): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function hasSameChecksums(expected: Record<string, string>, found: Record<string, string>): boolean {
  const paths = Object.keys(expected);
  return paths.length === Object.keys(found).length && paths.every((path) => found[path] === expected[path]);
}

const foreign = (file: string, cause?: unknown) =>
  new BackupError(`${file} is not a DataCoach backup. Nothing was changed.`, cause);
const damaged = (file: string, cause?: unknown) =>
  new BackupError(`${file} is damaged or was cut off. Nothing was changed.`, cause);

function formatTimestamp(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, '-');
}
