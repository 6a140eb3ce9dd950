import { PERMISSION_MODULES, type PermissionEntry, signedIn } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import {
  call,
  createAccountClient,
  getProblemCode,
  signUpAndIn,
  type TestAccount,
} from '../../testing/api-client.ts';
import { calculateCode } from '../../testing/authenticator-app.ts';
import { BrowserSession } from '../../testing/browser-session.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { readMailedToken, readOutbox } from '../../testing/read-outbox.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { StoppedClock } from '../../testing/stopped-clock.ts';

const STEP_MS = 30_000;
const PASSWORD = 'correct horse battery';

describe.each(DATABASE_KINDS)('two-factor login on %s', async (database) => {
  const clock = new StoppedClock();
  const rateLimits = { secondFactor: { max: 8, timeWindow: 15 * 60_000 } };
  const server = await startServerForTests({ database, clock, rateLimits });
  let admin = await createAccountWithRole(server, 'Admin');

  const send = (who: TestAccount, method: string, path: string, json?: object) =>
    who.send(method, `/api/v1/${path}`, json);
  const signIn = (email: string, code?: string) =>
    call(`${server.url}/api/v1/auth/sign-in`, {
      method: 'POST',
      json: { email, password: PASSWORD, ...(code !== undefined && { code }) },
    });
  /** Sets an account up as its owner would, and returns the app and the recovery codes. */
  async function setUp(who: TestAccount) {
    const started = await send(who, 'POST', 'auth/second-factor', { password: PASSWORD });
    const { key, svg } = started.body as { key: string; svg: string };
    expect(svg).toMatch(/^<svg .+<\/svg>$/s);
    const code = () => calculateCode(key, clock.now());
    const done = await send(who, 'PUT', 'auth/second-factor', { code: code() });
    const { recoveryCodes } = done.body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    return { code, recoveryCodes };
  }

  test('asks for a code after the right password, and takes each code once', async () => {
    const who = await signUpAndIn(server.url);
    const elsewhere = await createAccountClient(
      server.url,
      who.email,
      PASSWORD,
      signedIn.parse((await signIn(who.email)).body),
    );
    const refused = await send(who, 'POST', 'auth/second-factor', { password: 'wrong password' });
    expect(getProblemCode(refused)).toBe('wrong-password');
    expect(getProblemCode(await send(who, 'PUT', 'auth/second-factor', { code: '123456' }))).toBe(
      'not-started',
    );
    const { code, recoveryCodes } = await setUp(who);
    expect((await elsewhere.get('/api/profile/profile')).status).toBe(401);
    expect((await who.get('/api/v1/auth/second-factor')).body).toEqual({
      isOn: true,
      isDue: false,
      recoveryCodesLeft: 10,
    });

    const asked = await signIn(who.email);
    expect(asked.body).toMatchObject({ statusCode: 403, code: 'second-factor', field: 'code' });
    // The code that turned it on has been used.
    expect(getProblemCode(await signIn(who.email, code()))).toBe('second-factor');
    clock.forward(STEP_MS);
    const now = code();
    const both = await Promise.all([signIn(who.email, now), signIn(who.email, now)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await signIn(who.email, recoveryCodes[3]!.toUpperCase())).status).toBe(200);
    expect((await signIn(who.email, recoveryCodes[3])).status).toBe(403);

    clock.forward(STEP_MS);
    const browser = new BrowserSession(server.url);
    const answer = await browser.signIn(who.email, PASSWORD);
    expect(answer.body).toMatchObject({ statusCode: 403, field: 'code' });
    await browser.post('/api/auth/callback/credentials', {
      email: who.email,
      password: PASSWORD,
      code: code(),
    });
    expect((await browser.send('/api/auth/session')).body).toMatchObject({ user: { email: who.email } });

    const off = await send(who, 'DELETE', 'auth/second-factor', { password: PASSWORD });
    expect(off.body).toEqual({ isOn: false, isDue: false, recoveryCodesLeft: 0 });
    expect((await signIn(who.email)).status).toBe(200);
  });

  test('ends when the owner of the address takes the account from whoever set it up', async () => {
    const who = await signUpAndIn(server.url);
    await setUp(who);
    await call(`${server.url}/api/v1/auth/forgot-password`, { method: 'POST', json: { email: who.email } });
    const token = await readMailedToken(server, who.email, 'reset');
    const json = { token, password: PASSWORD };
    await call(`${server.url}/api/v1/auth/reset-password`, { method: 'POST', json });
    expect((await signIn(who.email)).status).toBe(200);
    // It stays once the address is confirmed.
    const confirmed = await createAccountWithRole(server, 'Player');
    await setUp(confirmed);
    await call(`${server.url}/api/v1/auth/forgot-password`, {
      method: 'POST',
      json: { email: confirmed.email },
    });
    const later = { ...json, token: await readMailedToken(server, confirmed.email, 'reset') };
    await call(`${server.url}/api/v1/auth/reset-password`, { method: 'POST', json: later });
    expect((await signIn(confirmed.email)).status).toBe(403);
  });

  test('limits how often a code can be guessed', async () => {
    const who = await signUpAndIn(server.url);
    await setUp(who);
    const statuses = [];
    for (let n = 0; n < 9; n++) statuses.push((await signIn(who.email, '000000')).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 429]);
  });

  test('a new administrator has only their modules, and only once a second factor is set up', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const body = { email, userName: 'Helper', userType: 'Admin', modules: ['Carousel'] };
    const made = await send(admin, 'POST', 'admin/users', body);
    const { id } = made.body as { id: string };
    expect(made.body).toMatchObject({ secondFactor: 'due' });
    expect((await readOutbox(server, email)).at(-1)).toContain('expires in one day');
    clock.forward(23 * 60 * 60_000);
    await call(`${server.url}/api/v1/auth/reset-password`, {
      method: 'POST',
      json: { token: await readMailedToken(server, email, 'reset'), password: PASSWORD },
    });
    const opened = async (code?: string) =>
      createAccountClient(server.url, email, PASSWORD, signedIn.parse((await signIn(email, code)).body));
    const helper = await opened();
    const held = async (who: TestAccount) =>
      ((await who.get('/api/v1/permissions')).body as PermissionEntry[])
        .filter(({ accessLevel }) => accessLevel > 5)
        .map(({ permissionModuleName }) => permissionModuleName);
    expect(await held(helper)).toEqual([]);
    expect((await helper.get('/api/v1/admin/carousel')).status).toBe(403);
    const { code } = await setUp(helper);
    expect(await held(helper)).toEqual(['Carousel']);
    expect((await helper.get('/api/v1/admin/carousel')).status).toBe(200);
    expect((await helper.get('/api/v1/admin/users')).status).toBe(403);
    expect(getProblemCode(await send(helper, 'DELETE', 'auth/second-factor', { password: PASSWORD }))).toBe(
      'is-administrator',
    );

    admin = await createAccountWithRole(server, 'Admin');
    const reset = await send(admin, 'DELETE', `admin/users/${id}/second-factor`);
    expect(reset.body).toMatchObject({ secondFactor: 'due', openSignIns: 0 });
    expect(getProblemCode(await send(admin, 'DELETE', `admin/users/${id}/second-factor`))).toBe(
      'no-second-factor',
    );
    expect((await readOutbox(server, email)).at(-1)).toContain('Two-factor login was reset');
    clock.forward(STEP_MS);
    expect(await held(await opened(code()))).toEqual([]);
  });

  test("a new administrator's link is refused after a day", async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    admin = await createAccountWithRole(server, 'Admin');
    await send(admin, 'POST', 'admin/users', { email, userName: 'Late', userType: 'Admin', modules: [] });
    const token = await readMailedToken(server, email, 'reset');
    clock.forward(24 * 60 * 60_000 + 1000);
    const late = await call(`${server.url}/api/v1/auth/reset-password`, {
      method: 'POST',
      json: { token, password: PASSWORD },
    });
    expect([late.status, getProblemCode(late)]).toEqual([410, 'link-ended']);
    expect((await signIn(email)).status).toBe(401);
  });

  test('a player who becomes an administrator starts with nothing', async () => {
    const player = await signUpAndIn(server.url);
    const id = player.tokens.user.id;
    admin = await createAccountWithRole(server, 'Admin');
    await send(admin, 'PUT', `admin/users/${id}/role`, { userType: 'Admin' });
    const { body } = await send(admin, 'GET', `admin/users/${id}/permissions`);
    expect((body as PermissionEntry[]).map(({ accessLevel }) => accessLevel)).toEqual(
      PERMISSION_MODULES.map(() => 5),
    );
  });
});
