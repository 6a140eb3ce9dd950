import type { Machine } from './machine.ts';

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
