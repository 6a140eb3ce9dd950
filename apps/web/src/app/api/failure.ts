import type { Problem } from '@datacoach/contract';

/** A call that the server refused or didn't answer; `message` is the user message. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** Field of the body that is wrong. */
  readonly field: string | undefined;

  constructor(status: number, message: string, code = 'http', field?: string) {
    super(message);
    this.name = 'HttpFailure';
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** Name of an error: a script that the browser couldn't load because it is offline. */
export const LOST_SCRIPT = 'LostScript';
const UNREACHABLE = 'We couldn’t reach the server. Check your connection and try again.';
const UNEXPECTED = 'Something went wrong on our side.';

/** Returns the first server message; if it is JSON, its Message field (specification.md 8). */
export function getFirstMessage(messages: readonly string[] | undefined): string | null {
  const first = messages?.[0];
  if (!first) return null;
  try {
    const parsed: unknown = JSON.parse(first);
    if (parsed && typeof parsed === 'object' && 'Message' in parsed && typeof parsed.Message === 'string') {
      return parsed.Message;
    }
  } catch {
    // Plain text, as usual.
  }
  return first;
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'statusCode' in body && 'messages' in body;

/** Returns the user message of any error: a problem body, a bug of ours, or a broken connection. */
export function getFailureMessage(error: unknown): string {
  if (isProblem(error)) return getFirstMessage(error.messages) ?? UNREACHABLE;
  if (error instanceof HttpFailure) return error.message;
  if (error instanceof Error && error.name === LOST_SCRIPT) return UNREACHABLE;
  return error instanceof TypeError && /fetch|network|load/i.test(error.message) ? UNREACHABLE : UNEXPECTED;
}

export const getInvalidField = (error: unknown): string | undefined =>
  error instanceof HttpFailure ? error.field : undefined;

/** Whether the server couldn't be reached, so that the same call may work once the network is back. */
export const isUnreachable = (error: unknown): boolean => getFailureMessage(error) === UNREACHABLE;

export const TOO_MANY_REQUESTS = 429;

export function getFailureStatus(error: unknown): number {
  if (isProblem(error)) return error.statusCode;
  return error instanceof HttpFailure ? error.status : 0;
}

/** Whether the server refused the call, so that sending it again is useless. */
export function isRefusal(error: unknown): boolean {
  const status = getFailureStatus(error);
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
}

/** Converts a failed response to an error with the server's first message. */
export function toHttpFailure(status: number, body: unknown): HttpFailure {
  if (isProblem(body)) return new HttpFailure(status, getFailureMessage(body), body.code, body.field);
  return new HttpFailure(status, UNREACHABLE);
}
