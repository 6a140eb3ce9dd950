import { ProblemError } from './problem-error.ts';

/** Throws 400 when a text anywhere in the request has a NUL character, which PostgreSQL cannot take. */
export function refuseNul(...parts: readonly unknown[]): void {
  if (parts.some(hasNul)) {
    throw new ProblemError(400, 'bad-request', 'The request has a character that cannot be used.');
  }
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}
