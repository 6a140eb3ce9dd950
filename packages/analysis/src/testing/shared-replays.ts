import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasSharedReplays, SHARED_FOLDER } from './shared-folder.ts';

const FOLDER = join(SHARED_FOLDER, 'replays');

/** Names of the intact shared replays, sorted; none where the folder is missing. */
export const INTACT_REPLAYS: readonly string[] = hasSharedReplays
  ? readdirSync(FOLDER)
      .filter((file) => file.endsWith('.replay') && !file.startsWith('bad-'))
      .map((file) => file.replace(/\.replay$/, ''))
      .sort()
  : [];

export function readSharedReplay(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(FOLDER, `${name}.replay`)));
}
