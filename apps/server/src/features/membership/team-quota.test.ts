import { randomUUID } from 'node:crypto';
import {
  type AdminUser,
  type AdminUserRow,
  type UploadRestriction,
  uploadRestriction,
} from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { lockSessionCredits } from './coach-sessions.ts';
import { countUseSince } from './quota.repository.ts';
import { reserveUpload } from './upload-quota.ts';

/** Monthly replays of the team plan in these tests. */
const LIMIT = 5;

/** Without console players. */
const duel = (seed: number) => sampleReplay({ seed, teamSize: 1, seconds: 3 });

describe.each(DATABASE_KINDS)('the monthly quota of a team on %s', async (database) => {
  const clock = new MovingClock();
  const getId = (account: TestAccount) => account.tokens.user.id;
  const restriction = async (account: TestAccount): Promise<UploadRestriction> =>
    uploadRestriction.parse((await account.get('/api/v1/filestorage/replay-upload-restriction')).body);
  const counted = async (account: TestAccount) => {
    const { productName, filesUploadedCount, fileUploadLimitCount } = await restriction(account);
    return [productName, filesUploadedCount, fileUploadLimitCount];
  };
  const everybody = () => Promise.all([coach, ...members].map(counted));
  const query = (text: string, values: unknown[]) => server.platform.database.pool.query(text, values);

  const lasting = { accessTokenMs: 40 * DAY_MS, refreshTokenMs: 80 * DAY_MS };
  const server = await startServerForTests({ database, clock, worker: true, config: lasting });
  await query('update plans set replay_limit = $1 where name = $2', [LIMIT, 'TeamPlan']);
  const coach = await createAccountWithRole(server, 'Coach');
  // Players' billing days differ from their coach's.
  clock.forward(3 * DAY_MS);
  const members: TestAccount[] = [
    await signUpAndIn(server.url, 'Seated One'),
    await signUpAndIn(server.url, 'Seated Two'),
  ];
  await members[0]!.upload(duel(1));
  await members[0]!.finishedReplays();
  for (const member of members) {
    await query(
      'insert into team_invitations (coach_id, player_id, status, invited_at, answered_at) values ($1, $2, 10, $3, $3)',
      [getId(coach), getId(member), clock.now()],
    );
  }

  test("is shared by coach and players in the coach's billing month; a player's earlier usage stays their own", async () => {
    expect(await everybody()).toEqual(Array.from({ length: 3 }, () => ['TeamPlan', 0, LIMIT]));
    await members[0]!.upload(duel(2));
    await members[0]!.finishedReplays();
    await coach.upload(duel(2));
    await coach.finishedReplays();
    expect(await everybody()).toEqual(Array.from({ length: 3 }, () => ['TeamPlan', 2, LIMIT]));
    const days = await Promise.all(
      [coach, ...members].map(async (who) => (await restriction(who)).daysUntilNextBillingCycle),
    );
    expect(new Set(days).size).toBe(1);
    // For a plan refund, the whole team's usage counts.
    const use = (who: TestAccount) => countUseSince(server.platform.database.db, getId(who), new Date(0));
    expect([await use(coach), await use(members[0]!)]).toMatchObject([{ uploaded: 2 }, { uploaded: 1 }]);
  });

  test('holds against concurrent uploads of all members, and the coach is notified', async () => {
    const { db } = server.platform.database;
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => [coach, ...members][at % 3]!).map((who) =>
        reserveUpload(db, { userId: getId(who), uploadId: randomUUID() }, clock.now()),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT - 2);
    const refused = await members[1]!.upload(duel(3));
    expect(getProblemCode(refused)).toBe('quota-reached');
    expect((refused.body as { messages: string[] }).messages[0]).toMatch(
      /^You’ve reached the fair-use limit of 5 replays this month for the whole team\. Your count resets in \d+ days\.$/,
    );
    // A started upload that never arrived is returned to the team, which can use it for other files.
    await query(
      `insert into membership_ledger (user_id, at, kind, subject_id, cycle_start)
       select user_id, at, 'upload-returned', subject_id, cycle_start from membership_ledger began
       where kind = 'upload-reserved' and user_id = $1 and not exists (
         select 1 from membership_ledger ended where ended.subject_id = began.subject_id and ended.kind <> began.kind)`,
      [getId(coach)],
    );
    for (const seed of [4, 5, 6]) await members[1]!.upload(duel(seed));
    await members[1]!.finishedReplays();
    const { rows } = await query(
      `select user_id, kind, path from notifications where kind like '%quota%' order by kind desc`,
      [],
    );
    const path = '/admin/team-dashboard';
    expect(rows).toEqual([
      { user_id: getId(coach), kind: 'team-quota-80', path },
      { user_id: getId(coach), kind: 'team-quota-100', path },
    ]);
  });

  test('is listed for each team account, can be enlarged for all, and stays with the team when a member leaves', async () => {
    const admin = await createAccountWithRole(server, 'Admin');
    const token = admin.tokens.accessToken;
    const rows = async () => {
      const answer = await call(`${server.url}/api/v1/admin/users?search=Seated`, { token });
      const { items } = answer.body as { items: AdminUserRow[] };
      return items.map(({ replaysUsed, replayLimit }) => [replaysUsed, replayLimit]);
    };
    expect(await rows()).toEqual([
      [5, 5],
      [5, 5],
    ]);
    const given = await call(`${server.url}/api/v1/admin/users/${getId(members[1]!)}/replay-grant`, {
      method: 'POST',
      token,
      json: { replays: 2, note: '' },
    });
    const nextCycleAt = async (who: TestAccount) =>
      ((await call(`${server.url}/api/v1/admin/users/${getId(who)}`, { token })).body as AdminUser)
        .nextCycleAt;
    expect(given.body).toMatchObject({
      replaysUsed: 5,
      replayLimit: 7,
      nextCycleAt: await nextCycleAt(coach),
    });
    expect(await rows()).toEqual([
      [5, 7],
      [5, 7],
    ]);
    expect(await everybody()).toEqual(Array.from({ length: 3 }, () => ['TeamPlan', 5, 7]));

    await query('delete from team_invitations where player_id = $1', [getId(members[0]!)]);
    expect(await everybody()).toEqual([
      ['TeamPlan', 5, 7],
      ['Basic', 1, 100],
      ['TeamPlan', 5, 7],
    ]);
  });

  test('uploads and bookings of a player on the team, made at once, all succeed', async () => {
    const { db } = server.context;
    const userId = getId(members[1]!);
    await query('update plans set replay_limit = 1000 where name = $1', ['TeamPlan']);
    const now = clock.now();
    const made = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? reserveUpload(db, { userId, uploadId: randomUUID() }, now)
          : db.transaction((tx) => lockSessionCredits(tx, userId, now)),
      ),
    );
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
