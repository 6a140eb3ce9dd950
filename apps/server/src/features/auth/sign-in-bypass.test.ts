import { request } from 'node:http';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

/** Attempts from one address; the other tests together make fewer. */
const FROM_ONE_ADDRESS = 25;
const FORM = 'application/x-www-form-urlencoded';

const server = await startServerForTests({
  database: 'embedded',
  config: { trustProxy: ['127.0.0.1'] },
  rateLimits: {
    signIn: { max: FROM_ONE_ADDRESS, timeWindow: HOUR_MS },
    signInAccount: { max: 2, timeWindow: HOUR_MS },
  },
});
const answer = await fetch(`${server.url}/api/auth/csrf`);
const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
const { csrfToken } = (await answer.json()) as { csrfToken: string };
const csrf: { token: string; cookie: string } = { token: csrfToken, cookie: cookie.join('; ') };

/** Posts a form to exactly this path and returns the status: `fetch` would normalize it. */
function post(path: string, body: string, more: Record<string, string> = {}): Promise<number | undefined> {
  const headers = { cookie: csrf.cookie, 'content-type': FORM, 'x-auth-return-redirect': '1', ...more };
  return new Promise((resolve, reject) => {
    const sent = request(server.url, { method: 'POST', path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const form = (email: string) => `csrfToken=${csrf.token}&email=${encodeURIComponent(email)}&password=wrong`;

test.each([
  '/api/auth/callback/credentials',
  '/api/auth/callback/credentials/',
  '/api/auth/callback//credentials',
  '/api/auth/callback/./credentials',
  '/api/auth/callback\\credentials',
  '/api/auth/callback/credentials?more=1',
])('counts passwords tried at %s', async (path) => {
  const body = form(`${crypto.randomUUID()}@example.org`);
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push(await post(path, body));
  expect(statuses).toEqual([200, 200, 429]);
});

test('counts the email address that is tried, not another one in the body', async () => {
  const tried = form('both-ways@example.org');
  const statuses = [];
  for (let n = 0; n < 3; n++) {
    const both = JSON.stringify({ email: `decoy-${n}@example.org`, rest: `&${tried}&rest=` });
    statuses.push(await post('/api/auth/callback/credentials', both, { 'content-type': `${FORM}; as=json` }));
  }
  expect(statuses).toEqual([200, 200, 429]);
});

const from = (said: string, seen: string) =>
  post('/api/auth/callback/credentials', form(`${crypto.randomUUID()}@example.org`), {
    'x-forwarded-for': `${said}, ${seen}`,
  });

test('counts all addresses of one IPv6 network as one, because their owner has them all', async () => {
  for (let n = 0; n < FROM_ONE_ADDRESS; n++) {
    expect(await from('203.0.113.1', `2001:db8:0:7:${n}::${n}`)).toBe(200);
  }
  expect(await from('203.0.113.1', '2001:db8:0:7:ffff::1')).toBe(429);
  expect(await from('203.0.113.1', '2001:db8:0:8::1')).toBe(200);
});

test('behind a proxy uses the address the proxy saw, not the one the caller claims', async () => {
  for (let n = 0; n < FROM_ONE_ADDRESS; n++) expect(await from(`203.0.113.${n}`, '198.51.100.7')).toBe(200);
  expect(await from('203.0.113.99', '198.51.100.7')).toBe(429);
  expect(await from('198.51.100.7', '198.51.100.8')).toBe(200);
});
