import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContainer } from '@datacoach/replay';

const EXTENSION = /\.replay$/i;
/** A file unchanged for this long has been written completely, if it ever will be. */
const MIN_UNCHANGED_MS = 2000;
/** After this long without becoming a replay, the user is warned. */
const MAX_INCOMPLETE_MS = 60_000;

interface FileState {
  size: number;
  modifiedAt: number;
  /** When the file was first seen in this state. */
  since: number;
  state: 'watched' | 'hopeless' | 'done';
}

export type FoundFile =
  | { kind: 'complete'; path: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'hopeless'; path: string };

/** Polls a folder and reports each file once, as soon as it is written completely. */
export class FolderLooks {
  readonly #folder: string;
  readonly #looks = new Map<string, FileState>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Ignores existing files older than a time (epoch ms). Returns their number. */
  async skipOlderThan(oldest: number): Promise<number> {
    let left = 0;
    for (const { path, size, modifiedAt } of await this.#files()) {
      if (modifiedAt >= oldest) continue;
      this.#looks.set(path, { size, modifiedAt, since: 0, state: 'done' });
      left++;
    }
    return left;
  }

  /** Returns the files that became complete since the last look, oldest first. */
  async scan(now: number): Promise<FoundFile[]> {
    const found: FoundFile[] = [];
    for (const { path, size, modifiedAt } of await this.#files()) {
      const scan = this.#looks.get(path);
      if (!scan || scan.size !== size || scan.modifiedAt !== modifiedAt) {
        this.#looks.set(path, { size, modifiedAt, since: now, state: 'watched' });
        continue;
      }
      if (scan.state !== 'watched' || now - scan.since < MIN_UNCHANGED_MS) continue;
      const bytes = await readIfComplete(path);
      if (bytes) {
        scan.state = 'done';
        found.push({ kind: 'complete', path, bytes });
      } else if (now - scan.since >= MAX_INCOMPLETE_MS) {
        scan.state = 'hopeless';
        found.push({ kind: 'hopeless', path });
      }
    }
    return found;
  }

  /** Makes the next look return a file again because it couldn't be sent. */
  remove(path: string): void {
    this.#looks.delete(path);
  }

  async #files(): Promise<{ path: string; size: number; modifiedAt: number }[]> {
    // The folder may be unavailable for a while, for example on a sleeping drive.
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

/** Returns the file's bytes; null while the game is still writing or locking it. */
async function readIfComplete(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const bytes = await readFile(path);
    return checkContainer(bytes) === null ? bytes : null;
  } catch {
    return null;
  }
}
