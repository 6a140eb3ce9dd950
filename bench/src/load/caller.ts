import { BENCH_PASSWORD } from '../screens/bench-folder.ts';
import type { Stats } from './stats.ts';

/** Half a token's lifetime, so no caller is signed out. */
const SIGNED_IN_MS = 30 * 60_000;
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

export interface Question {
  path: string;
  method?: 'GET' | 'POST';
  body?: string | FormData;
  /** Name in the results; defaults to the path without ids. */
  name?: string;
}

/** A user of the API in their own network; their waiting times are recorded. */
export class Caller {
  readonly origin: string;
  readonly #email: string;
  readonly #network: string;
  readonly #stats: Stats;
  #token = '';
  #signedIn = Number.NEGATIVE_INFINITY;

  constructor(origin: string, email: string, number: number, stats: Stats) {
    this.origin = origin;
    this.#email = email;
    this.#network = `10.${number >> 8}.${number & 255}.1`;
    this.#stats = stats;
  }

  async token(): Promise<string> {
    if (performance.now() - this.#signedIn < SIGNED_IN_MS) return this.#token;
    this.#signedIn = performance.now();
    const body = JSON.stringify({ email: this.#email, password: BENCH_PASSWORD });
    const answer = await this.#send({ path: '/api/v1/auth/sign-in', method: 'POST', body }, {});
    this.#token = (answer as { accessToken: string } | null)?.accessToken ?? '';
    return this.#token;
  }

  /** Returns the response's JSON; null if there is none or the request was rejected, which is recorded. */
  async ask(question: Question): Promise<unknown> {
    return this.#send(question, { authorization: `Bearer ${await this.token()}` });
  }

  async #send({ path, method = 'GET', body, name }: Question, headers: Record<string, string>) {
    const call = `${method} ${name ?? new URL(path, this.origin).pathname.replaceAll(ID, '{id}')}`;
    const started = performance.now();
    try {
      const answer = await fetch(this.origin + path, {
        method,
        headers: {
          ...headers,
          'x-forwarded-for': this.#network,
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      });
      const text = await answer.text();
      this.#stats.record(call, performance.now() - started);
      if (!answer.ok) this.#stats.fail(call, `${answer.status} ${text.slice(0, 120)}`);
      return answer.ok && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    } catch (error) {
      this.#stats.fail(call, error instanceof Error ? String(error.cause ?? error) : String(error));
      return null;
    }
  }
}
