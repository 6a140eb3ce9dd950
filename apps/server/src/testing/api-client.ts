import { randomUUID } from 'node:crypto';
import { problem, type ReplayItem, replayItem, type SignedIn, signedIn } from '@datacoach/contract';

export interface ApiAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** An API user: signed up, signed in, with a token. */
export interface TestAccount {
  email: string;
  password: string;
  tokens: SignedIn;
  get(path: string): Promise<ApiAnswer>;
  send(method: string, path: string, json?: unknown): Promise<ApiAnswer>;
  upload(content: Uint8Array<ArrayBuffer>, name?: string, field?: string): Promise<ApiAnswer>;
  /** Waits until nothing is being processed and returns the list, newest first. */
  finishedReplays(): Promise<ReplayItem[]>;
}

/** Sends a JSON request. */
export async function call(
  url: string,
  { method = 'GET', token, json }: { method?: string; token?: string | undefined; json?: unknown } = {},
): Promise<ApiAnswer> {
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const answer = await fetch(url, {
    method,
    headers,
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  return readAnswer(answer);
}

export async function readAnswer(answer: Response): Promise<ApiAnswer> {
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
}

/** Returns the error's code, after checking the standard error format. */
export function getProblemCode({ status, body }: ApiAnswer): string {
  const parsed = problem.strict().parse(body);
  if (parsed.statusCode !== status)
    throw new Error(`status ${status} with a problem of ${parsed.statusCode}`);
  return parsed.code;
}

/** Returns the body of an answer that must be a success. */
export async function done<T>(answer: Promise<ApiAnswer>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
}

/** Returns the status and the code of an answer that must be an error. */
export async function refused(answer: Promise<ApiAnswer>): Promise<[number, string]> {
  const got = await answer;
  return [got.status, getProblemCode(got)];
}

const PATIENCE_MS = 180_000;

export async function signUpAndIn(url: string, userName = 'Tester'): Promise<TestAccount> {
  const email = `${randomUUID()}@example.org`;
  const password = 'correct horse battery';
  const signedUp = await call(`${url}/api/v1/auth/sign-up`, {
    method: 'POST',
    json: { email, password, userName },
  });
  if (signedUp.status !== 201) throw new Error(`sign-up answered ${signedUp.status}`);
  const answer = await call(`${url}/api/v1/auth/sign-in`, { method: 'POST', json: { email, password } });
  return createAccountClient(url, email, password, signedIn.parse(answer.body));
}

export function createAccountClient(
  url: string,
  email: string,
  password: string,
  tokens: SignedIn,
): TestAccount {
  return {
    email,
    password,
    tokens,
    get(path) {
      return this.send('GET', path);
    },
    send(method, path, json) {
      return call(`${url}${path}`, { method, token: this.tokens.accessToken, json });
    },
    async upload(content, name = 'match.replay', field = 'file') {
      const form = new FormData();
      form.append(field, new Blob([content]), name);
      const headers = { authorization: `Bearer ${this.tokens.accessToken}` };
      return readAnswer(
        await fetch(`${url}/api/v1/filestorage/replay-upload`, { method: 'POST', headers, body: form }),
      );
    },
    async finishedReplays() {
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const { body } = await this.get('/api/v1/filestorage/replay-processed-status');
        if ((body as { value: number }).value >= 10) break;
        if (Date.now() > end) throw new Error('the uploads were not finished in time');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const list = await this.get('/api/v1/filestorage/get-replay?pageSize=100');
      return replayItem.array().parse((list.body as { items: unknown }).items);
    },
  };
}
