import { ProblemError } from './problem-error.ts';

/**
 * Throws 400 when a text anywhere in the request cannot be stored: PostgreSQL takes no NUL character, and in jsonb no half
 * of a surrogate pair.
 */
export function refuseUnstorable(...parts: readonly unknown[]): void {
  if (parts.some(isUnstorable)) {
    throw new ProblemError(400, 'bad-request', 'The request has a character that cannot be used.');
  }
}

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable);
}
