import type { Connection } from './connection.ts';

/** Outcome of a call: a usable response, a permanent rejection, or a reason to retry. */
export type Outcome<Body> =
  | { kind: 'answered'; status: number; body: Body }
  /** The server rejects this file from anyone. */
  | { kind: 'refused'; message: string }
  | { kind: 'quota'; message: string }
  /** The server rejects everything from this token or at this address. */
  | { kind: 'denied'; message: string }
  | { kind: 'later'; message: string; waitMs: number | null };

interface Problem {
  code: string;
  messages: string[];
}

/** Too large, of another type, or not a replay: sending it again won't help. */
const ABOUT_THE_FILE = new Set([413, 415, 422]);

const RESPONSE_TIMEOUT_MS = 120_000;

/** Makes one request. A broken network and a stop are outcomes too. */
export async function callServer<Body>(
  { server, token }: Connection,
  path: string,
  signal: AbortSignal,
  body?: FormData,
): Promise<Outcome<Body>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(server + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body } : {}),
      // The token is for this server only.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
    });
    text = await response.text();
  } catch {
    if (signal.aborted) return { kind: 'denied', message: 'Stopped. Not uploaded.' };
    return { kind: 'later', message: `${server} is not responding.`, waitMs: null };
  }
  return toOutcome(server, response, parseJson(text));
}

function toOutcome<Body>(server: string, response: Response, body: unknown): Outcome<Body> {
  const { status, headers } = response;
  const problem = isProblem(body) ? body : null;
  const message = problem?.messages.join(' ') ?? `${server} returned status ${status}.`;
  if (status >= 200 && status < 300 && body !== null) return { kind: 'answered', status, body: body as Body };
  if (status === 429 || status === 408 || status >= 500) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    return { kind: 'later', message, waitMs: seconds >= 0 ? seconds * 1000 : null };
  }
  if (!problem) {
    return {
      kind: 'denied',
      message: `No DataCoach server found at ${server} (it returned status ${status}). Check the address.`,
    };
  }
  if (status === 401) {
    return {
      kind: 'denied',
      message: 'The token is wrong or was revoked. Create a new one in your profile.',
    };
  }
  if (problem.code === 'quota-reached') return { kind: 'quota', message };
  if (status === 403 || status === 404) return { kind: 'denied', message };
  // Anything else, such as a truncated body, says nothing about the file.
  return ABOUT_THE_FILE.has(status) ? { kind: 'refused', message } : { kind: 'later', message, waitMs: null };
}

/** Parses JSON; null if invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'messages' in body;
}
