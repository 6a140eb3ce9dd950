import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Machine } from '../command.ts';
import { getConfigFolder } from './connection.ts';

/** The final outcome of a file, one line of the list. */
interface LogLine {
  account: string;
  /** Digest of its content, or where it was copied from. */
  sha256: string;
  name: string;
  result: 'sent' | 'refused';
}

/**
 * Files, by content, that an account has sent or its server has rejected. Kept across restarts in the append-only
 * `sent.jsonl`.
 */
export class SentFiles {
  readonly #file: string;
  readonly #account: string;
  readonly #known: Map<string, LogLine['result']>;

  private constructor(file: string, account: string, known: Map<string, LogLine['result']>) {
    this.#file = file;
    this.#account = account;
    this.#known = known;
  }

  static async open(machine: Machine, server: string, userId: string): Promise<SentFiles> {
    const file = join(getConfigFolder(machine), 'sent.jsonl');
    const account = `${server} ${userId}`;
    const known = new Map<string, LogLine['result']>();
    const text = await readFile(file, 'utf8').catch(() => '');
    for (const row of text.split('\n')) {
      const line = readLine(row);
      if (line?.account === account) known.set(line.sha256, line.result);
    }
    return new SentFiles(file, account, known);
  }

  getResult(sha256: string): LogLine['result'] | null {
    return this.#known.get(sha256) ?? null;
  }

  async add(sha256: string, name: string, result: LogLine['result']): Promise<void> {
    this.#known.set(sha256, result);
    await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
    const line: LogLine = { account: this.#account, sha256, name, result };
    await appendFile(this.#file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }
}

/** Parses a line; null if a crash cut it off. */
function readLine(row: string): LogLine | null {
  try {
    return row === '' ? null : (JSON.parse(row) as LogLine);
  } catch {
    return null;
  }
}

export function calculateSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
