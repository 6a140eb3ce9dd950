import { profile } from '@datacoach/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { call, signUpAndIn } from '../../testing/api-client.ts';
import { calculateCode } from '../../testing/authenticator-app.ts';
import { BrowserSession } from '../../testing/browser-session.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { signInAtProvider } from '../../testing/sign-in-at-provider.ts';
import { type Person, startIdentityServer } from '../../testing/start-identity-server.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

describe.each(DATABASE_KINDS)('signing in with Epic and Discord on %s', async (database) => {
  const identities = await startIdentityServer();
  const server = await startTestServer({ database, config: identities.config });
  identities.register(server.context.config.publicUrl);
  afterAll(async () => {
    await server.close();
    await identities.close();
  });

  const signIn = (provider: 'epic' | 'discord', person: Person | null) =>
    signInAtProvider(server, identities, provider, person);
  const createProfile = async (session: { accessToken: string } | null) => {
    const { body } = await call(`${server.url}/api/profile/profile`, { token: session!.accessToken });
    return profile.parse(body);
  };
  const someone = (): Person => ({ id: crypto.randomUUID(), name: 'Kestrel' });

  test('offers both', async () => {
    const { body } = await call(`${server.url}/api/auth/providers`);
    expect(Object.keys(body as object)).toEqual(['credentials', 'epic', 'discord']);
  });

  test('Epic creates an account the first time and finds it the second time', async () => {
    const person = someone();
    const first = await signIn('epic', person);
    expect(first.end.pathname).toBe('/dashboard');
    expect(await createProfile(first.session)).toMatchObject({
      userName: 'Kestrel',
      epicUserName: 'Kestrel',
      email: null,
      isEmailConfirmed: false,
      hasPassword: false,
      roleName: 'Basic',
      firstTimeLogin: true,
    });
    const second = await signIn('epic', { ...person, name: 'Renamed' });
    expect(second.session?.user.id).toBe(first.session?.user.id);
    expect((await signIn('epic', someone())).session?.user.id).not.toBe(first.session?.user.id);
  });

  test('Discord provides an address, confirmed if Discord says so', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const verified = await signIn('discord', { ...someone(), email, verified: true });
    expect(await createProfile(verified.session)).toMatchObject({ email, isEmailConfirmed: true });
    const other = `${crypto.randomUUID()}@example.org`;
    const unverified = await signIn('discord', { ...someone(), email: other, verified: false });
    expect(await createProfile(unverified.session)).toMatchObject({ email: null });
  });

  test('joins accounts when both sides have verified the address', async () => {
    const account = await createAccountWithRole(server, 'Player');
    const { email, tokens } = account;
    const joined = await signIn('discord', { ...someone(), email: email.toUpperCase(), verified: true });
    expect(joined.session?.user.id).toBe(tokens.user.id);
    expect((await createProfile(joined.session)).hasPassword).toBe(true);
  });

  test('joins nothing while the account uses two-factor login', async () => {
    const account = await createAccountWithRole(server, 'Player');
    const send = async (method: string, path: string, json?: object) =>
      account.send(method, `/api/v1/auth/${path}`, json);
    const { email, password } = account;
    const { key } = (await send('POST', 'second-factor', { password })).body as { key: string };
    expect((await send('PUT', 'second-factor', { code: calculateCode(key, new Date()) })).status).toBe(200);
    const refused = await signIn('discord', { ...someone(), email, verified: true });
    expect(refused.session).toBeNull();
    expect(refused.end.searchParams.get('error')).toBe('SecondFactor');
    expect((await send('GET', 'linked-accounts')).body).toMatchObject({ accounts: [] });
  });

  test("an account with an unverified address isn't shared", async () => {
    const { email } = await signUpAndIn(server.url);
    const refused = await signIn('discord', { ...someone(), email, verified: true });
    expect(refused.session).toBeNull();
    expect([refused.end.pathname, refused.end.searchParams.get('error')]).toEqual([
      '/login',
      'OAuthAccountNotLinked',
    ]);
  });

  test('returns to the login with an error without consent', async () => {
    for (const provider of ['epic', 'discord'] as const) {
      const { end, session } = await signIn(provider, null);
      expect([end.pathname, end.searchParams.get('error')]).toEqual(['/login', 'OAuthCallbackError']);
      expect(session).toBeNull();
    }
  });

  test("a provider's response is valid for one browser, once", async () => {
    const { back, browser } = await signIn('discord', someone());
    for (const one of [new BrowserSession(server.url), browser.copy()]) {
      const answer = await one.send(`${back.pathname}${back.search}`);
      expect(new URL(answer.headers.get('location')!, server.url).searchParams.get('error')).toBeTruthy();
    }
  });

  test('an account without a password can set one, and is deleted by its name', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const { session } = await signIn('discord', { ...someone(), email, verified: true });
    const token = session!.accessToken;
    const json = { currentPassword: '', newPassword: 'my first password' };
    const set = await call(`${server.url}/api/v1/auth/change-password`, { method: 'POST', token, json });
    expect(set.status).toBe(200);
    const signedIn = await call(`${server.url}/api/v1/auth/sign-in`, {
      method: 'POST',
      json: { email, password: json.newPassword },
    });
    expect(signedIn.status).toBe(200);

    const nameless = await signIn('epic', { ...someone(), name: 'Gone Soon' });
    const remove = (confirmation: string) =>
      call(`${server.url}/api/v1/account`, {
        method: 'DELETE',
        token: nameless.session!.accessToken,
        json: { confirmation },
      });
    expect((await remove('')).status).toBe(403);
    expect((await remove('Gone Soon')).status).toBe(200);
  });
});
