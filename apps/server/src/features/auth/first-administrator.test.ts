import { signedIn } from '@datacoach/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call, signUpAndIn } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { readMailedToken } from '../../testing/read-outbox.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { ensureFirstAdministrator } from './ensure-first-administrator.ts';

describe.each(DATABASE_KINDS)('the first administrator on %s', (database) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ database });
  });
  afterEach(() => server.close());

  const ensure = (adminEmail: string, adminPassword: string | null) =>
    ensureFirstAdministrator(server.context, { adminEmail, adminPassword });
  const signIn = (email: string, password: string) =>
    call(`${server.url}/api/v1/auth/sign-in`, { method: 'POST', json: { email, password } });

  test('gets a generated password once, from one of several starting processes', async () => {
    const all = await Promise.all([ensure('boss@example.org', null), ensure('boss@example.org', null)]);
    const shown = all.filter((one) => one !== null);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const { userType, user, firstTimeLogin } = signedIn.parse(
      (await signIn('boss@example.org', shown[0]!.password!)).body,
    );
    expect([userType, user.isAdmin, firstTimeLogin]).toEqual(['Admin', true, false]);
    expect(await ensure('other@example.org', null)).toBeNull();
    expect((await signIn('other@example.org', 'whatever')).status).toBe(401);
  });

  test("isn't shown a password when one is configured", async () => {
    expect(await ensure('boss@example.org', 'given by me')).toEqual({
      email: 'boss@example.org',
      password: null,
    });
    expect((await signIn('boss@example.org', 'given by me')).status).toBe(200);
  });

  test('never has a common password', async () => {
    await expect(ensure('boss@example.org', 'password')).rejects.toThrow('400 invalid-request');
  });

  test('takes over the address from an existing account', async () => {
    const squatter = await signUpAndIn(server.url);
    const { accessToken: token, user } = squatter.tokens;
    const send = (method: string, path: string, json: object) =>
      call(`${server.url}/api/v1/${path}`, { method, token, json });
    const made = await send('POST', 'tokens', { name: 'PC', scope: 'upload' });
    await send('PUT', 'auth/email', { email: `new-${squatter.email}`, password: squatter.password });
    const link = await readMailedToken(server, `new-${squatter.email}`, 'confirm');
    const { pool } = server.platform.database;
    await pool.query(
      `insert into linked_identities (provider, subject, user_id, linked_at) values ('discord', '1', $1, now())`,
      [user.id],
    );

    await ensure(squatter.email, 'given by me');
    const uploadToken = (made.body as { token: string }).token;
    expect((await call(`${server.url}/api/v1/tokens/owner`, { token: uploadToken })).status).toBe(401);
    expect((await send('POST', 'auth/confirm-email', { token: link })).status).toBe(410);
    expect((await pool.query('select * from linked_identities')).rows).toEqual([]);
    expect((await squatter.get('/api/profile/profile')).status).toBe(401);
    expect((await signIn(squatter.email, squatter.password)).status).toBe(401);
    const owner = signedIn.parse((await signIn(squatter.email, 'given by me')).body);
    expect(owner.user.isAdmin).toBe(true);
  });
});
