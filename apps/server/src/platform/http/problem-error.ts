/** A response that explains the problem to the user: status, stable code, messages. */
export class ProblemError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly messages: readonly string[];
  /** Seconds until a retry makes sense, for the Retry-After header. */
  retryAfterSeconds: number | null = null;
  /** Field of the body that is wrong, such as `endsAt`; forms show the message there. */
  field: string | null = null;

  constructor(statusCode: number, code: string, message: string, ...more: string[]) {
    super(`${statusCode} ${code}`);
    this.name = 'ProblemError';
    this.statusCode = statusCode;
    this.code = code;
    this.messages = [message, ...more];
  }
}

/** Throws 400 if any text can't be stored: NUL characters, and in jsonb unpaired surrogates. */
export function requireStorable(...parts: readonly unknown[]): void {
  if (parts.some(isUnstorable)) {
    throw new ProblemError(
      400,
      'bad-request',
      'The request contains a character we can’t store. Remove it and try again.',
    );
  }
}

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable);
}

/** A field of the body that only the server can check, by its clock or its data. */
export function invalidField(field: string, message: string, code = 'invalid-request', statusCode = 400) {
  return Object.assign(new ProblemError(statusCode, code, message), { field });
}

/** Throws 400 at the field if its time is over, unless it was the same before. */
export function requireFuture(field: string, time: Date | null, now: Date, before: Date | null = null): void {
  if (!time || time > now || time.getTime() === before?.getTime()) return;
  throw invalidField(field, 'This time is in the past. Choose a later one.');
}

export const notFound = (message: string): ProblemError => new ProblemError(404, 'not-found', message);

export const conflict = (code: string, message: string): ProblemError => new ProblemError(409, code, message);

/** The caller's version of a thing is outdated. */
export function staleVersionError(thing: string): ProblemError {
  return conflict('changed-meanwhile', `Someone else changed this ${thing}. Reload and try again.`);
}
