import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Disk, KeyNormalizer } from 'flydrive';

/** Files on their way, within the folder of all: moving one from there to its place is one step. */
const ARRIVING = 'arriving';

/** Writes a file of a folder under another name first, so that under its own it is whole or not there. */
export async function putWhole(disk: Disk, folder: string, key: string, content: Readable): Promise<void> {
  const place = join(folder, new KeyNormalizer().normalize(key));
  const arriving = `${ARRIVING}/${randomUUID()}`;
  try {
    await disk.putStream(arriving, content);
    await mkdir(dirname(place), { recursive: true });
    await rename(join(folder, arriving), place);
  } catch (error) {
    await disk.delete(arriving);
    throw error;
  }
}

/** Removes what nobody has written to since `before`. */
export async function removeUnfinished(folder: string, before: Date): Promise<void> {
  const arriving = join(folder, ARRIVING);
  const names = await readdir(arriving).catch(() => []);
  for (const name of names) {
    const file = join(arriving, name);
    const touched = await stat(file).catch(() => null);
    if (touched && touched.mtime < before) await rm(file, { force: true });
  }
}
