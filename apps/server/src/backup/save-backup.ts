import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar, { type Pack } from 'tar-stream';
import type { Clock } from '../platform/clock/clock.ts';
import { lockDataFolder } from '../platform/data-folder/lock-data-folder.ts';
import {
  BACKUP_FORMAT,
  BackupError,
  CHECKSUMS_FILE,
  CONTENT,
  isTemporary,
  MANIFEST,
  type Manifest,
} from './backup-format.ts';
import { inspectDatabase } from './inspect-database.repository.ts';

export interface SaveOptions {
  dataDir: string;
  file: string;
  overwrite: boolean;
  clock: Clock;
}

export interface SavedBackup extends Manifest {
  size: number;
}

/** Replays hardly compress any further, and the database does at any level. */
const GZIP_LEVEL = 1;
/** The backup contains the key of all sessions. */
const OWNER_ONLY_MODE = 0o600;

/**
 * Saves a data folder as one file. The folder is locked meanwhile so the backup is consistent. Throws BackupError,
 * and DataFolderError while a server uses the folder.
 */
export async function saveBackup({ dataDir, file, overwrite, clock }: SaveOptions): Promise<SavedBackup> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new BackupError(`There is nothing to back up: ${dataDir} has no database.`);
  }
  if (!relative(dataDir, file).startsWith('..')) {
    throw new BackupError(`The backup can’t be inside the folder it saves (${dataDir}).`);
  }
  if (existsSync(file) && !overwrite) {
    throw new BackupError(`${file} already exists. Choose another name, or add --overwrite.`);
  }
  const unlock = await lockDataFolder(dataDir);
  const part = `${file}.part`;
  try {
    const manifest: Manifest = {
      product: 'datacoach',
      format: BACKUP_FORMAT,
      madeAt: clock.now().toISOString(),
      ...(await inspectDatabase(dataDir)),
    };
    const pack = tar.pack();
    await Promise.all([
      pipeline(
        pack,
        createGzip({ level: GZIP_LEVEL }),
        createWriteStream(part, { mode: OWNER_ONLY_MODE, flush: true }),
      ),
      packFiles(pack, dataDir, manifest).catch((error: unknown) => {
        pack.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }),
    ]);
    await rename(part, file);
    return { ...manifest, size: (await stat(file)).size };
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof BackupError || !(error instanceof Error && 'code' in error)) throw error;
    throw new BackupError(`${file} isn’t writable (${String(error.code)}).`, error);
  } finally {
    unlock();
  }
}

async function packFiles(pack: Pack, dataDir: string, manifest: Manifest): Promise<void> {
  const sums: Record<string, string> = {};
  pack.entry({ name: MANIFEST }, JSON.stringify(manifest));
  for (const { path, isFolder } of await listContent(dataDir)) {
    const full = join(dataDir, path);
    const name = `${CONTENT}${path.split(sep).join('/')}`;
    const { size, mtime } = await stat(full);
    if (isFolder) {
      pack.entry({ name: `${name}/`, type: 'directory', mode: 0o700, mtime });
      continue;
    }
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(createReadStream(full), hashing, pack.entry({ name, size, mode: OWNER_ONLY_MODE, mtime }));
    sums[name.slice(CONTENT.length)] = hash.digest('hex');
  }
  pack.entry({ name: CHECKSUMS_FILE }, JSON.stringify(sums));
  pack.finalize();
}

/** Lists the data folder's folders before their content (including empty ones, which PostgreSQL needs) and its files. */
async function listContent(dataDir: string, folder = ''): Promise<{ path: string; isFolder: boolean }[]> {
  const found: { path: string; isFolder: boolean }[] = [];
  for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true })) {
    if (folder === '' && isTemporary(entry.name)) continue;
    const path = join(folder, entry.name);
    if (!entry.isDirectory() && !entry.isFile()) {
      throw new BackupError(`${join(dataDir, path)} is neither a file nor a folder, so it can’t be saved.`);
    }
    found.push({ path, isFolder: entry.isDirectory() });
    if (entry.isDirectory()) found.push(...(await listContent(dataDir, path)));
  }
  return found;
}
