import { ACCESS_LEVELS, signedIn, type UserType } from '@datacoach/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, getProblemCode, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { runBehindLock } from '../../testing/run-behind-lock.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

describe('roles given by administrators', () => {
  let server: TestServer;
  let admin: TestAccount;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    admin = await createAccountWithRole(server, 'Admin');
  });
  afterAll(() => server.close());

  const give = (by: TestAccount, to: TestAccount, userType: UserType) =>
    by.send('PUT', `/api/v1/admin/users/${to.tokens.user.id}/role`, { userType });
  const signInAgain = async ({ email, password }: TestAccount) => {
    const answer = await call(`${server.url}/api/v1/auth/sign-in`, {
      method: 'POST',
      json: { email, password },
    });
    return signedIn.parse(answer.body);
  };

  test("ends the sign-ins of a player who becomes a coach and skips the coach's first steps", async () => {
    const player = await signUpAndIn(server.url, 'Ines');
    expect((await give(admin, player, 'Coach')).body).toEqual({
      id: player.tokens.user.id,
      userName: 'Ines',
      userType: 'Coach',
    });
    expect((await player.get('/api/profile/profile')).status).toBe(401);
    const refreshed = await call(`${server.url}/api/v1/auth/refresh`, {
      method: 'POST',
      json: { refreshToken: player.tokens.refreshToken },
    });
    expect(refreshed.status).toBe(401);
    const { userType, firstTimeLogin, user } = await signInAgain(player);
    expect([userType, firstTimeLogin, user.isAdmin]).toEqual(['Coach', false, false]);
  });

  test('removes an account from its team, as coach or player, when its role changes', async () => {
    const [coach, other] = [
      await createAccountWithRole(server, 'Coach'),
      await createAccountWithRole(server, 'Coach'),
    ];
    const player = await createAccountWithRole(server, 'Player');
    const send = (who: TestAccount, method: string, path: string, json?: object) =>
      who.send(method, `/api/v1/coach/${path}`, json);
    const statuses = async (who: TestAccount) =>
      ((await send(who, 'GET', 'invitations')).body as { status: number }[])
        .map(({ status }) => status)
        .sort();
    for (const by of [coach, other]) {
      const invited = await send(by, 'POST', `invite-player?playerId=${player.tokens.user.id}`);
      const { id: invitationId } = invited.body as { id: string };
      if (by === other) continue;
      await send(player, 'POST', 'invitation-respond', { invitationId, invitationStatus: 10 });
    }
    expect(await statuses(player)).toEqual([10, 5]);
    await give(admin, coach, 'Player');
    expect(await statuses(player)).toEqual([20, 5]);
    await give(admin, player, 'Coach');
    expect(await statuses(other)).toEqual([20]);
  });

  test('changes nothing when the role stays the same', async () => {
    const player = await signUpAndIn(server.url);
    expect((await give(admin, player, 'Player')).status).toBe(200);
    expect((await player.get('/api/profile/profile')).status).toBe(200);
  });

  test("rejects changing one's own role, and lets only those with every module add administrators", async () => {
    expect(getProblemCode(await give(admin, admin, 'Player'))).toBe('own-role');
    const narrow = await createAccountWithRole(server, 'Admin');
    const restriction = { permissionModuleName: 'Plans', accessLevel: ACCESS_LEVELS.restricted };
    await admin.send('PUT', `/api/v1/admin/users/${narrow.tokens.user.id}/permissions`, restriction);
    const player = await signUpAndIn(server.url);
    expect(getProblemCode(await give(narrow, player, 'Admin'))).toBe('not-permitted');
    expect(getProblemCode(await give(narrow, admin, 'Player'))).toBe('not-permitted');
    expect((await give(narrow, player, 'Coach')).status).toBe(200);
    expect((await give(admin, player, 'Admin')).status).toBe(200);
    expect((await signInAgain(player)).user.isAdmin).toBe(true);
  });

  test('rejects an unknown account', async () => {
    const { tokens } = admin;
    const answer = await call(`${server.url}/api/v1/admin/users/${crypto.randomUUID()}/role`, {
      method: 'PUT',
      token: tokens.accessToken,
      json: { userType: 'Coach' },
    });
    expect(getProblemCode(answer)).toBe('not-found');
  });

  test("starts a team coach's sign-up with 30 days of the team plan", async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const json = { email, password: 'long enough', userName: 'Coach', coachesTeam: true };
    await call(`${server.url}/api/v1/auth/sign-up`, { method: 'POST', json });
    const answer = await call(`${server.url}/api/v1/auth/sign-in`, { method: 'POST', json });
    const { user, accessToken } = signedIn.parse(answer.body);
    const { body } = await call(`${server.url}/api/profile/profile`, { token: accessToken });
    expect(body).toMatchObject({ roleName: 'Coach', productName: 'TeamPlan' });
    const { rows } = await server.platform.database.pool.query<{ days: number }>(
      'select extract(day from trial_ends_at - now()) as days from memberships where user_id = $1',
      [user.id],
    );
    expect(Number(rows[0]?.days)).toBe(29);
  });
});

describe('two administrators who act on each other at the same moment', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: 'postgres' });
  });
  afterAll(() => server.close());

  /** Lets both make a call while their accounts are locked, so that neither sees the other's change. */
  async function callAtOnce(
    path: 'role' | 'permissions',
    json: object,
  ): Promise<{ codes: (string | null)[]; both: TestAccount[] }> {
    const both = [await createAccountWithRole(server, 'Admin'), await createAccountWithRole(server, 'Admin')];
    const calls = both.map(
      ({ tokens }, index) =>
        () =>
          call(`${server.url}/api/v1/admin/users/${both[1 - index]!.tokens.user.id}/${path}`, {
            method: 'PUT',
            token: tokens.accessToken,
            json,
          }),
    );
    const answers = await runBehindLock(
      server,
      (holder) => holder.query('select 1 from users for update'),
      calls,
    );
    const codes = answers.map((answer) => (answer.status === 200 ? null : getProblemCode(answer)));
    return { codes: codes.sort(), both };
  }
  const listTypes = async (accounts: readonly TestAccount[]) => {
    const { rows } = await server.platform.database.pool.query<{ user_type: string }>(
      'select user_type from users where id = any($1) order by user_type',
      [accounts.map(({ tokens }) => tokens.user.id)],
    );
    return rows.map((row) => row.user_type);
  };

  test('cannot both end as players', async () => {
    const { codes, both } = await callAtOnce('role', { userType: 'Player' });
    expect([codes, await listTypes(both)]).toEqual([
      ['not-permitted', null],
      ['Admin', 'Player'],
    ]);
  });

  test('cannot both lose a module', async () => {
    const { codes } = await callAtOnce('permissions', {
      permissionModuleName: 'Plans',
      accessLevel: ACCESS_LEVELS.restricted,
    });
    expect(codes).toEqual(['not-permitted', null]);
  });
});
