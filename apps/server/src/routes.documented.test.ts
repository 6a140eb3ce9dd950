import { ENDPOINTS, type Endpoint } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { findUser, startImpersonation } from './features/auth/index.ts';
import { signUpAndIn, type TestAccount } from './testing/api-client.ts';
import { createAccountWithRole } from './testing/create-account-with-role.ts';
import { startServerForTests } from './testing/start-test-server.ts';

/** Statuses that any endpoint may return (see `register-endpoint.ts`); a 500 is always a bug and must not occur. */
const ALWAYS = [503, 507];
const AT_ONCE = 8;
const TOO_LARGE = 'a body that is too large';
const ALL: readonly (readonly [string, Endpoint])[] = Object.entries(ENDPOINTS);
/** Token by kind of caller; null when signed out. */
const callers = new Map<string, string | null>([['nobody', null]]);
const server = await startServerForTests({ database: 'embedded' });
const admin = await createAccountWithRole(server, 'Admin');
const player = await createAccountWithRole(server, 'Player');
const coach = await createAccountWithRole(server, 'Coach');
const viewing = async ({ tokens }: TestAccount) => {
  const user = (await findUser(server.context.db, tokens.user.id))!;
  const started = await startImpersonation(server.context, admin.tokens.user.id, user, 'a test');
  return started.accessToken;
};
callers.set('player', player.tokens.accessToken);
callers.set('coach', coach.tokens.accessToken);
callers.set('admin', admin.tokens.accessToken);
callers.set('unconfirmed', (await signUpAndIn(server.url)).tokens.accessToken);
callers.set('viewed player', await viewing(player));
callers.set('viewed coach', await viewing(coach));

/** Slightly wrong ways to call an endpoint. */
const SHAPES: Readonly<Record<string, (endpoint: Endpoint) => { path: string; init: RequestInit } | null>> = {
  'nothing but ids': (endpoint) => ({
    path: filled(endpoint, crypto.randomUUID()),
    init: json(endpoint, '{}'),
  }),
  'an id that is too long': (endpoint) =>
    endpoint.params ? { path: filled(endpoint, 'x'.repeat(200)), init: json(endpoint, '{}') } : null,
  'an id of another kind': (endpoint) =>
    endpoint.params ? { path: filled(endpoint, 'x%00'), init: json(endpoint, '{}') } : null,
  'no JSON': (endpoint) =>
    isReading(endpoint) ? null : { path: filled(endpoint, crypto.randomUUID()), init: json(endpoint, '{') },
  [TOO_LARGE]: (endpoint) =>
    isReading(endpoint)
      ? null
      : { path: filled(endpoint, crypto.randomUUID()), init: json(endpoint, `"${'x'.repeat(1_100_000)}"`) },
  'a body of another type': (endpoint) =>
    isReading(endpoint)
      ? null
      : {
          path: filled(endpoint, crypto.randomUUID()),
          init: { body: '<a/>', headers: { 'content-type': 'text/xml' } },
        },
};

const isReading = ({ method }: Endpoint) => method === 'GET';
const filled = ({ path }: Endpoint, value: string) => path.replaceAll(/\{\w+\}/g, value);
const json = (endpoint: Endpoint, body: string): RequestInit =>
  isReading(endpoint) ? {} : { body, headers: { 'content-type': 'application/json' } };

async function getStatus(endpoint: Endpoint, token: string | null, path: string, init: RequestInit) {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const answer = await fetch(server.url + path, { ...init, method: endpoint.method, headers });
  // Streams never end.
  await answer.body?.cancel();
  return answer.status;
}

test.each(Object.keys(SHAPES))('every status returned for %s is in the contract', async (shape) => {
  const undocumented: string[] = [];
  const calls = ALL.flatMap(([name, endpoint]) =>
    [...callers].flatMap(([caller, token]) => {
      // Callers without access are answered before the body is read, and sending a megabyte each takes time.
      if (shape === TOO_LARGE && !['player', 'coach', 'admin'].includes(caller)) return [];
      const request = SHAPES[shape]!(endpoint);
      return request ? [{ name, endpoint, caller, token, request }] : [];
    }),
  );
  expect(calls.length).toBeGreaterThan(100);
  const work = async () => {
    for (let one = calls.pop(); one; one = calls.pop()) {
      const { name, endpoint, caller, token, request } = one;
      const status = await getStatus(endpoint, token, request.path, request.init);
      const documented = [...Object.keys(endpoint.responses).map(Number), ...endpoint.errors, ...ALWAYS];
      if (!documented.includes(status)) undocumented.push(`${name} to ${caller}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(undocumented.sort()).toEqual([]);
});
