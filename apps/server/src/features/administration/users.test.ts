import {
  type AdminUser,
  type AdminUserRow,
  type AuditEntry,
  type SignedIn,
  signedIn,
} from '@datacoach/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../schema/auth.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import {
  type ApiAnswer,
  call,
  getProblemCode,
  signUpAndIn,
  type TestAccount,
} from '../../testing/api-client.ts';
import { BrowserSession } from '../../testing/browser-session.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { readMailedToken, readOutbox } from '../../testing/read-outbox.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

describe.each(DATABASE_KINDS)('users as administrators see them on %s', async (database) => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database, clock });
  let admin = await createAccountWithRole(server, 'Admin', 'Root');

  const send = (method: string, path: string, json?: unknown, by: TestAccount | string = admin) =>
    call(`${server.url}/api/v1/admin/${path}`, {
      method,
      token: typeof by === 'string' ? by : by.tokens.accessToken,
      json,
    });
  const getId = ({ tokens }: TestAccount) => tokens.user.id;
  const list = async (query: string) => {
    const { status, body } = await send('GET', `users?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body as { items: AdminUserRow[]; total: number; counts: Record<string, number> };
  };
  const names = async (query: string) => (await list(query)).items.map(({ userName }) => userName);
  const listAuditEntries = async (userId: string) =>
    ((await send('GET', `users/${userId}/audit`)).body as { items: AuditEntry[] }).items;
  const signIn = ({ email, password }: TestAccount): Promise<ApiAnswer> =>
    call(`${server.url}/api/v1/auth/sign-in`, { method: 'POST', json: { email, password } });

  const refreshAdmin = async () => {
    admin = { ...admin, tokens: signedIn.parse((await signIn(admin)).body) };
  };

  test('searches the list by name, address and platform id, filters it, sorts it and pages through it', async () => {
    const ada = await signUpAndIn(server.url, 'Ada_50%');
    clock.forward(1000);
    const coach = await createAccountWithRole(server, 'Coach', 'Bert Coach');
    const { db } = server.platform.database;
    const linked = {
      name: 'ada',
      linkStatus: 'verified',
      verifiedBy: 'epic',
      linkedAt: clock.now(),
    } as const;
    await db
      .insert(playerIdentities)
      .values({ userId: getId(ada), identity: 'steam:76561198000000001', ...linked });
    await db
      .update(users)
      .set({ platform: 5, lastSeenAt: new Date('2025-01-01') })
      .where(eq(users.id, getId(ada)));

    for (const part of ['ada_', '50%25', ada.email.slice(4, 20), '7656119800', 'steam:765', 'STEAM:765']) {
      expect([part, await names(`search=${part}`)]).toEqual([part, ['Ada_50%']]);
    }
    expect(await names('search=a%25b')).toEqual([]);
    expect(await names('userType=Coach')).toEqual(['Bert Coach']);
    expect(await names('plan=TeamPlan')).toEqual(['Bert Coach']);
    expect(await names('platform=5')).toEqual(['Ada_50%']);
    expect(await names('seen=long-ago')).toEqual(['Ada_50%']);
    expect(await names('seen=day')).toEqual(expect.arrayContaining(['Root', 'Bert Coach']));
    expect(await names('state=unconfirmed')).toEqual(['Ada_50%']);
    expect(await names('sort=name&direction=up')).toEqual(['Ada_50%', 'Bert Coach', 'Root']);
    expect(await names('sort=joined&direction=down')).toEqual(['Bert Coach', 'Ada_50%', 'Root']);
    expect((await names('sort=seen&direction=down')).at(-1)).toBe('Ada_50%');
    expect(await names('sort=plan&direction=up&pageIndex=1')).toEqual([]);
    expect((await list('search=nobody')).counts).toMatchObject({ accounts: 3, newThisWeek: 3, banned: 0 });
    for (const wrong of ['sort=size', 'state=gone', 'pageIndex=-1', 'platform=7']) {
      expect((await send('GET', `users?${wrong}`)).status).toBe(400);
    }
    expect((await send('GET', `users/${getId(coach)}`)).body).toMatchObject({
      userName: 'Bert Coach',
      signInWays: ['password'],
      openSignIns: 1,
    });
  });

  test('a ban ends every sign-in, is announced at sign-in and by mail, and can be lifted', async () => {
    const player = await signUpAndIn(server.url, 'Rude');
    const token = (
      (await player.send('POST', '/api/v1/tokens', { name: 'cli', scope: 'upload' })).body as {
        token: string;
      }
    ).token;
    const path = `users/${getId(player)}/ban`;
    expect(getProblemCode(await send('PUT', path, { reason: ' ' }))).toBe('invalid-request');
    expect((await send('PUT', path, { reason: 'Insults in chat.' })).body).toMatchObject({
      bannedAt: expect.any(String),
      banReason: 'Insults in chat.',
      openSignIns: 0,
    });
    expect(getProblemCode(await send('PUT', path, { reason: 'Again' }))).toBe('banned-already');

    expect((await player.get('/api/profile/profile')).status).toBe(401);
    expect((await call(`${server.url}/api/v1/tokens/owner`, { token })).status).toBe(401);
    const refused = await signIn(player);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'banned', messages: ['This account is banned: Insults in chat.'] },
    ]);
    const browser = await new BrowserSession(server.url).signIn(player.email, player.password);
    expect(getProblemCode(browser)).toBe('banned');
    // A wrong password doesn't reveal the ban.
    expect(getProblemCode(await signIn({ ...player, password: 'wrong password' }))).toBe('wrong-credentials');
    expect((await readOutbox(server, player.email)).join()).toContain('Insults in chat.');
    expect(await names('state=banned')).toEqual(['Rude']);

    expect((await send('DELETE', path)).body).toMatchObject({ bannedAt: null, banReason: null });
    expect((await signIn(player)).status).toBe(200);
    expect(
      (await listAuditEntries(getId(player))).map(({ action, note, actor }) => [
        action,
        note,
        actor?.userName,
      ]),
    ).toEqual([
      ['lift-ban', null, 'Root'],
      ['ban', 'Insults in chat.', 'Root'],
    ]);
    expect(getProblemCode(await send('PUT', `users/${getId(admin)}/ban`, { reason: 'No' }))).toBe(
      'is-administrator',
    );
  });

  test('signs out everywhere, mails a password link, clears the Epic name and creates an account', async () => {
    const player = await signUpAndIn(server.url, 'Forgetful');
    await server.platform.database.db
      .update(users)
      .set({ epicUserName: 'wrong' })
      .where(eq(users.id, getId(player)));
    const one = `users/${getId(player)}`;
    expect((await send('POST', `${one}/sign-out`)).body).toMatchObject({ openSignIns: 0 });
    expect((await player.get('/api/profile/profile')).status).toBe(401);
    expect((await send('POST', `${one}/reset-epic-name`)).body).toMatchObject({ epicUserName: null });
    expect((await send('POST', `${one}/reset-password`)).status).toBe(200);
    const reset = async (email: string) =>
      call(`${server.url}/api/v1/auth/reset-password`, {
        method: 'POST',
        json: { token: await readMailedToken(server, email, 'reset'), password: 'another long one' },
      });
    expect((await reset(player.email)).status).toBe(200);
    expect((await signIn({ ...player, password: 'another long one' })).status).toBe(200);
    expect((await listAuditEntries(getId(player))).map(({ action }) => action)).toEqual([
      'reset-password',
      'reset-epic-name',
      'sign-out-everywhere',
    ]);

    const guest = { email: 'guest@example.org', userName: 'Guest', userType: 'Coach' };
    for (const wrong of [
      { ...guest, email: 'no' },
      { ...guest, userName: 'x' },
      { ...guest, userType: 'King' },
    ]) {
      expect((await send('POST', 'users', wrong)).status).toBe(400);
    }
    const made = await send('POST', 'users', guest);
    expect([made.status, made.body]).toMatchObject([201, { userName: 'Guest', signInWays: [] }]);
    expect(getProblemCode(await send('POST', 'users', guest))).toBe('email-taken');
    expect((await reset(guest.email)).status).toBe(200);
    const opened = await signIn({ ...player, email: guest.email, password: 'another long one' });
    expect(signedIn.parse(opened.body).userType).toBe('Coach');
    expect((await send('GET', `users/${crypto.randomUUID()}`)).status).toBe(404);
  });

  test('grants plans, replays and tokens as ledger rows', async () => {
    const player = await signUpAndIn(server.url, 'Lucky');
    const one = `users/${getId(player)}`;
    const { replayLimit } = (await send('GET', one)).body as AdminUser;
    for (const [path, wrong] of [
      ['plan-grant', { planName: 'Basic', days: 10 }],
      ['plan-grant', { planName: 'Diamond', days: 0 }],
      ['replay-grant', { replays: 0 }],
      ['token-grant', { tokens: 1000 }],
    ] as const) {
      expect([path, (await send('POST', `${one}/${path}`, wrong)).status]).toEqual([path, 400]);
    }
    expect((await send('POST', `${one}/replay-grant`, { replays: 25 })).body).toMatchObject({
      replayLimit: replayLimit + 25,
    });
    const restriction = await player.get('/api/v1/filestorage/replay-upload-restriction');
    expect(restriction.body).toMatchObject({ fileUploadLimitCount: replayLimit + 25 });
    expect((await list('search=Lucky')).items[0]).toMatchObject({ replayLimit: replayLimit + 25 });
    expect((await send('POST', `${one}/token-grant`, { tokens: 2 })).body).toMatchObject({
      coachingTokens: 2,
    });
    const given = await send('POST', `${one}/plan-grant`, {
      planName: 'Diamond',
      days: 10,
      note: 'Won a cup',
    });
    const { planName, trialEndsAt } = given.body as AdminUser;
    const days = (Date.parse(trialEndsAt ?? '') - clock.now().getTime()) / 86_400_000;
    expect([planName, days]).toEqual(['Diamond', expect.closeTo(10, 2)]);
    expect(getProblemCode(await send('POST', `${one}/plan-grant`, { planName: 'Platinum', days: 99 }))).toBe(
      'plan-not-larger',
    );
    expect(await names('state=trial')).toContain('Lucky');
    const kinds = ((await send('GET', `${one}/ledger`)).body as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['plan-granted', 'token-granted', 'replays-granted', 'joined']);
    clock.forward(11 * 86_400_000);
    await refreshAdmin();
    expect((await send('GET', one)).body).toMatchObject({ planName: 'Basic', trialEndsAt: null });
  });

  test("viewing as a user excludes administrators, ends, is audited, and can't touch money or the account", async () => {
    const player = await signUpAndIn(server.url, 'Watched');
    const other = await createAccountWithRole(server, 'Admin', 'Second');
    const coach = await createAccountWithRole(server, 'Coach', 'Watched coach');
    const lastSeen = async () => ((await send('GET', `users/${getId(player)}`)).body as AdminUser).lastSeenAt;
    const seen = await lastSeen();
    const start = (userId: string, reason: string) =>
      send('POST', `users/${userId}/impersonation`, { reason });
    expect(getProblemCode(await start(getId(other), 'curious'))).toBe('is-administrator');
    expect((await start(getId(player), '')).status).toBe(400);
    const { accessToken } = (await start(getId(player), 'Ticket 12')).body as Pick<SignedIn, 'accessToken'>;
    const asPlayer = (method: string, path: string, json?: unknown) =>
      call(`${server.url}${path}`, { method, token: accessToken, json });
    expect((await asPlayer('GET', '/api/profile/profile')).body).toMatchObject({ userName: 'Watched' });
    expect((await send('GET', 'users', undefined, accessToken)).status).toBe(403);
    for (const [method, path, json] of [
      ['GET', '/api/v1/account/export', undefined],
      ['DELETE', '/api/v1/account', { confirmation: player.password }],
      ['POST', '/api/v1/auth/change-password', { newPassword: 'taken over!' }],
      ['POST', '/api/v1/tokens', { name: 'mine', scope: 'upload' }],
      ['PUT', '/api/v1/consents', { ownStatistics: true, shareWithTeammates: true, research: true }],
      ['PATCH', '/api/v1/filestorage/replays', { ids: [], visibility: 'link' }],
      ['PUT', '/api/v1/career/share', { parts: ['records'] }],
      ['PUT', '/api/v1/coach/sight', { invitationId: crypto.randomUUID(), sight: 'all' }],
      [
        'POST',
        '/api/v1/coach/invitation-respond',
        { invitationId: crypto.randomUUID(), invitationStatus: 10 },
      ],
      ['PUT', '/api/v1/identities/hidden', { identity: 'epic:x', hidden: true }],
      ['PUT', '/api/v1/notifications/preferences', { weeklySummary: true }],
      ['POST', '/api/v1/payments/trial', {}],
    ] as const) {
      expect([path, getProblemCode(await asPlayer(method, path, json))]).toEqual([path, 'read-only']);
    }
    const viewed = (await start(getId(coach), 'Ticket 12')).body as Pick<SignedIn, 'accessToken'>;
    const id = crypto.randomUUID();
    for (const [method, path, json] of [
      ['PUT', `match-reviews/${id}/players`, { playerIds: [id] }],
      ['POST', `match-reviews/${id}/clips`, { comments: [] }],
      ['DELETE', `match-reviews/${id}`, undefined],
      ['POST', `scout-pages?folderId=${id}`, { Team: 'Otters', days: 7 }],
      ['DELETE', `scout-pages/${id}`, undefined],
      ['POST', 'team-links', {}],
      ['POST', 'live-rooms', { matchId: id, playerIds: [id] }],
    ] as const) {
      const answer = await call(`${server.url}/api/v1/coach/${path}`, {
        method,
        token: viewed.accessToken,
        json,
      });
      expect([path, getProblemCode(answer)]).toEqual([path, 'read-only']);
    }
    const { body: calendar } = await call(`${server.url}/api/v1/team-events`, { token: viewed.accessToken });
    expect(calendar).toEqual({ items: [], feedUrl: null });
    expect((await asPlayer('PUT', '/api/profile/update-device-choice?deviceChoice=desktop')).status).toBe(
      200,
    );
    expect(
      (await listAuditEntries(getId(player))).map(({ action, after, note }) => [action, after, note]),
    ).toEqual([
      ['act-as', { method: 'PUT', call: 'updateDeviceChoice' }, null],
      ['start-impersonation', null, 'Ticket 12'],
    ]);
    // The administrator's visit doesn't count as the owner's.
    expect(await lastSeen()).toBe(seen);
    clock.forward(59 * 60_000);
    expect((await asPlayer('GET', '/api/profile/profile')).status).toBe(200);
    clock.forward(2 * 60_000);
    expect((await asPlayer('GET', '/api/profile/profile')).status).toBe(401);
    // Signing out everywhere also ends viewing as a user.
    await refreshAdmin();
    const second = (await start(getId(player), 'Ticket 13')).body as { accessToken: string };
    const root = { ...admin };
    expect((await send('POST', `users/${getId(admin)}/sign-out`, undefined, root)).status).toBe(200);
    expect((await call(`${server.url}/api/profile/profile`, { token: second.accessToken })).status).toBe(401);
    await refreshAdmin();
  });

  test("lists an account's uploads, newest first, or only failed ones", async () => {
    const [ann, other] = [await signUpAndIn(server.url, 'Uploader'), await signUpAndIn(server.url, 'Other')];
    await ann.upload(sampleReplay({ seconds: 3 }), 'first.replay');
    clock.forward(1000);
    await ann.upload(sampleReplay({ seconds: 3, seed: 2 }), 'second.replay');
    await other.upload(sampleReplay({ seconds: 3, seed: 3 }), 'third.replay');
    await server.platform.database.pool.query(`update replays set status = 20 where name = 'first.replay'`);
    const uploads = async (query = '') =>
      (
        (await send('GET', `users/${getId(ann)}/replays${query}`)).body as { name: string; status: number }[]
      ).map(({ name, status }) => [name, status]);
    expect(await uploads()).toEqual([
      ['second.replay', 5],
      ['first.replay', 20],
    ]);
    expect(await uploads('?show=failed')).toEqual([['first.replay', 20]]);
    expect((await send('GET', `users/${crypto.randomUUID()}/replays`)).status).toBe(404);
  });

  test('keeps notes about an account for administrators', async () => {
    const ann = await signUpAndIn(server.url, 'Noted');
    const path = `users/${getId(ann)}/notes`;
    expect((await send('POST', path, { note: ' ' })).status).toBe(400);
    expect((await send('POST', path, { note: 'Asked twice for a refund.' })).status).toBe(200);
    expect((await send('POST', path, { note: 'Mine' }, ann)).status).toBe(403);
    expect(await listAuditEntries(getId(ann))).toMatchObject([
      { action: 'add-note', note: 'Asked twice for a refund.', actor: { userName: 'Root' } },
    ]);
  });

  test('finds audit entries by person, action, note and day, and exports what it found', async () => {
    const player = await signUpAndIn(server.url, 'Quillon');
    await send('POST', `users/${getId(player)}/token-grant`, { tokens: 1, note: '50%_off' });
    await send('PUT', `users/${getId(player)}/ban`, { reason: 'Spam' });
    const found = async (query: string) =>
      ((await send('GET', `audit?${query}`)).body as { items: AuditEntry[] }).items
        .filter(({ targetId }) => targetId === getId(player))
        .map(({ action }) => action);
    expect(await found('search=quill')).toEqual(['ban', 'grant-tokens']);
    expect(await found('search=grant%20tok')).toEqual(['grant-tokens']);
    expect(await found('search=50%25_')).toEqual(['grant-tokens']);
    expect(await found('search=_____%25')).toEqual([]);
    const today = clock.now().toISOString().slice(0, 10);
    expect(await found(`search=Root&from=${today}&to=${today}`)).toEqual(['ban', 'grant-tokens']);
    expect(await found('to=2020-01-01')).toEqual([]);
    const csv = await send('GET', 'audit-export?search=Quillon');
    expect(String(csv.body).split('\r\n').slice(0, 3)).toEqual([
      'when,by,action,target,which,before,after,note',
      expect.stringMatching(/,Root,ban,user,Quillon,,,Spam$/),
      expect.stringMatching(/,Root,grant tokens,user,Quillon,,"\{""tokens"":1\}",50%_off$/),
    ]);
    expect(await found('search=export%20audit')).toEqual([]);
  });

  test('exports the whole list, audits the export, and leaves no name after deletion', async () => {
    const player = await signUpAndIn(server.url, '=SUM(1)');
    const file = await send('GET', 'users-export?sort=name');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv']);
    const lines = String(file.body).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^id,name,email,/);
    expect(lines).toHaveLength(1 + (await list('')).total);
    expect(lines.filter((line) => line.includes("'=SUM(1)"))).toHaveLength(1);

    const one = `users/${getId(player)}`;
    expect(getProblemCode(await send('DELETE', one, { confirmation: 'SUM' }))).toBe('not-confirmed');
    expect((await send('DELETE', one, { confirmation: '=SUM(1)', note: 'asked by email' })).status).toBe(200);
    expect((await send('GET', one)).status).toBe(404);
    const trail = (await send('GET', 'audit')).body as { items: AuditEntry[]; targetKinds: string[] };
    expect(trail.items.slice(0, 2)).toMatchObject([
      { action: 'delete-user', targetId: getId(player), targetName: null, note: 'asked by email' },
      { action: 'export-users', targetKind: 'users', actor: { userName: 'Root' } },
    ]);
    expect(trail.targetKinds).toEqual(expect.arrayContaining(['user', 'users']));
    expect(JSON.stringify(trail)).not.toContain(player.email);
  });
});
