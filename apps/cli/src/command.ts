import { readFile } from 'node:fs/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What commands know of the computer they run on; tests have their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly platform: NodeJS.Platform;
  /** Aborted when the person wants the command to end (Ctrl-C). */
  readonly stopping: AbortSignal;
  now(): number;
  /** Waits; not longer than until `stopping`. */
  sleep(milliseconds: number): Promise<void>;
  /** One line typed by the person; null where no one can be asked. */
  ask(question: string): Promise<string | null>;
}

/** Where a command writes. */
export interface Output {
  /** Results, without a line end of its own. */
  out(text: string): void;
  /** Problems, one line each. */
  error(line: string): void;
}

/** Runs a command with what stands after its name; answers the process's exit code. */
export type Command = (args: readonly string[], output: Output, machine: Machine) => Promise<number>;

/** The person typed something that cannot be done: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Files and options of a command; what cannot be understood is wrong usage. */
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

/** The bytes of a file; null, with a line that says why, where it cannot be read. */
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

/** Why a file could not be read, in a sentence. */
function readProblem(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'File not found.';
  if (code === 'EISDIR') return 'This is a folder, not a file.';
  if (code === 'EACCES' || code === 'EPERM') return 'Permission denied.';
  return error instanceof Error ? error.message : String(error);
}
