import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CardDeclined } from '../features/payments/payment-provider.ts';
import { type StripeRequest, startStripeMock, toStripeResponse } from './stripe-mock.ts';

const BAD_REQUEST = 400;
const PAYMENT_REQUIRED = 402;

export type Params = Record<string, unknown>;

/** `METHOD /path/*` → handler, which gets the variable parts of the path. */
export type StripeRoutes = Readonly<Record<string, (params: Params, ...ids: string[]) => Promise<unknown>>>;

export class Missing extends Error {}

export interface ServedStripeApi {
  url: string;
  /**
   * Throws if a request or response didn't match Stripe's API, even if the caller treated the error as a network
   * failure.
   */
  close(): Promise<void>;
}

/** Serves the routes on loopback as Stripe's API: Stripe's own mock checks each request first, then each response. */
export async function serveStripeApi(
  routes: StripeRoutes,
  onCall: (call: string) => void,
): Promise<ServedStripeApi> {
  const mock = await startStripeMock();
  const refused: string[] = [];
  const answered = new Map<string, Awaited<ReturnType<typeof answerTo>>>();

  async function answerTo(request: StripeRequest): Promise<{ status: number; body: unknown }> {
    const { pathname, searchParams } = new URL(request.path, 'http://stripe');
    const params = nested([...searchParams, ...new URLSearchParams(request.body)]);
    const found = findRoute(routes, request.method, pathname);
    if (!found) return failure(404, `unknown ${pathname}`);
    // The product calls nothing under /test.
    const reply = pathname.startsWith('/v1/test/') ? null : await mock?.ask(request);
    if (reply && reply.status >= BAD_REQUEST) {
      refused.push(`${request.method} ${request.path} ${request.body}: ${JSON.stringify(reply.body)}`);
      return reply;
    }
    const answer = await found(params).then((body) => ({ status: 200, body }), toStripeFailure);
    if (!reply || answer.status !== 200) return answer;
    const foreign: string[] = [];
    const body = toStripeResponse(answer.body, reply.body, foreign);
    if (foreign.length > 0) refused.push(`answer to ${request.method} ${pathname}: ${foreign.join(', ')}`);
    return { status: 200, body };
  }

  const http = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const method = request.method ?? 'GET';
      onCall(`${method} ${path.split('?')[0]}`);
      const isKnown = request.headers.authorization?.startsWith('Bearer sk_test_');
      const body = await readBody(request);
      const key = String(request.headers['idempotency-key'] ?? '');
      const answer =
        answered.get(key) ?? (isKnown ? await answerTo({ method, path, body }) : failure(401, 'no key'));
      if (key && answer.status === 200) answered.set(key, answer);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async close() {
      await new Promise<void>((resolve) => http.close(() => resolve()));
      await mock?.stop();
      if (refused.length > 0) throw new Error(`not as Stripe has it:\n${refused.join('\n')}`);
    },
  };
}

function findRoute(routes: StripeRoutes, method: string, pathname: string) {
  for (const [pattern, work] of Object.entries(routes)) {
    const [ofMethod, path] = pattern.split(' ') as [string, string];
    const match = new RegExp(`^${path.replaceAll('*', '([^/]+)')}$`).exec(pathname);
    if (ofMethod === method && match) return (params: Params) => work(params, ...match.slice(1));
  }
  return null;
}

const failure = (status: number, message: string) => ({
  status,
  body: { error: { type: 'invalid_request_error', message } },
});

function toStripeFailure(error: unknown): { status: number; body: unknown } {
  if (error instanceof Missing) {
    const message = `No such customer: '${error.message}'`;
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing', message } },
    };
  }
  if (!(error instanceof CardDeclined)) return failure(BAD_REQUEST, String(error));
  const message = 'Your card was declined.';
  return {
    status: PAYMENT_REQUIRED,
    body: { error: { type: 'card_error', code: 'card_declined', message } },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Parses `a[b][0]=c`, as Stripe's clients write it, into objects and lists. */
function nested(params: readonly (readonly [string, string])[]): Params {
  const root: Params = {};
  for (const [name, value] of params) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let at: Params = root;
    for (const [depth, part] of path.entries()) {
      if (depth === path.length - 1) at[part] = value;
      else {
        at[part] ??= /^\d+$/.test(path[depth + 1]!) ? [] : {};
        at = at[part] as Params;
      }
    }
  }
  return root;
}
