import { readFile } from 'node:fs/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What commands know about the computer they run on; tests pass a fake. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly platform: NodeJS.Platform;
  /** Aborted when the user stops the command (Ctrl-C). */
  readonly stopping: AbortSignal;
  now(): number;
  /** Waits, but no longer than until `stopping`. */
  sleep(milliseconds: number): Promise<void>;
  /** One line typed by the user; null without a terminal. */
  ask(question: string): Promise<string | null>;
}

/** Where a command writes. */
export interface Output {
  /** Prints results, without a trailing line break. */
  out(text: string): void;
  /** Prints problems, one line each. */
  error(line: string): void;
}

/** Runs a command with the arguments after its name and returns the process's exit code. */
export type Command = (args: readonly string[], output: Output, machine: Machine) => Promise<number>;

/** Thrown when the user's input isn't valid: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Parses a command's files and options. Throws UsageError for anything it doesn't understand. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  allowPositionals = true,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the bytes of a file. Prints the reason and returns null if it can't be read. */
export async function readBytes(
  file: string,
  output: Output,
  name = file,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(file);
  } catch (error) {
    output.error(`${name}: ${readProblem(error)}`);
    return null;
  }
}

function readProblem(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'File not found.';
  if (code === 'EISDIR') return 'This is a folder, not a file.';
  if (code === 'EACCES' || code === 'EPERM') return 'Permission denied.';
  return error instanceof Error ? error.message : String(error);
}
