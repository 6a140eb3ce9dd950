import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';

/** PostgreSQL: values that don't fit their column, and rows that are too large (appendix A, classes 22 and 54). */
const UNSTORABLE = /^(22|54)\w{3}$/;

/** Returns whether storing failed because of the values, so that it would fail the same way again. */
export function isUnstorable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof z.ZodError) return true;
  return cause instanceof Error && 'code' in cause && UNSTORABLE.test(String(cause.code));
}
