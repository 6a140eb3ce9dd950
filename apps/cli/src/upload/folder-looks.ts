import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContainer } from '@datacoach/replay';

const EXTENSION = /\.replay$/i;
/** A file that has not changed for so long has been written to its end, if it ever will be. */
const STILL_MS = 2000;
/** And after so long without becoming a replay the person is told. */
const HOPELESS_MS = 60_000;

interface Look {
  size: number;
  modifiedAt: number;
  /** When it was first seen like this. */
  since: number;
  state: 'watched' | 'hopeless' | 'done';
}

export type Found =
  | { kind: 'complete'; path: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'hopeless'; path: string };

/** Looks into a folder again and again, and tells each file once when it has been written to its end. */
export class FolderLooks {
  readonly #folder: string;
  readonly #looks = new Map<string, Look>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Leaves the files alone that are there now and older than a time (epoch ms). Answers how many. */
  async leaveOlderThan(oldest: number): Promise<number> {
    let left = 0;
    for (const { path, size, modifiedAt } of await this.#files()) {
      if (modifiedAt >= oldest) continue;
      this.#looks.set(path, { size, modifiedAt, since: 0, state: 'done' });
      left++;
    }
    return left;
  }

  /** Files that have become complete since the last look, oldest first. */
  async look(now: number): Promise<Found[]> {
    const found: Found[] = [];
    for (const { path, size, modifiedAt } of await this.#files()) {
      const look = this.#looks.get(path);
      if (!look || look.size !== size || look.modifiedAt !== modifiedAt) {
        this.#looks.set(path, { size, modifiedAt, since: now, state: 'watched' });
        continue;
      }
      if (look.state !== 'watched' || now - look.since < STILL_MS) continue;
      const bytes = await completeBytes(path);
      if (bytes) {
        look.state = 'done';
        found.push({ kind: 'complete', path, bytes });
      } else if (now - look.since >= HOPELESS_MS) {
        look.state = 'hopeless';
        found.push({ kind: 'hopeless', path });
      }
    }
    return found;
  }

  /** Has a file looked at again: it could not be sent. */
  forget(path: string): void {
    this.#looks.delete(path);
  }

  async #files(): Promise<{ path: string; size: number; modifiedAt: number }[]> {
    // The folder may be away for a while, as on a drive that sleeps.
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => EXTENSION.test(name));
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const facts = await stat(path).catch(() => null);
        return facts?.isFile() ? [{ path, size: facts.size, modifiedAt: facts.mtimeMs }] : [];
      }),
    );
    return files.flat().sort((a, b) => a.modifiedAt - b.modifiedAt);
  }
}

/** Null while the game still writes it, or holds it. */
async function completeBytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const bytes = await readFile(path);
    return checkContainer(bytes) === null ? bytes : null;
  } catch {
    return null;
  }
}
