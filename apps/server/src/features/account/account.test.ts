import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import {
  type ApiAnswer,
  call,
  getProblemCode,
  signUpAndIn,
  type TestAccount,
} from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { runBehindLock } from '../../testing/run-behind-lock.ts';
import { createOtherRecording, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

describe.each(DATABASE_KINDS)('an account on %s', async (database) => {
  const server = await startServerForTests({ database, worker: true });

  const remove = ({ tokens }: TestAccount, confirmation: string): Promise<ApiAnswer> =>
    call(`${server.url}/api/v1/account`, {
      method: 'DELETE',
      token: tokens.accessToken,
      json: { confirmation },
    });
  const storedFiles = () => {
    const folder = join(server.platform.config.dataDir, 'files/replays');
    return readdirSync(folder).map((name) => name.replace(/\.replay$/, ''));
  };
  const query = async <Row>(text: string, ...values: unknown[]) =>
    (await server.platform.database.pool.query(text, values)).rows as Row[];
  const count = async (table: string, where: string, value: string) => {
    const { rows } = await server.platform.database.pool.query(
      `select count(*)::int as n from ${table} where ${where} = $1`,
      [value],
    );
    return rows[0].n as number;
  };

  test('exports all of its data as a zip', async () => {
    const account = await signUpAndIn(server.url, 'Ann');
    const file = sampleReplay({ seed: 71 });
    await account.upload(file, 'my/best game.replay');
    const [replay] = await account.finishedReplays();
    const answer = await fetch(`${server.url}/api/v1/account/export`, {
      headers: { authorization: `Bearer ${account.tokens.accessToken}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(entries).sort()).toEqual([
      'account.json',
      `matches/${replay!.matchId}.json`,
      'replays.json',
      `replays/${replay!.id}.replay`,
    ]);
    expect(Buffer.compare(entries[`replays/${replay!.id}.replay`]!, file)).toBe(0);
    const json = (name: string) => JSON.parse(strFromU8(entries[name]!));
    expect(json('account.json')).toMatchObject({
      profile: { userName: 'Ann', email: account.email },
      ranks: { isRankNull: true },
      signIns: [{ endedAt: null }],
      linkedAccounts: [],
    });
    expect(json('replays.json')).toMatchObject([{ id: replay!.id, name: 'best game.replay', status: 15 }]);
    expect(Object.keys(json(`matches/${replay!.matchId}.json`))).toContain('report');
    // Parts without data are included too.
    const parts = [
      'cameByCodeOf',
      'careerBests',
      'coaching',
      'consents',
      'countedForReferences',
      'deletedReplays',
      'emailConfirmedAt',
      'eventReminders',
      'firstSteps',
      'flaggedEvents',
      'goalRewards',
      'linkedAccounts',
      'matchReviews',
      'membership',
      'notificationPreferences',
      'notifications',
      'opportunities',
      'ownReferralCode',
      'payments',
      'permissions',
      'playerDisputes',
      'players',
      'profile',
      'rankHistory',
      'ranks',
      'referralRewards',
      'restWeeks',
      'savedQuestions',
      'signIns',
      'teamInvitations',
      'training',
      'uploadTokens',
      'weeklyGoals',
    ];
    expect(Object.keys(json('account.json'))).toEqual(expect.arrayContaining(parts));
    const everything = strFromU8(entries['account.json']!);
    expect(everything).not.toContain('argon2');
  });

  test('is deleted with its files, sign-ins and matches that nobody else uploaded', async () => {
    const [leaving, staying] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
    await leaving.upload(sampleReplay({ seed: 72 }));
    await leaving.upload(sampleReplay({ seed: 73 }), 'shared.replay');
    const own = await leaving.finishedReplays();
    await staying.upload(createOtherRecording({ seed: 73 }));
    const [kept] = await staying.finishedReplays();
    const shared = own.find(({ name }) => name === 'shared.replay')!;
    const alone = own.find(({ name }) => name !== 'shared.replay')!;
    expect(kept!.matchId).toBe(shared.matchId);

    const wrong = await remove(leaving, 'not my password');
    expect([wrong.status, getProblemCode(wrong)]).toEqual([403, 'not-confirmed']);
    expect((await leaving.get('/api/profile/profile')).status).toBe(200);

    expect((await remove(leaving, leaving.password)).status).toBe(200);
    expect((await leaving.get('/api/profile/profile')).status).toBe(401);
    const json = { email: leaving.email, password: leaving.password };
    expect((await call(`${server.url}/api/v1/auth/sign-in`, { method: 'POST', json })).status).toBe(401);
    for (const { id } of own) expect(storedFiles()).not.toContain(id);
    expect(storedFiles()).toContain(kept!.id);
    expect(await count('removed_files', 'blob_key', `replays/${alone.id}.replay`)).toBe(0);
    expect(await count('matches', 'id', alone.matchId!)).toBe(0);
    expect(await count('player_facts', 'match_id', alone.matchId!)).toBe(0);
    expect(await count('match_reports', 'match_id', alone.matchId!)).toBe(0);
    // The other source upload keeps the match and is now its source.
    expect((await staying.get(`/api/v1/gamedata/match/${shared.matchId}`)).status).toBe(200);
    expect(await count('matches', 'source_replay_id', kept!.id)).toBe(1);
    expect(await count('matches', 'source_owner_id', leaving.tokens.user.id)).toBe(0);
    // The address can be used again.
    const again = await call(`${server.url}/api/v1/auth/sign-up`, {
      method: 'POST',
      json: { ...json, userName: 'Ann' },
    });
    expect(again.status).toBe(201);
  });

  test('exports everything else, and says what is missing, when a stored file is gone', async () => {
    const account = await signUpAndIn(server.url);
    for (const seed of [76, 77]) await account.upload(sampleReplay({ seed }));
    const [here, gone] = await account.finishedReplays();
    await server.platform.blobs.remove(`replays/${gone!.id}.replay`);
    expect((await account.get(`/api/v1/filestorage/replay-file/${gone!.id}`)).status).toBe(404);
    const answer = await fetch(`${server.url}/api/v1/account/export`, {
      headers: { authorization: `Bearer ${account.tokens.accessToken}` },
    });
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(entries).sort()).toEqual(
      [
        'account.json',
        ...[here, gone].map((replay) => `matches/${replay!.matchId}.json`),
        'missing-files.txt',
        'replays.json',
        `replays/${here!.id}.replay`,
      ].sort(),
    );
    const note = strFromU8(entries['missing-files.txt']!);
    expect(note).toBe(`We couldn’t find these files:\nreplays/${gone!.id}.replay\n`);
  });

  test('exports a shared match without data from the other uploader’s file', async () => {
    const [first, second] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
    await first.upload(createOtherRecording({ seed: 74 }, 'private title'));
    await first.finishedReplays();
    await second.upload(sampleReplay({ seed: 74 }));
    await second.finishedReplays();
    const exported = async ({ tokens }: TestAccount) => {
      const answer = await fetch(`${server.url}/api/v1/account/export`, {
        headers: { authorization: `Bearer ${tokens.accessToken}` },
      });
      const entries = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
      return strFromU8(entries.find(([name]) => name.startsWith('matches/'))![1]);
    };
    expect(await exported(first)).toContain('private title');
    expect(await exported(second)).not.toContain('private title');
  });

  // The embedded database runs one transaction at a time, so they can't race there.
  test.runIf(database === 'postgres')('is deleted with a file that arrives during deletion', async () => {
    const account = await signUpAndIn(server.url);
    await account.upload(sampleReplay({ seed: 75 }));
    await account.finishedReplays();
    const owner = account.tokens.user.id;
    const key = `replays/${randomUUID()}.replay`;
    await server.platform.blobs.put(key, Readable.from('late'));
    const upload = async (holder: pg.PoolClient) => {
      await holder.query('select 1 from memberships where user_id = $1 for update', [owner]);
      await holder.query(
        `insert into replays select (jsonb_populate_record(r, jsonb_build_object(
           'id', gen_random_uuid(), 'sha256', 'late', 'blob_key', $2::text, 'match_id', null))).* from replays r where owner_id = $1`,
        [owner, key],
      );
    };
    const [deleted] = await runBehindLock(server, upload, [() => remove(account, account.password)]);
    expect(deleted!.status).toBe(200);
    expect(await server.platform.blobs.find(key)).toBeNull();
  });

  test('is deleted with the card at the payment provider when it belongs to an admin', async () => {
    const account = await createAccountWithRole(server, 'Player', 'Wilhelmina');
    await createAccountWithRole(server, 'Admin');
    const send = (path: string, json: object) =>
      call(`${server.url}/api/v1/${path}`, { method: 'POST', token: account.tokens.accessToken, json });
    const requested = { kind: 'plan', planName: 'Platinum', period: 5, agreedTotal: 1299 };
    const { url } = (await send('payments/orders', requested)).body as { url: string };
    await send(`payments/sandbox/${url.split('/').at(-1)}`, { action: 'pay', card: '4242 4242 4242 4242' });
    const [customer] = await query<{ customer_id: string }>(
      'select customer_id from payment_customers where user_id = $1',
      account.tokens.user.id,
    );
    expect(await count('sandbox_objects', 'customer_id', customer!.customer_id)).toBeGreaterThan(0);
    await query("update users set user_type = 'Admin' where id = $1", account.tokens.user.id);
    expect((await remove(account, account.password)).status).toBe(200);
    expect(await count('sandbox_objects', 'customer_id', customer!.customer_id)).toBe(0);
    await query("update users set user_type = 'Player' where user_type = 'Admin'");
  });

  test('leaves no name, address or id behind after purchases, bookings, shares and replies', async () => {
    const [player, coach] = [
      await createAccountWithRole(server, 'Player', 'Zebulon'),
      await createAccountWithRole(server, 'Coach', 'Thaddeus'),
    ];
    const [friend, admin] = [
      await createAccountWithRole(server, 'Player'),
      await createAccountWithRole(server, 'Admin'),
    ];
    const send = (who: TestAccount, method: string, path: string, json?: object) =>
      who.send(method, `/api/v1/${path}`, json);
    const done = async (answer: Promise<ApiAnswer>) => {
      const { status, body } = await answer;
      expect(status, JSON.stringify(body)).toBeLessThan(300);
      return body as Record<string, never>;
    };
    const requested = { kind: 'plan', planName: 'Platinum', period: 5, agreedTotal: 1299 };
    const { url } = await done(send(player, 'POST', 'payments/orders', requested));
    const page = `payments/sandbox/${String(url).split('/').at(-1)}`;
    await done(send(player, 'POST', page, { action: 'pay', card: '4242 4242 4242 4242' }));
    const { code } = await done(send(player, 'GET', 'refferalcode'));
    await done(send(friend, 'POST', 'refferalcode/redeem', { code }));
    const [playerId, coachId] = [player.tokens.user.id, coach.tokens.user.id];
    await done(send(coach, 'POST', `coach/invite-player?playerId=${playerId}`));
    await query(
      `insert into coach_sessions (coach_id, coach_name, player_id, kind, status, mode, minutes, starts_at, ends_at, aim, paid_with, place, fee, booked_at)
       values ($1, 'Thaddeus', $2, 'live', 5, 10, 30, now() + interval '3 days', now() + interval '4 days', 'Saves.', 'token', '', 1600, now()),
              ($1, 'Thaddeus', $3, 'live', 5, 10, 30, now() + interval '5 days', now() + interval '6 days', 'Saves.', 'token', '', 1600, now())`,
      coachId,
      playerId,
      friend.tokens.user.id,
    );
    await done(send(admin, 'POST', `admin/users/${playerId}/token-grant`, { tokens: 1, note: 'Late coach' }));
    expect((await remove(player, player.password)).status).toBe(200);
    expect((await remove(coach, coach.password)).status).toBe(200);
    const left: string[] = [];
    for (const { name } of await query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )) {
      const signs = [playerId, coachId, player.email, coach.email, 'Zebulon', 'Thaddeus'];
      for (const { row } of await query<{ row: string }>(
        `select row_to_json(one)::text as row from ${name} one`,
      )) {
        // The audit trail keeps the administrator's id; the other side of a session was notified who is leaving.
        if (name === 'audit_entries' || (name === 'notifications' && row.includes('has left DataCoach')))
          continue;
        if (signs.some((sign) => row.includes(sign))) left.push(`${name}: ${row}`);
      }
    }
    expect(left).toEqual([]);
    // Not the last two accounts, which are checked below.
    await query("update users set user_type = 'Player' where id = $1", admin.tokens.user.id);
  });

  test('is kept if it belongs to the last administrator', async () => {
    const [one, two] = [
      await createAccountWithRole(server, 'Admin'),
      await createAccountWithRole(server, 'Admin'),
    ];
    const answers = await Promise.all([remove(one, one.password), remove(two, two.password)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(getProblemCode(answers.find(({ status }) => status === 409)!)).toBe('last-administrator');
  });
});
