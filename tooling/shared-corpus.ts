import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Folder with real replays and oracles: next to the repository, or at DATACOACH_SHARED. */
export const SHARED_FOLDER = process.env.DATACOACH_SHARED ?? resolve(import.meta.dirname, '../../shared');
const REPLAYS = join(SHARED_FOLDER, 'replays');

/** Whether the real replays are available. A fresh machine has none. */
export const hasSharedCorpus = existsSync(REPLAYS);

/** Names (no extension) of the real replays, sorted; empty if there are none. */
export const sharedReplayNames: readonly string[] = hasSharedCorpus
  ? readdirSync(REPLAYS)
      .filter((file) => file.endsWith('.replay'))
      .map((file) => file.slice(0, -'.replay'.length))
      .sort()
  : [];

export function getSharedReplayPath(name: string): string {
  return join(REPLAYS, `${name}.replay`);
}

export function readSharedReplay(name: string): Uint8Array {
  return new Uint8Array(readFileSync(getSharedReplayPath(name)));
}

/** Returns the parsed oracle `reference/<kind>/<name>.json` or `.json.gz`; null if it doesn't exist. */
export function readOracle(kind: 'decode' | 'events' | 'ballchasing', name: string): unknown {
  const plain = join(SHARED_FOLDER, 'reference', kind, `${name}.json`);
  if (existsSync(plain)) return JSON.parse(readFileSync(plain, 'utf8'));
  const packed = `${plain}.gz`;
  return existsSync(packed) ? JSON.parse(gunzipSync(readFileSync(packed)).toString('utf8')) : null;
}

/** Logs in one line what a test file skips without the real replays. */
export function reportMissingCorpus(what: string): void {
  if (!hasSharedCorpus) console.error(`left out without the shared replays: ${what}`);
}
