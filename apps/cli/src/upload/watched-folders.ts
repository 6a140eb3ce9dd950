import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Machine } from '../machine.ts';
import { ownFolder } from './own-folders.ts';

/** When a folder was watched for the first time (epoch ms): now, unless it is on the list. */
export async function firstWatchedAt(machine: Machine, folder: string): Promise<number> {
  const file = join(ownFolder(machine), 'watched.json');
  const known = await readList(file);
  const before = known[folder];
  if (typeof before === 'number') return before;
  const now = machine.now();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify({ ...known, [folder]: now }, null, 2)}\n`, { mode: 0o600 });
  return now;
}

async function readList(file: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
