import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';

/** PostgreSQL: values that don't fit their column, and rows that are too large (appendix A, classes 22 and 54). */
const UNSTORABLE = /^(22|54)\w{3}$/;
const UNIQUE_VIOLATION = '23505';

/** Returns whether storing failed because of the values, so that it would fail the same way again. */
export function isUnstorable(error: unknown): boolean {
  return getCause(error) instanceof z.ZodError || UNSTORABLE.test(getErrorCode(error));
}

/** Returns whether a write failed because another row already has a value that must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  return getErrorCode(error) === UNIQUE_VIOLATION;
}

function getErrorCode(error: unknown): string {
  const cause = getCause(error);
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

function getCause(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}
