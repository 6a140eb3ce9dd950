import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../build-app.ts';
import { openContext } from '../../open-context.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { RATE_LIMITS } from '../../platform/http/rate-limits.ts';
import { type ApiAnswer, call, getProblemCode, readAnswer, signUpAndIn } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { StoppedClock } from '../../testing/stopped-clock.ts';
import { deleteEndedAttempts } from './limit-attempts.ts';
import { MAIL_TOKEN_LIFETIME_MS } from './mail-token.ts';

/** Attempts on one account from many networks. */
const CROWD = 25;

describe.each(DATABASE_KINDS)('attempts on %s', async (database) => {
  const clock = new StoppedClock();
  const { signInAccount, mailAccount, mailEverywhere } = RATE_LIMITS;
  const server = await startTestServer({
    database,
    clock,
    config: { trustProxy: ['127.0.0.1'] },
    rateLimits: {
      signInAccount,
      signInEverywhere: { max: CROWD, timeWindow: 15 * MINUTE_MS },
      mailAccount,
      mailEverywhere,
      signIn: { max: 40, timeWindow: 5 * MINUTE_MS },
      reset: { max: 10, timeWindow: 60 * MINUTE_MS },
      proof: { max: 3, timeWindow: 10 * MINUTE_MS },
      refresh: { max: 4, timeWindow: MINUTE_MS },
    },
  });
  // Like a second process: only the database is shared.
  const second = await buildApp(
    openContext(server.platform),
    join(server.platform.config.dataDir, 'no-web-app'),
  );
  const secondUrl = await second.http.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await second.http.close();
    await server.close();
  });

  const post = (path: string, json: object, url = server.url): Promise<ApiAnswer> =>
    call(`${url}/api/v1/auth/${path}`, { method: 'POST', json });
  /** Posts from another network, with a browser's cookies. */
  const postFrom = async (network: string, path: string, json: object, cookie = '') =>
    readAnswer(
      await fetch(`${server.url}/api/v1/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network, cookie },
        body: JSON.stringify(json),
      }),
    );
  const getCookie = ({ headers }: ApiAnswer) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const refused = (answer: ApiAnswer) => {
    expect(getProblemCode(answer)).toBe('too-many-requests');
    expect((answer.body as { messages: string[] }).messages[0]).toMatch(/^Too many attempts\. Try again in /);
    return Number(answer.headers.get('retry-after'));
  };

  test('on one account are counted together by all servers until the window ends', async () => {
    clock.forward(60 * MINUTE_MS);
    const { email, password } = await signUpAndIn(server.url);
    const wrong = { email, password: 'wrong' };
    for (let n = 0; n < RATE_LIMITS.signInAccount.max; n++) {
      expect((await post('sign-in', wrong, n % 2 ? server.url : secondUrl)).status).toBe(401);
    }
    for (const url of [server.url, secondUrl]) {
      const wait = refused(await post('sign-in', { email: email.toUpperCase(), password }, url));
      expect(wait).toBeGreaterThan(14 * 60);
      expect(wait).toBeLessThanOrEqual(15 * 60);
    }
    // Other users aren't locked out.
    expect((await post('sign-in', { email: `not-${email}`, password })).status).toBe(401);
    clock.forward(15 * MINUTE_MS + 1000);
    expect((await post('sign-in', { email, password })).status).toBe(200);
  });

  test("by strangers lock out neither the owner's network nor a device known to the account", async () => {
    clock.forward(60 * MINUTE_MS);
    const { email, password } = await signUpAndIn(server.url);
    const home = await postFrom('10.0.0.1', 'sign-in', { email, password });
    const wrong = { email, password: 'wrong' };
    for (let n = 0; n < RATE_LIMITS.signInAccount.max; n++) await postFrom('10.0.0.2', 'sign-in', wrong);
    refused(await postFrom('10.0.0.2', 'sign-in', { email, password }));
    expect((await postFrom('10.0.0.1', 'sign-in', { email, password })).status).toBe(200);
    // A crowd of networks, then a flood from the owner's own network.
    for (let n = 0; n < CROWD; n++) {
      await postFrom(`10.1.0.${n + 1}`, 'sign-in', wrong);
    }
    refused(await postFrom('10.2.0.1', 'sign-in', { email, password }));
    for (let n = 0; n < 45; n++)
      await postFrom('10.0.0.1', 'sign-in', { ...wrong, email: `${n}@example.org` });
    refused(await postFrom('10.0.0.1', 'sign-in', { email, password }));
    const known = getCookie(home);
    expect((await postFrom('10.0.0.1', 'sign-in', { email, password }, known)).status).toBe(200);
    // Known for this account only, and still with a limit.
    const another = await signUpAndIn(server.url);
    refused(await postFrom('10.0.0.1', 'sign-in', { ...wrong, email: another.email }, known));
    for (let n = 0; n < RATE_LIMITS.signInAccount.max; n++) {
      expect((await postFrom('10.0.0.1', 'sign-in', wrong, known)).status).toBe(401);
    }
    refused(await postFrom('10.0.0.1', 'sign-in', { email, password }, known));
  });

  test("by strangers to reset passwords never block the owner's mail", async () => {
    clock.forward(60 * MINUTE_MS);
    const { email, password } = await signUpAndIn(server.url);
    const known = getCookie(await postFrom('10.0.0.1', 'sign-in', { email, password }));
    const mails = async () => {
      await server.platform.mailer.waitUntilSent();
      const { rows } = await server.platform.database.pool.query<{ n: number }>(
        `select count(*)::integer as n from account_tokens join users on users.id = user_id
         where email_key = $1 and purpose = 'reset-password'`,
        [email],
      );
      return rows[0]!.n;
    };
    for (let n = 0; n < RATE_LIMITS.mailAccount.max; n++)
      await postFrom('10.0.0.2', 'forgot-password', { email });
    refused(await postFrom('10.0.0.2', 'forgot-password', { email }));
    expect((await postFrom('10.0.0.1', 'forgot-password', { email })).status).toBe(202);
    expect(await mails()).toBe(RATE_LIMITS.mailAccount.max + 1);
    // Mails to strangers' requests stop at some point, but not mails to a known device.
    for (let n = 0; n < 30; n++) {
      expect((await postFrom(`10.3.0.${n}`, 'forgot-password', { email })).status).toBe(202);
    }
    expect(await mails()).toBe(RATE_LIMITS.mailEverywhere.max);
    expect((await postFrom('10.0.0.1', 'forgot-password', { email }, known)).status).toBe(202);
    expect(await mails()).toBe(RATE_LIMITS.mailEverywhere.max + 1);
  });

  test('are reset by the right password', async () => {
    clock.forward(60 * MINUTE_MS);
    const { email, password } = await signUpAndIn(server.url);
    for (let round = 0; round < 2; round++) {
      for (let n = 1; n < RATE_LIMITS.signInAccount.max; n++) {
        expect((await post('sign-in', { email, password: 'wrong' })).status).toBe(401);
      }
      expect((await post('sign-in', { email, password })).status).toBe(200);
    }
  });

  test('from one address are counted together for all accounts', async () => {
    clock.forward(60 * MINUTE_MS);
    for (let n = 0; n < 40; n++) {
      const answer = await post('sign-in', { email: `${n}@example.org`, password: 'wrong' });
      expect(answer.status).toBe(401);
    }
    expect(
      refused(await post('sign-in', { email: 'another@example.org', password: 'wrong' })),
    ).toBeGreaterThan(0);
    clock.forward(5 * MINUTE_MS + 1000);
    expect((await post('sign-in', { email: 'another@example.org', password: 'wrong' })).status).toBe(401);
  });

  test('to set a new password are limited the same with and without an account', async () => {
    clock.forward(60 * MINUTE_MS + 1000);
    const { email } = await signUpAndIn(server.url);
    for (const address of [email, `not-${email}`]) {
      for (let n = 0; n < RATE_LIMITS.mailAccount.max; n++) {
        expect((await post('forgot-password', { email: address })).status).toBe(202);
      }
      expect(refused(await post('forgot-password', { email: address }))).toBeGreaterThan(59 * 60);
    }
    expect(refused(await post('forgot-password', { email: 'third@example.org' }))).toBeGreaterThan(0);
    clock.forward(60 * MINUTE_MS + 1000);
    expect((await post('forgot-password', { email })).status).toBe(202);
  });

  test('to use mailed tokens are limited', async () => {
    clock.forward(60 * MINUTE_MS);
    const guess = { token: 'guess', password: 'long enough' };
    for (let n = 0; n < 3; n++) expect((await post('reset-password', guess)).status).toBe(410);
    refused(await post('reset-password', guess));
    refused(await post('confirm-email', guess));
  });

  test('on a limited route are counted by all servers too, and return how many are left', async () => {
    clock.forward(60 * MINUTE_MS);
    const guess = { refreshToken: 'guess' };
    for (let n = 0; n < 4; n++) {
      const answer = await post('refresh', guess, n % 2 ? server.url : secondUrl);
      expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([401, `${3 - n}`]);
    }
    for (const url of [server.url, secondUrl]) {
      expect(refused(await post('refresh', guess, url))).toBeLessThanOrEqual(60);
    }
    clock.forward(MINUTE_MS + 1000);
    expect((await post('refresh', guess)).status).toBe(401);
  });

  test("made concurrently don't slip through", async () => {
    clock.forward(60 * MINUTE_MS);
    const { email } = await signUpAndIn(server.url);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => post('sign-in', { email, password: 'wrong' })),
    );
    const refusals = answers.filter(({ status }) => status === 429);
    expect(refusals).toHaveLength(15 - RATE_LIMITS.signInAccount.max);
  });

  test('counted under a wrong clock lock nobody out once it is right', async () => {
    clock.forward(60 * MINUTE_MS);
    const { email } = await signUpAndIn(server.url);
    const wrong = { email, password: 'wrong' };
    const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;
    for (const jump of [YEAR_MS, -YEAR_MS]) {
      clock.forward(jump);
      for (let n = 0; n <= RATE_LIMITS.signInAccount.max; n++) await post('sign-in', wrong);
      refused(await post('sign-in', wrong));
      for (let n = 0; n < 5; n++) await post('refresh', { refreshToken: 'guess' });
      clock.forward(-jump);
      expect((await post('sign-in', wrong)).status).toBe(401);
      expect((await post('refresh', { refreshToken: 'guess' })).status).toBe(401);
    }
  });

  test('are stored without the account, and only as long as they count', async () => {
    const { db, pool } = server.platform.database;
    const stored = async () => (await pool.query('select key from attempts')).rows as { key: string }[];
    const before = await stored();
    expect(before.length).toBeGreaterThan(0);
    for (const { key } of before) expect(key).toMatch(/^[a-zA-Z]+:[\w-]{43}$/);
    await signUpAndIn(server.url);
    await server.platform.mailer.waitUntilSent();
    expect((await pool.query('select 1 from account_tokens')).rowCount).toBeGreaterThan(0);
    await deleteEndedAttempts(db, clock.now());
    expect((await stored()).length).toBeGreaterThan(0);
    const end = new Date(clock.now().getTime() + MAIL_TOKEN_LIFETIME_MS['confirm-email'] + 1000);
    await deleteEndedAttempts(db, end);
    expect(await stored()).toEqual([]);
    expect((await pool.query('select 1 from account_tokens')).rowCount).toBe(0);
  });
});
