import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { copyDataFolder } from '../../../server/src/testing/copy-data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder shared by a run's journeys; created by the global setup. */
    journeys: string;
  }
}

const LOOK_INTERVAL_MS = 200;
const MAKING_LIMIT_MS = 180_000;

/**
 * Returns a new data folder as `make` would fill it. A run's first journey that asks for a name creates it, the
 * others get copies: creating and migrating a database each time takes seconds. `make` must not leave a process using
 * the folder.
 */
export async function copyTemplate(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = join(inject('journeys'), name);
  await ensureTemplate(template, make);
  const copy = mkdtempSync(join(tmpdir(), 'datacoach-journeys-'));
  copyDataFolder(template, copy);
  return copy;
}

async function ensureTemplate(template: string, make: (folder: string) => Promise<void>): Promise<void> {
  const started = Date.now();
  while (!existsSync(template)) {
    if (Date.now() - started > MAKING_LIMIT_MS) throw new Error(`${template} was not made in time.`);
    if (!take(`${template}.lock`)) {
      await delay(LOOK_INTERVAL_MS);
      continue;
    }
    try {
      const unfinished = mkdtempSync(`${template}-`);
      await make(unfinished);
      renameSync(unfinished, template);
    } finally {
      // If making failed, the next caller tries and fails for the same reason.
      rmSync(`${template}.lock`, { recursive: true });
    }
  }
}

/** Takes the lock and returns whether that succeeded. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
