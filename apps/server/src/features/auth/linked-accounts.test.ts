import type { LinkedAccounts, SignInProvider } from '@datacoach/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { call, getProblemCode, readAnswer, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { BrowserSession } from '../../testing/browser-session.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { readMailedToken, readOutbox } from '../../testing/read-outbox.ts';
import { signInAtProvider } from '../../testing/sign-in-at-provider.ts';
import { type Person, startIdentityServer } from '../../testing/start-identity-server.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { LINK_INTENT_MS } from './linked-accounts.route.ts';

describe('linking provider accounts', async () => {
  const clock = new MovingClock();
  const identities = await startIdentityServer();
  const server = await startTestServer({ database: 'embedded', clock, config: identities.config });
  identities.register(server.context.config.publicUrl);
  afterAll(async () => {
    await server.close();
    await identities.close();
  });

  const someone = (): Person => ({ id: crypto.randomUUID(), name: 'Kestrel' });
  const list = async (token: string) =>
    (await call(`${server.url}/api/v1/auth/linked-accounts`, { token })).body as LinkedAccounts;
  const unlink = (token: string, provider: SignInProvider) =>
    call(`${server.url}/api/v1/auth/linked-accounts/${provider}`, { method: 'DELETE', token });

  /** Returns a signed-in browser and its session token. */
  const signedIn = async (account: TestAccount) => {
    const browser = new BrowserSession(server.url);
    await browser.signIn(account.email, account.password);
    const { body } = await browser.send('/api/auth/session');
    return { browser, token: (body as { accessToken: string }).accessToken };
  };
  const ask = async (browser: BrowserSession, token: string, provider: SignInProvider, returnTo?: string) => {
    const answer = await fetch(`${server.url}/api/v1/auth/linked-accounts/${provider}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(returnTo === undefined ? {} : { returnTo }),
    });
    const cookie = answer.headers.getSetCookie();
    for (const one of cookie) browser.keep(one);
    return { ...(await readAnswer(answer)), cookie };
  };
  const link = async (account: TestAccount, provider: SignInProvider, person: Person | null) => {
    const { browser, token } = await signedIn(account);
    expect((await ask(browser, token, provider)).status).toBe(202);
    const { end, session } = await signInAtProvider(server, identities, provider, person, browser);
    return { browser, token, where: `${end.pathname}${end.search}`, session };
  };

  test('links the account at the next provider sign-in and keeps the session', async () => {
    const account = await signUpAndIn(server.url);
    const person = someone();
    const { token, where, session, browser } = await link(account, 'epic', person);
    expect(where).toBe('/profile?linked=epic');
    expect(session?.user.id).toBe(account.tokens.user.id);
    expect(await list(token)).toEqual({
      hasPassword: true,
      accounts: [{ provider: 'epic', name: 'Kestrel', linkedAt: expect.any(String), canBeUnlinked: true }],
      available: ['discord'],
    });
    expect(getProblemCode(await ask(browser, token, 'epic'))).toBe('already-linked');
    const later = await signInAtProvider(server, identities, 'epic', person);
    expect(later.session?.user.id).toBe(account.tokens.user.id);
    // The cookie works once: this browser signs in normally again.
    const other = await signInAtProvider(server, identities, 'discord', someone(), browser);
    expect(other.end.pathname).toBe('/dashboard');
    expect(other.session?.user.id).not.toBe(account.tokens.user.id);
  });

  test('a provider account belongs to only one account here', async () => {
    const person = someone();
    await link(await signUpAndIn(server.url), 'discord', person);
    const second = await signUpAndIn(server.url);
    const { where, session, token } = await link(second, 'discord', person);
    expect(where).toBe('/profile?error=LinkedElsewhere');
    expect(session?.user.id).toBe(second.tokens.user.id);
    expect((await list(token)).accounts).toEqual([]);
  });

  test('links nothing after a cancel, a timeout or a sign-out', async () => {
    const account = await signUpAndIn(server.url);
    const cancelled = await link(account, 'epic', null);
    expect(cancelled.where).toBe('/profile?error=OAuthCallbackError');

    const late = await signedIn(account);
    await ask(late.browser, late.token, 'epic');
    clock.forward(LINK_INTENT_MS + 1000);
    const person = someone();
    const ended = await signInAtProvider(server, identities, 'epic', person, late.browser);
    expect(ended.session?.user.id).not.toBe(account.tokens.user.id);

    const gone = await signedIn(account);
    await ask(gone.browser, gone.token, 'discord');
    await gone.browser.post('/api/auth/signout');
    const out = await signInAtProvider(server, identities, 'discord', someone(), gone.browser);
    expect(`${out.end.pathname}${out.end.search}`).toBe('/login?error=SessionRequired');
    expect(out.session).toBeNull();
    expect((await list((await signedIn(account)).token)).accounts).toEqual([]);
  });

  test("someone who signed up with an address they don't own loses access once its owner takes the account", async () => {
    const post = (path: string, json: object, token?: string) =>
      call(`${server.url}/api/v1/${path}`, { method: 'POST', json, token });
    const madeWithLinks = async (isProved: boolean) => {
      const account = await signUpAndIn(server.url);
      if (isProved) {
        await post('auth/confirm-email', { token: await readMailedToken(server, account.email, 'confirm') });
      }
      const person = someone();
      const { token } = await link(account, 'discord', person);
      const made = await post('tokens', { name: 'PC', scope: 'upload' }, token);
      const uploadToken = (made.body as { token: string }).token;
      const parts = ['record'];
      const share = await call(`${server.url}/api/v1/career/share`, {
        method: 'PUT',
        token,
        json: { parts },
      });
      const career = `${server.url}/api/v1/career/shared/${(share.body as { token: string }).token}`;
      expect((await call(career)).status).toBe(200);
      await post('auth/forgot-password', { email: account.email });
      const reset = await readMailedToken(server, account.email, 'reset');
      expect((await post('auth/reset-password', { token: reset, password: 'the owner’s own' })).status).toBe(
        200,
      );
      const uploads = await call(`${server.url}/api/v1/tokens/owner`, { token: uploadToken });
      const { session } = await signInAtProvider(server, identities, 'discord', person);
      const comesIn = session?.user.id === account.tokens.user.id;
      const mail = (await readOutbox(server, account.email)).at(-1)!;
      const isPublic = (await call(career)).status === 200;
      return [comesIn, uploads.status === 200, isPublic, mail.includes('we disconnected Epic and Discord')];
    };
    expect(await madeWithLinks(false)).toEqual([false, false, false, true]);
    expect(await madeWithLinks(true)).toEqual([true, false, true, false]);
  });

  test("the cookie is only sent to the callback, and pages on other sites aren't valid return pages", async () => {
    const { browser, token } = await signedIn(await signUpAndIn(server.url));
    const { cookie } = await ask(browser, token, 'epic', '/admin/team-dashboard');
    expect(cookie).toHaveLength(1);
    expect(cookie[0]).toMatch(
      /^datacoach\.link-account=[\w.-]+; Path=\/api\/auth\/callback; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    for (const returnTo of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/a?b=c',
      'profile',
    ]) {
      expect((await ask(browser, token, 'epic', returnTo)).status, returnTo).toBe(400);
    }
  });

  test('keeps the last sign-in method', async () => {
    const person = someone();
    const { session } = await signInAtProvider(server, identities, 'epic', person);
    const token = session!.accessToken;
    expect((await list(token)).accounts).toMatchObject([{ canBeUnlinked: false }]);
    expect(getProblemCode(await unlink(token, 'epic'))).toBe('last-way-in');
    expect(getProblemCode(await unlink(token, 'discord'))).toBe('not-linked');
    // A password without an address isn't a sign-in method.
    const json = { newPassword: 'my first password' };
    await call(`${server.url}/api/v1/auth/change-password`, { method: 'POST', token, json });
    expect(getProblemCode(await unlink(token, 'epic'))).toBe('last-way-in');

    const account = await signUpAndIn(server.url);
    const linked = await link(account, 'epic', someone());
    expect((await unlink(linked.token, 'epic')).body).toMatchObject({
      accounts: [],
      available: ['epic', 'discord'],
    });
  });
});
