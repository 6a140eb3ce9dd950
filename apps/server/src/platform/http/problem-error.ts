/** An answer that tells the user what is wrong: status, stable code, sentences. */
export class ProblemError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly messages: readonly string[];
  /** Seconds after which it may be tried again, for the Retry-After header. */
  retryAfterSeconds: number | null = null;

  constructor(statusCode: number, code: string, message: string, ...more: string[]) {
    super(`${statusCode} ${code}`);
    this.name = 'ProblemError';
    this.statusCode = statusCode;
    this.code = code;
    this.messages = [message, ...more];
  }
}

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

export function notFound(message: string): ProblemError {
  return new ProblemError(404, 'not-found', message);
}

export function conflict(code: string, message: string): ProblemError {
  return new ProblemError(409, code, message);
}
