import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const FORM = 'application/x-www-form-urlencoded';

let server: TestServer;
let csrf: { token: string; cookie: string };
beforeAll(async () => {
  server = await startTestServer({
    database: 'embedded',
    rateLimits: { signInAccount: { max: 2, timeWindow: 60_000 } },
  });
  const answer = await fetch(`${server.url}/api/auth/csrf`);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  csrf = { token: csrfToken, cookie: cookie.join('; ') };
});
afterAll(() => server.close());

/** Status of a form sent to exactly this path: `fetch` would tidy it up first. */
function post(path: string, body: string, contentType = FORM): Promise<number | undefined> {
  const headers = { cookie: csrf.cookie, 'content-type': contentType, 'x-auth-return-redirect': '1' };
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
])('passwords tried at %s are counted', async (path) => {
  const body = form(`${crypto.randomUUID()}@example.org`);
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push(await post(path, body));
  expect(statuses).toEqual([200, 200, 429]);
});

test('what counts is the e-mail address that is tried, not another one that the body could mean', async () => {
  const tried = form('both-ways@example.org');
  const statuses = [];
  for (let n = 0; n < 3; n++) {
    const both = JSON.stringify({ email: `decoy-${n}@example.org`, rest: `&${tried}&rest=` });
    statuses.push(await post('/api/auth/callback/credentials', both, `${FORM}; as=json`));
  }
  expect(statuses).toEqual([200, 200, 429]);
});
