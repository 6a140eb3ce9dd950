import { describe, expect, test } from 'vitest';
import { ACCESS_TOKEN_MS } from '../../platform/config/config.ts';
import { call, getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { BrowserSession } from '../../testing/browser-session.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests, startTestServer } from '../../testing/start-test-server.ts';
import { REFRESH_BEFORE_EXPIRY_MS } from './auth-js-config.ts';
import { REUSE_WINDOW_MS } from './describe-signed-in.ts';

interface Session {
  user: { id: string; email: string; name: string; isAdmin: boolean };
  userType: string;
  accessToken: string;
  accessTokenExpiry: number;
  firstTimeLogin: boolean;
  error: string | null;
  expires: string;
}

describe('the session protocol at /api/auth', async () => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database: 'embedded', clock });
  const account = await signUpAndIn(server.url, 'Ann');

  const signedInBrowser = async () => {
    const browser = new BrowserSession(server.url);
    const answer = await browser.signIn(account.email, account.password);
    expect(answer.status).toBe(200);
    expect((answer.body as { url: string }).url).not.toContain('error=');
    return browser;
  };
  const session = async (browser: BrowserSession) =>
    (await browser.send('/api/auth/session')).body as Session | null;
  const mayCall = async (token: string) =>
    (await call(`${server.url}/api/v1/filestorage/replay-processed-status`, { token })).status === 200;

  test('is null when signed out, and lists one provider', async () => {
    const browser = new BrowserSession(server.url);
    expect(await session(browser)).toBeNull();
    const { body } = await browser.send('/api/auth/providers');
    expect(Object.keys(body as object)).toEqual(['credentials']);
  });

  test('has the account and access token after sign-in', async () => {
    const browser = await signedInBrowser();
    const current = (await session(browser))!;
    expect(current).toEqual({
      user: { id: account.tokens.user.id, email: account.email, name: 'Ann', isAdmin: false },
      userType: 'Player',
      accessToken: expect.any(String),
      accessTokenExpiry: expect.any(Number),
      firstTimeLogin: true,
      error: null,
      impersonator: null,
      expires: expect.any(String),
    });
    expect(await mayCall(current.accessToken)).toBe(true);
    for (const userType of ['Coach', 'Admin'] as const) {
      const { email, password } = await createAccountWithRole(server, userType);
      const browser = new BrowserSession(server.url);
      await browser.signIn(email, password);
      expect(await session(browser)).toMatchObject({
        user: { isAdmin: userType === 'Admin' },
        userType,
        firstTimeLogin: false,
      });
    }
  });

  test('a wrong password returns an error in the URL', async () => {
    const browser = new BrowserSession(server.url);
    const answer = await browser.signIn(account.email, 'wrong');
    const url = new URL((answer.body as { url: string }).url);
    expect(url.pathname).toBe('/login');
    expect(url.searchParams.get('error')).toBe('CredentialsSignin');
    expect(await session(browser)).toBeNull();
  });

  test("treats characters the database can't store as a wrong password, not a server error", async () => {
    const answer = await new BrowserSession(server.url).signIn('a\0@b.org', 'wrong');
    expect(answer.status).toBe(200);
    expect((answer.body as { url: string }).url).toContain('error=CredentialsSignin');
  });

  test("a form without the CSRF token doesn't sign in", async () => {
    const browser = new BrowserSession(server.url);
    await browser.send('/api/auth/callback/credentials', {
      email: account.email,
      password: account.password,
    });
    expect(await session(browser)).toBeNull();
  });

  test('the access token is refreshed ten minutes before it expires, not earlier', async () => {
    const browser = await signedInBrowser();
    const first = (await session(browser))!;
    clock.forward(ACCESS_TOKEN_MS - REFRESH_BEFORE_EXPIRY_MS - 60_000);
    expect((await session(browser))?.accessToken).toBe(first.accessToken);
    clock.forward(120_000);
    const renewed = (await session(browser))!;
    expect(renewed.accessTokenExpiry).toBeGreaterThan(first.accessTokenExpiry);
    expect(renewed.error).toBeNull();
    expect(await mayCall(renewed.accessToken)).toBe(true);
  });

  test('posting to the session always refreshes it', async () => {
    const browser = await signedInBrowser();
    const first = (await session(browser))!;
    clock.forward(2000);
    const { body } = await browser.post('/api/auth/session');
    expect((body as Session).accessTokenExpiry).toBeGreaterThan(first.accessTokenExpiry);
  });

  test('two tabs that refresh at once both stay signed in', async () => {
    const browser = await signedInBrowser();
    clock.forward(ACCESS_TOKEN_MS);
    const tabs = [browser.copy(), browser.copy()];
    const renewed = await Promise.all(tabs.map(session));
    expect(renewed.map((one) => one?.error)).toEqual([null, null]);
    clock.forward(ACCESS_TOKEN_MS);
    expect((await session(tabs[1]!))?.error).toBeNull();
  });

  test('a session whose token was used elsewhere reports it and stays ended', async () => {
    const browser = await signedInBrowser();
    const stolen = browser.copy();
    clock.forward(ACCESS_TOKEN_MS);
    expect((await session(stolen))?.error).toBeNull();
    clock.forward(REUSE_WINDOW_MS + 1000);
    expect((await session(browser))?.error).toBe('RefreshAccessTokenError');
    clock.forward(ACCESS_TOKEN_MS);
    expect((await session(stolen))?.error).toBe('RefreshAccessTokenError');
  });

  test('sign-out ends the tokens too', async () => {
    const browser = await signedInBrowser();
    const { accessToken } = (await session(browser))!;
    const kept = browser.copy();
    // A form on another site doesn't know the CSRF token.
    await browser.send('/api/auth/signout', { csrfToken: 'forged' });
    await browser.send('/api/auth/signout', {});
    expect(await mayCall(accessToken)).toBe(true);
    expect(await session(browser)).not.toBeNull();
    await browser.post('/api/auth/signout');
    expect(await session(browser)).toBeNull();
    expect(await mayCall(accessToken)).toBe(false);
    clock.forward(ACCESS_TOKEN_MS);
    expect((await session(kept))?.error).toBe('RefreshAccessTokenError');
  });

  test("the client's own errors are logged by code, and limited", async () => {
    const logged = () => server.log.filter((line) => line.includes('reported a session error'));
    const before = logged().length;
    const send = (json: unknown) => call(`${server.url}/api/auth/_log`, { method: 'POST', json });
    const report = { level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'ann@example.org', url: '/x' };
    expect((await send(report)).status).toBe(200);
    expect((await send({ code: 'ann@example.org' })).status).toBe(200);
    expect((await send('nonsense')).status).toBe(200);
    const lines = logged().slice(before);
    expect(lines.map((line) => JSON.parse(line).code)).toEqual(['CLIENT_FETCH_ERROR', 'unknown', 'unknown']);
    expect(lines.join('')).not.toContain('ann@example.org');
  });

  test('personal data is never logged', async () => {
    const browser = await signedInBrowser();
    const current = (await session(browser))!;
    await browser.signIn(account.email, 'wrong');
    await call(`${server.url}/api/v1/auth/sign-up`, {
      method: 'POST',
      json: { email: account.email, password: account.password, userName: 'Ann-Sophie' },
    });
    const log = server.log.join('');
    expect(log).toContain('/api/v1/auth/sign-up');
    for (const secret of [account.email, account.password, 'Ann', current.accessToken, '127.0.0.1']) {
      expect(log.replace(/"msg":"Server listening[^"]*"/g, '')).not.toContain(secret);
    }
  });
});

test('form sign-ins and logging have the same limits as the other routes', async () => {
  const server = await startTestServer({
    database: 'embedded',
    rateLimits: {
      signIn: { max: 2, timeWindow: 60_000 },
      clientLog: { max: 2, timeWindow: 60_000 },
    },
  });
  try {
    const browser = new BrowserSession(server.url);
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await browser.signIn('a@b.org', 'wrong'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(getProblemCode(answers[2]!)).toBe('too-many-requests');
    expect(Number(answers[2]!.headers.get('retry-after'))).toBeGreaterThan(0);
    const logs = [];
    for (let i = 0; i < 3; i++) {
      logs.push(await call(`${server.url}/api/auth/_log`, { method: 'POST', json: { code: 'X' } }));
    }
    expect(logs.map(({ status }) => status)).toEqual([200, 200, 429]);
  } finally {
    await server.close();
  }
});
