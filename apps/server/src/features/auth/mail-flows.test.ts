import { profile, signedIn } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { type ApiAnswer, call, getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { readMailedToken, readOutbox } from '../../testing/read-outbox.ts';
import { runBehindLock } from '../../testing/run-behind-lock.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { MAIL_TOKEN_LIFETIME_MS } from './mail-token.ts';

describe.each(DATABASE_KINDS)('confirmed addresses and new passwords on %s', async (database) => {
  const clock = new MovingClock();
  const server = await startServerForTests({
    database,
    clock,
    config: { supportMail: 'help@datacoach.test' },
  });

  const post = (path: string, json: object, token?: string): Promise<ApiAnswer> =>
    call(`${server.url}/api/v1/auth/${path}`, { method: 'POST', json, token });
  const signIn = (email: string, password: string) => post('sign-in', { email, password });

  test('sign-up mails a link that confirms the address, once', async () => {
    const account = await signUpAndIn(server.url);
    const own = async () => profile.parse((await account.get('/api/profile/profile')).body);
    expect((await own()).isEmailConfirmed).toBe(false);
    expect((await account.upload(sampleReplay())).status).toBe(201);
    const token = await readMailedToken(server, account.email, 'confirm');
    expect(await post('confirm-email', { token })).toMatchObject({
      status: 200,
      body: { email: account.email },
    });
    expect((await own()).isEmailConfirmed).toBe(true);
    expect(getProblemCode(await post('confirm-email', { token }))).toBe('link-ended');
    await post('send-confirmation', {}, account.tokens.accessToken);
    expect(await readOutbox(server, account.email)).toHaveLength(1);
  });

  test('a mailed link works only in time and for its purpose', async () => {
    const account = await signUpAndIn(server.url);
    const early = await readMailedToken(server, account.email, 'confirm');
    expect(getProblemCode(await post('reset-password', { token: early, password: 'long enough' }))).toBe(
      'link-ended',
    );
    clock.forward(MAIL_TOKEN_LIFETIME_MS['confirm-email'] + 1000);
    expect(getProblemCode(await post('confirm-email', { token: early }))).toBe('link-ended');
    const { accessToken } = signedIn.parse((await signIn(account.email, account.password)).body);
    await post('send-confirmation', {}, accessToken);
    const late = await readMailedToken(server, account.email, 'confirm');
    expect(late).not.toBe(early);
    expect((await post('confirm-email', { token: late })).status).toBe(200);
  });

  test("tokens from the database can't be used as links", async () => {
    const account = await signUpAndIn(server.url);
    const token = await readMailedToken(server, account.email, 'confirm');
    const { rows } = await server.platform.database.pool.query('select * from account_tokens');
    expect(rows.length).toBeGreaterThan(0);
    for (const { token_hash: hash } of rows) {
      expect(hash).not.toBe(token);
      expect((await post('confirm-email', { token: hash })).status).toBe(410);
    }
  });

  test('a forgotten password gets the same response for everyone, and a mail only for existing accounts', async () => {
    const account = await signUpAndIn(server.url);
    const stranger = `not-${account.email}`;
    const known = await post('forgot-password', { email: account.email.toUpperCase() });
    const unknown = await post('forgot-password', { email: stranger });
    expect(known.status).toBe(202);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await readOutbox(server, stranger)).toEqual([]);

    const first = await readMailedToken(server, account.email, 'reset');
    await post('forgot-password', { email: account.email });
    const second = await readMailedToken(server, account.email, 'reset');
    expect(getProblemCode(await post('reset-password', { token: second, password: 'short' }))).toBe(
      'invalid-request',
    );
    expect((await post('reset-password', { token: second, password: 'password1' })).body).toMatchObject({
      field: 'password',
    });
    expect((await post('reset-password', { token: second, password: 'a new password' })).status).toBe(200);
    // The new password ended every sign-in and every other link.
    expect((await account.get('/api/profile/profile')).status).toBe(401);
    expect((await post('refresh', { refreshToken: account.tokens.refreshToken })).status).toBe(401);
    expect((await post('reset-password', { token: first, password: 'another one' })).status).toBe(410);
    expect((await signIn(account.email, account.password)).status).toBe(401);
    const renewed = signedIn.parse((await signIn(account.email, 'a new password')).body);
    // The mail has verified the address too, and the owner is notified.
    const own = await call(`${server.url}/api/profile/profile`, { token: renewed.accessToken });
    expect(profile.parse(own.body).isEmailConfirmed).toBe(true);
    expect((await readOutbox(server, account.email)).at(-1)).toContain('Your password was changed');
  });

  test('a password link is valid for one hour', async () => {
    const account = await signUpAndIn(server.url);
    await post('forgot-password', { email: account.email });
    const token = await readMailedToken(server, account.email, 'reset');
    clock.forward(MAIL_TOKEN_LIFETIME_MS['reset-password'] + 1000);
    expect(getProblemCode(await post('reset-password', { token, password: 'a new password' }))).toBe(
      'link-ended',
    );
    expect((await signIn(account.email, account.password)).status).toBe(200);
  });

  test('changing the password ends the other sign-ins, but not this one', async () => {
    const account = await signUpAndIn(server.url);
    const other = signedIn.parse((await signIn(account.email, account.password)).body);
    const change = (json: object) => post('change-password', json, account.tokens.accessToken);
    const wrong = await change({ currentPassword: 'wrong', newPassword: 'a new password' });
    expect([wrong.status, getProblemCode(wrong)]).toEqual([403, 'wrong-password']);
    expect((await change({ newPassword: 'a new password' })).status).toBe(403);
    const common = await change({ currentPassword: account.password, newPassword: 'password1' });
    expect(common.body).toMatchObject({ statusCode: 400, field: 'newPassword' });
    const done = await change({ currentPassword: account.password, newPassword: 'a new password' });
    const renewed = signedIn.parse(done.body);
    const may = async (token: string) =>
      (await call(`${server.url}/api/profile/profile`, { token })).status === 200;
    expect([await may(account.tokens.accessToken), await may(renewed.accessToken)]).toEqual([true, true]);
    expect(await may(other.accessToken)).toBe(false);
    expect((await signIn(account.email, 'a new password')).status).toBe(200);
    expect((await signIn(account.email, account.password)).status).toBe(401);
  });

  describe('a new email address', () => {
    const change = (token: string, json: object) =>
      call(`${server.url}/api/v1/auth/email`, { method: 'PUT', token, json });
    const newAddress = () => `${crypto.randomUUID()}@example.org`;

    test('takes effect once its link is opened, and the old address is notified', async () => {
      const account = await signUpAndIn(server.url);
      const token = account.tokens.accessToken;
      const own = async () => profile.parse((await account.get('/api/profile/profile')).body);
      const email = newAddress();
      const wrong = await change(token, { email, password: 'not my password' });
      expect(getProblemCode(wrong)).toBe('wrong-password');
      expect((await change(token, { email: 'no address', password: account.password })).status).toBe(400);
      expect((await change(token, { email, password: account.password })).body).toEqual({
        pendingEmail: email,
      });
      expect(await own()).toMatchObject({
        email: account.email,
        pendingEmail: email,
        isEmailConfirmed: false,
      });
      expect((await signIn(email, account.password)).status).toBe(401);

      const link = await readMailedToken(server, email, 'confirm');
      expect((await post('confirm-email', { token: link })).body).toEqual({ email });
      expect(await own()).toMatchObject({ email, pendingEmail: null, isEmailConfirmed: true });
      expect((await signIn(email, account.password)).status).toBe(200);
      expect((await signIn(account.email, account.password)).status).toBe(401);
      const shown = (await readOutbox(server, account.email)).at(-1);
      expect(shown).toContain('has been changed');
      expect(shown).toContain('email help@datacoach.test right away.');
    });

    test('only the newest request counts, for one day', async () => {
      const account = await signUpAndIn(server.url);
      const ask = async (email: string) => {
        await change(account.tokens.accessToken, { email, password: account.password });
        return readMailedToken(server, email, 'confirm');
      };
      const first = await ask(newAddress());
      const second = await ask(newAddress());
      expect(getProblemCode(await post('confirm-email', { token: first }))).toBe('link-ended');
      clock.forward(MAIL_TOKEN_LIFETIME_MS['change-email'] + 1000);
      expect(getProblemCode(await post('confirm-email', { token: second }))).toBe('link-ended');
    });

    test('never takes over an account after its password was set', async () => {
      const account = await signUpAndIn(server.url);
      const elsewhere = newAddress();
      const ask = async (token: string, password: string) => {
        await change(token, { email: elsewhere, password });
        return readMailedToken(server, elsewhere, 'confirm');
      };
      const first = await ask(account.tokens.accessToken, account.password);
      await post('forgot-password', { email: account.email });
      const token = await readMailedToken(server, account.email, 'reset');
      await post('reset-password', { token, password: 'a new password' });
      expect(getProblemCode(await post('confirm-email', { token: first }))).toBe('link-ended');

      const { accessToken } = signedIn.parse((await signIn(account.email, 'a new password')).body);
      const second = await ask(accessToken, 'a new password');
      const passwords = { currentPassword: 'a new password', newPassword: 'another password' };
      expect((await post('change-password', passwords, accessToken)).status).toBe(200);
      expect(getProblemCode(await post('confirm-email', { token: second }))).toBe('link-ended');
      expect((await signIn(account.email, 'another password')).status).toBe(200);
    });

    test('with an existing account is rejected by mail, not in the response', async () => {
      const holder = await signUpAndIn(server.url);
      const account = await signUpAndIn(server.url);
      const json = { email: holder.email, password: account.password };
      expect((await change(account.tokens.accessToken, json)).status).toBe(202);
      const mail = (await readOutbox(server, holder.email)).at(-1)!;
      expect(mail).toContain('already');
      expect(mail).not.toContain('confirm=');
    });

    test('that belongs to an account by now stays with that account', async () => {
      const account = await signUpAndIn(server.url);
      const email = newAddress();
      await change(account.tokens.accessToken, { email, password: account.password });
      const token = await readMailedToken(server, email, 'confirm');
      await post('sign-up', { email, password: 'long enough', userName: 'Faster' });
      expect(getProblemCode(await post('confirm-email', { token }))).toBe('email-taken');
      expect((await signIn(account.email, account.password)).status).toBe(200);
    });

    // The embedded database runs one transaction at a time, so calls can't race there.
    test.runIf(database === 'postgres')(
      'that two accounts confirm at once goes to only one of them',
      async () => {
        const email = newAddress();
        const both = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
        const links: string[] = [];
        for (const { tokens, password } of both) {
          await change(tokens.accessToken, { email, password });
          links.push(await readMailedToken(server, email, 'confirm'));
        }
        const ids = both.map(({ tokens }) => tokens.user.id);
        const answers = await runBehindLock(
          server,
          (holder) => holder.query('select 1 from users where id = any($1) for update', [ids]),
          links.map((token) => () => post('confirm-email', { token })),
        );
        const codes = answers.map((answer) => (answer.status === 200 ? 'confirmed' : getProblemCode(answer)));
        expect(codes.sort()).toEqual(['confirmed', 'email-taken']);
      },
    );
  });
});
