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
