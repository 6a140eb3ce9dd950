/** Errors outside of tests in a run. */
export interface DeadWorkers {
  /** Test files whose process V8 aborted. */
  files: string[];
  /** Number of other errors outside of tests. */
  others: number;
}

/**
 * Signals with which V8 ends its process when an internal check fails (`SIGTRAP`, `SIGILL`) or on an invalid memory
 * access.
 */
const ABORT =
  /^Worker exited unexpectedly with signal (?:SIGTRAP|SIGILL|SIGSEGV)\b.* while running test file (.+)$/;

/**
 * Reads Vitest's errors outside of tests. Node 24's V8 rarely aborts a process when a thread with PGlite's
 * WebAssembly starts or ends ("Check failed: jit_page.has_value()", nodejs/node#64500), which says nothing about a
 * test.
 */
export function readDeadWorkers(errors: readonly unknown[]): DeadWorkers {
  const files: string[] = [];
  let others = 0;
  for (const error of errors) {
    const file = listMessages(error).flatMap((message) => ABORT.exec(message)?.[1] ?? [])[0];
    if (file) files.push(file);
    else others += 1;
  }
  return { files, others };
}

function listMessages(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const message = 'message' in error && typeof error.message === 'string' ? [error.message] : [];
  return 'cause' in error ? [...message, ...listMessages(error.cause)] : message;
}
