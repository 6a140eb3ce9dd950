import {
  type GoalChoices,
  type GoalGain,
  type GoalMoment,
  goalChoices,
  type WeeklyGoal,
  type WeeklyGoals,
  weeklyGoal,
  weeklyGoals,
} from '@datacoach/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type GameScript, type StoredGame, storeGames } from '../../testing/store-games.ts';
import { finalizeGoals, grantGoalReward } from './finalize-goals.ts';
import type { GoalRow } from './weekly-goal.repository.ts';

/** A Wednesday, noon in Berlin, where the week starts on Sunday 23:00 UTC. */
const WEDNESDAY = new Date('2026-11-18T11:00:00Z');
const LONG_MS = 200 * DAY_MS;
const MONDAY = '2026-11-16';
const SMALL_PADS = 50;
const GOALS = 5;
const MATCHES = 55;
const DOUBLES = 10;

describe('weekly goals', async () => {
  let now = WEDNESDAY;
  const clock = { now: () => now };

  const ago = (days: number) => new Date(WEDNESDAY.getTime() - days * DAY_MS);
  const query = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.pool.query(text, values)).rows as Record<string, unknown>[];
  const play = (account: TestAccount, scripts: readonly GameScript[]): Promise<StoredGame[]> =>
    storeGames(server.platform.database, account.tokens.user.id, `steam:${account.tokens.user.id}`, scripts);

  // The clock moves on for months.
  const server = await startServerForTests({
    database: 'embedded',
    clock,
    config: { accessTokenMs: LONG_MS, refreshTokenMs: LONG_MS },
  });
  const [ann, other] = [
    await createAccountWithRole(server, 'Player', 'Ann'),
    await createAccountWithRole(server, 'Player', 'Bob'),
  ];
  const admin = await createAccountWithRole(server, 'Admin', 'Ada');
  await query(`update users set time_zone = 'Europe/Berlin', doubles_mode_rank = 'champion-1'`);
  // Three games a week in the earlier weeks of October 26, November 2 and 9.
  await play(ann, [
    ...[22, 21, 20, 15, 14, 13, 8, 7, 6].map((days) => ({ playedAt: ago(days), times: 1 })),
    { playedAt: ago(6), playlist: 'private' as const, times: 9 },
  ]);
  const overview = async (account: TestAccount): Promise<WeeklyGoals> => {
    const { status, body } = await account.get('/api/v1/weekly-goals');
    expect(status).toBe(200);
    return weeklyGoals.strict().parse(body);
  };
  const choices = async (account: TestAccount): Promise<GoalChoices> =>
    goalChoices.strict().parse((await account.get('/api/v1/weekly-goals/choices?mode=10')).body);
  const choose = async (account: TestAccount, body: object): Promise<WeeklyGoal> => {
    const answer = await account.send('POST', '/api/v1/weekly-goals', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return weeklyGoal.strict().parse(answer.body);
  };
  const history = async (account: TestAccount, frame: number) => {
    const { body } = await account.get(`/api/v1/weekly-goals/history?timeFrame=${frame}`);
    return (body as { items: WeeklyGoal[]; total: number }).items;
  };
  const context = () => ({ ...server.context, clock });
  const news = async (account: TestAccount) => {
    const { body } = await account.get('/api/v1/notifications');
    return (body as { items: { title: string; text: string; path: string }[] }).items;
  };
  const getStat = ({ result, me }: StoredGame, metric: string) =>
    result.insight!.players[me]!.metrics[metric]!.value!;

  test('derive targets from the player’s own games: no choices without games, a habit after regular play', async () => {
    const { choices: rows, games, nextRank } = await choices(ann);
    expect([games, nextRank]).toEqual([9, 'Champion II']);
    const pads = rows.find(({ metric }) => metric === SMALL_PADS)!;
    // The same game nine times: the median equals its value. Private games don't count.
    const [sample] = await play(other, [{ playedAt: ago(1) }]);
    expect(pads.base).toBeCloseTo(getStat(sample!, 'smallPads'), 3);
    expect(pads.next).toBeGreaterThan(0);
    expect(pads.target! / pads.base!).toBeGreaterThan(1.029);
    expect(pads.target! / pads.base!).toBeLessThan(1.16);
    expect(rows.find(({ metric }) => metric === MATCHES)).toMatchObject({
      target: 5,
      base: 3,
      targetDays: 3,
    });

    const bob = await choices(other);
    expect(bob.choices.find(({ metric }) => metric === SMALL_PADS)).toMatchObject({
      target: null,
      missing: 5,
    });
    const refused = await other.send('POST', '/api/v1/weekly-goals', { metric: SMALL_PADS, mode: DOUBLES });
    expect([refused.status, getProblemCode(refused)]).toEqual([409, 'too-few-games']);
  });

  test('allow one per kind, which can be changed and dropped, in weeks of the player’s zone', async () => {
    const first = await choose(ann, { metric: MATCHES, mode: DOUBLES });
    expect(first).toMatchObject({
      kind: 'habit',
      startsOn: MONDAY,
      startsAt: '2026-11-15T23:00:00.000Z',
      endsAt: '2026-11-22T23:00:00.000Z',
      settlesAt: '2026-11-24T23:00:00.000Z',
      state: 'notStarted',
    });
    const pads = await choose(ann, { metric: SMALL_PADS, mode: DOUBLES });
    const goals = await choose(ann, { metric: GOALS, mode: DOUBLES });
    expect((await overview(ann)).goals.map(({ kind, metric }) => [kind, metric])).toEqual([
      ['habit', SMALL_PADS],
      ['skill', GOALS],
    ]);
    const path = `/api/v1/weekly-goals/${goals.id}`;
    expect((await other.send('DELETE', path)).status).toBe(404);
    expect((await other.send('GET', `${path}/moments`)).status).toBe(404);
    expect((await other.send('POST', `${path}/ease`)).status).toBe(404);
    expect((await ann.send('DELETE', path)).status).toBe(200);
    expect((await overview(ann)).goals.map(({ id }) => id)).toEqual([pads.id]);
    const later = await choose(ann, { metric: GOALS, mode: DOUBLES, nextWeek: true });
    expect(later).toMatchObject({ state: 'upcoming', startsOn: '2026-11-23' });
    expect((await overview(ann)).upcoming).toEqual([later]);
    expect((await history(ann, 15)).map(({ id }) => id)).toEqual([later.id]);
    expect((await history(ann, 10)).map(({ id }) => id)).toEqual([pads.id]);
    await ann.send('DELETE', `/api/v1/weekly-goals/${later.id}`);
  });

  test("count games by local day, with the best game, its moments and each match's contribution", async () => {
    const [, better] = await play(ann, [
      { playedAt: new Date('2026-11-15T22:59:00Z'), times: 5 },
      { playedAt: new Date('2026-11-15T23:01:00Z'), times: 2 },
      { playedAt: ago(1), times: 1 },
    ]);
    const [goal] = (await overview(ann)).goals;
    expect(goal).toMatchObject({ games: 2, days: 2, state: 'onTrack' });
    expect(goal!.best).toMatchObject({ matchId: better!.matchId });
    expect(goal!.best!.value).toBeCloseTo(getStat(better!, 'smallPads'), 3);
    const { body } = await ann.get(`/api/v1/weekly-goals/${goal!.id}/moments`);
    const { items } = body as { items: GoalMoment[] };
    expect(items.map(({ matchId }) => matchId)[0]).toBe(better!.matchId);
    expect(new Set(items.map(({ label }) => label))).toEqual(new Set(['Small boost collected']));
    expect(new Set(items.map(({ player }) => player))).toEqual(new Set([better!.me]));
    const gains = async (account: TestAccount) =>
      ((await account.get(`/api/v1/weekly-goals/gains/${better!.matchId}`)).body as { items: GoalGain[] })
        .items;
    const [gain] = await gains(ann);
    expect(await gains(other)).toEqual([]);
    expect(gain).toMatchObject({ goalId: goal!.id, after: { value: goal!.value, share: goal!.share } });
    expect(gain!.before.share).toBeLessThan(gain!.after.share);
  });

  test('let an unplayed week be declared a rest week, but not a played one', async () => {
    const rest = (week: string, isRest: boolean) =>
      ann.send('PUT', '/api/v1/weekly-goals/rest', { week, isRest });
    expect((await rest('this', true)).body).toMatchObject({ thisWeek: { isRest: true, canRest: true } });
    await rest('this', false);
    await play(
      ann,
      [0.9, 0.8, 0.7].map((days) => ({ playedAt: ago(days), times: 1.5 })),
    );
    expect((await overview(ann)).thisWeek).toMatchObject({ isRest: false, canRest: false });
    expect(getProblemCode(await rest('this', true))).toBe('week-played');
    expect((await rest('next', true)).status).toBe(200);
    await rest('next', false);
  });

  test('carry over into the new week and settle once, 48 hours after it ends, including late files', async () => {
    const [before] = (await overview(ann)).goals;
    const coach = await createAccountWithRole(server, 'Coach', 'Carla');
    const pair = [coach, ann].map(({ tokens }) => tokens.user.id);
    await query(
      `insert into team_invitations (coach_id, player_id, status, invited_at, answered_at)
       values ($1, $2, 10, now(), now())`,
      ...pair,
    );
    await query(
      `insert into homework (coach_id, player_id, goal_metric, mode, title, set_at)
       values ($1, $2, ${SMALL_PADS}, ${DOUBLES}, 'Small pads', now())`,
      ...pair,
    );
    now = new Date('2026-11-22T22:59:00Z');
    await finalizeGoals(context());
    expect((await overview(ann)).goals).toHaveLength(1);
    now = new Date('2026-11-22T23:01:00Z');
    await finalizeGoals(context());
    const carried = await overview(ann);
    expect(carried.goals).toMatchObject([{ metric: SMALL_PADS, startsOn: '2026-11-23', games: 0 }]);
    expect(carried.goals[0]!.base).toBeGreaterThan(before!.base!);
    expect(carried.waiting.map(({ id }) => id)).toEqual([before!.id]);
    expect(await news(ann)).toEqual([]);

    // Uploaded late, but played in that week.
    await play(ann, [{ playedAt: new Date('2026-11-22T20:00:00Z'), times: 1.5 }]);
    now = new Date('2026-11-24T23:01:00Z');
    await query(
      `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, coverage, uploaded_at)
       values (gen_random_uuid(), $1, 'late', 1, 'late', 'late', 10, 'full', $2)`,
      ann.tokens.user.id,
      new Date('2026-11-24T22:59:00Z'),
    );
    await finalizeGoals(context());
    expect((await overview(ann)).waiting, 'a file that came in time is still being read').toHaveLength(1);
    await query(`delete from replays where sha256 = 'late'`);
    await finalizeGoals(context());
    await finalizeGoals(context());
    const done = await overview(ann);
    expect(done.waiting).toEqual([]);
    expect(done.streak).toBe(1);
    const [past] = await history(ann, 5);
    expect(past).toMatchObject({ id: before!.id, state: 'achieved', games: 6, best: before!.best });
    expect(await news(ann)).toMatchObject([
      {
        title: expect.stringContaining('Small pads collected'),
        text: expect.stringMatching(/^Achieved: .* per game over 6 games\.$/),
        path: '/dashboard?goals=history',
      },
    ]);
    expect(await news(coach)).toMatchObject([
      { title: expect.stringMatching(/^Ann finished homework: Small pads collected: [\d.]+ per game$/) },
    ]);
    await query('delete from team_invitations');
    // Games that come after that no longer count.
    await play(ann, [{ playedAt: new Date('2026-11-22T21:00:00Z'), times: 9 }]);
    expect((await history(ann, 5))[0]).toEqual(past);
  });

  test("offer a lasting easier target after two misses; not enough games are void and don't end a goal", async () => {
    const week = async (monday: string, times: number, games: number) => {
      const at = (hours: number) => new Date(Date.parse(`${monday}T00:00:00Z`) + hours * HOUR_MS);
      await play(
        ann,
        Array.from({ length: games }, (_, n) => ({ playedAt: at(12 + n), times })),
      );
      now = at(7 * 24);
      await finalizeGoals(context());
      now = at(9 * 24 + 1);
      await finalizeGoals(context());
      return (await history(ann, 5))[0]!.state;
    };
    const path = async () => `/api/v1/weekly-goals/${(await overview(ann)).goals[0]!.id}/ease`;
    expect(await week('2026-11-23', 0.5, 5)).toBe('missed');
    expect(getProblemCode(await ann.send('POST', await path()))).toBe('no-easier-target');
    expect(await week('2026-11-30', 9, 4)).toBe('void');
    expect(await week('2026-12-07', 0.5, 6)).toBe('missed');
    const [offered] = (await overview(ann)).goals;
    expect(offered!.easierTarget).toBeLessThan(offered!.target);
    const eased = await ann.send('POST', await path());
    expect(eased.body).toMatchObject({ target: offered!.easierTarget, isEased: true, easierTarget: null });
    expect((await overview(ann)).streak).toBe(0);
    expect(await week('2026-12-14', 0.4, 5)).toBe('missed');
    expect((await overview(ann)).goals[0]).toMatchObject({ isEased: true });
    expect((await overview(ann)).goals[0]!.target).toBeLessThanOrEqual(offered!.easierTarget!);
    expect(
      (await news(ann)).filter(({ text }) => text.startsWith('Not counted: you played 4 games')),
    ).toHaveLength(1);
  });

  test('are kept when a player moves west, and continue once the week starts there', async () => {
    const [before] = (await overview(ann)).goals;
    await query(`update users set time_zone = 'America/New_York' where id = $1`, ann.tokens.user.id);
    // Monday in Berlin, Sunday evening in New York.
    now = new Date('2026-12-27T23:30:00Z');
    await finalizeGoals(context());
    expect((await overview(ann)).goals).toEqual([]);
    now = new Date('2026-12-28T05:01:00Z');
    await finalizeGoals(context());
    expect((await overview(ann)).goals).toMatchObject([{ metric: before!.metric, startsOn: '2026-12-28' }]);
    await query(`update users set time_zone = 'Europe/Berlin' where id = $1`, ann.tokens.user.id);
  });

  test('sleep after four weeks without a game, without a notification', async () => {
    const before = (await news(ann)).length;
    for (let weeks = 1; weeks <= 5; weeks++) {
      now = new Date(Date.parse('2026-12-28T12:00:00Z') + weeks * 7 * DAY_MS);
      await finalizeGoals(context());
    }
    const asleep = await overview(ann);
    expect([asleep.goals, asleep.waiting]).toEqual([[], []]);
    expect((await history(ann, 5)).slice(0, 4).map(({ state, games }) => [state, games])).toEqual(
      Array.from({ length: 4 }, () => ['void', 0]),
    );
    expect((await news(ann)).length).toBe(before);
  });

  describe('community goals', () => {
    const GOAL = {
      title: 'Kickoff week',
      text: 'Win every second kickoff.',
      category: 'kickoffs',
      metric: SMALL_PADS,
      direction: 'atLeast',
      targets: [
        { mode: null, rankGroup: null, target: 10 },
        { mode: 10, rankGroup: null, target: 20 },
        { mode: null, rankGroup: 'champion', target: 30 },
        { mode: 10, rankGroup: 'champion', target: 1 },
        { mode: 10, rankGroup: 'gold', target: 50 },
      ],
      startsOn: '2027-02-01',
      endsOn: '2027-02-14',
      minimumGames: 5,
      plans: [],
      badge: 'Spark',
      reward: 'discount',
    };
    const path = '/api/v1/admin/weekly-goals';
    const made = async (json: object) => (await admin.send('POST', path, json)).body as { id: string };

    test('are created, changed and deleted by administrators, with version checks', async () => {
      now = new Date('2027-01-28T12:00:00Z');
      for (const wrong of [
        { ...GOAL, startsOn: '2027-02-02' },
        { ...GOAL, endsOn: '2027-02-13' },
        { ...GOAL, endsOn: '2027-01-31' },
        { ...GOAL, minimumGames: 4 },
        { ...GOAL, metric: 60 },
        { ...GOAL, targets: [...GOAL.targets, GOAL.targets[0]] },
      ]) {
        expect(getProblemCode(await admin.send('POST', path, wrong))).toBe('invalid-request');
      }
      const refusedAt = async (part: object) =>
        ((await admin.send('POST', path, { ...GOAL, ...part })).body as { field?: string }).field;
      expect(await refusedAt({ startsOn: '2027-01-11', endsOn: '2027-01-24' })).toBe('startsOn');
      const far = { mode: 5, rankGroup: null, target: 500 };
      expect(await refusedAt({ metric: 45, targets: [GOAL.targets[0], far] })).toBe('targets.1.target');
      const goal = await made(GOAL);
      expect(goal).toMatchObject({ ...GOAL, version: 1, timeFrame: 15, createdBy: 'Ada', players: 0 });
      const change = (version: number, title: string) =>
        admin.send('PUT', `${path}/${goal.id}`, { ...GOAL, title, version });
      expect((await change(1, 'Boost week')).body).toMatchObject({ title: 'Boost week', version: 2 });
      expect(getProblemCode(await change(1, 'Old'))).toBe('changed-meanwhile');
      const list = await admin.send('GET', `${path}?timeFrame=15`);
      expect(list.body).toMatchObject({ total: 1, items: [{ title: 'Boost week' }] });
      expect((await admin.send('GET', `${path}?timeFrame=10`)).body).toMatchObject({ total: 0 });
      expect((await admin.send('DELETE', `${path}/${goal.id}`)).status).toBe(200);
      expect((await admin.send('DELETE', `${path}/${goal.id}`)).status).toBe(404);
      expect((await change(2, 'Gone')).status).toBe(404);
      const trail = (await admin.send('GET', '/api/v1/admin/audit?targetKind=weekly-goal')).body;
      expect((trail as { items: { action: string; targetId: string }[] }).items).toMatchObject([
        { action: 'delete-goal', targetId: goal.id },
        { action: 'change-goal' },
        { action: 'create-goal' },
      ]);
      expect((await choices(ann)).community).toEqual([]);
    });

    test('show the banner of an administrator, and remove it with the goal', async () => {
      now = new Date('2027-01-28T12:00:00Z');
      const photo = await sharp({ create: { width: 960, height: 400, channels: 3, background: '#246' } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(photo)]), 'banner.png');
      const headers = { authorization: `Bearer ${admin.tokens.accessToken}` };
      const url = `${server.url}/api/v1/homepage/weekly-goal-photo`;
      const { fileUrl } = (await (await fetch(url, { method: 'POST', headers, body: form })).json()) as {
        fileUrl: string;
      };
      const goal = await made({ ...GOAL, photoUrl: fileUrl });
      expect(goal).toMatchObject({ photoUrl: fileUrl });
      expect((await choices(ann)).community).toMatchObject([{ photoUrl: fileUrl }]);
      const second = await admin.send('POST', path, { ...GOAL, photoUrl: fileUrl });
      expect([second.status, getProblemCode(second)]).toEqual([422, 'photo-gone']);
      const shown = async () => (await fetch(server.url + fileUrl)).status;
      expect(await shown()).toBe(200);
      await admin.send('PUT', `${path}/${goal.id}`, { ...GOAL, photoUrl: fileUrl, version: 1 });
      expect(await shown()).toBe(200);
      expect((await admin.send('DELETE', `${path}/${goal.id}`)).status).toBe(200);
      expect(await shown()).toBe(404);
    });

    test('give each player the target for their rank and mode, and a badge when achieved', async () => {
      const goal = await made(GOAL);
      const closed = await made({ ...GOAL, title: 'Diamond only', plans: ['Diamond'] });
      const offered = (await choices(ann)).community;
      expect(offered.map(({ title, target, isOpen }) => [title, target, isOpen])).toEqual([
        ['Diamond only', 1, false],
        ['Kickoff week', 1, true],
      ]);
      await query(`update users set doubles_mode_rank = 'gold-2' where user_name = 'Bob'`);
      expect((await choices(other)).community[1]).toMatchObject({ target: 50 });
      const refused = await ann.send('POST', '/api/v1/weekly-goals', {
        communityGoalId: closed.id,
        mode: DOUBLES,
      });
      expect(getProblemCode(refused)).toBe('plan-needed');
      const joined = await choose(ann, { communityGoalId: goal.id, mode: DOUBLES });
      expect(joined).toMatchObject({
        kind: 'community',
        title: 'Kickoff week',
        state: 'upcoming',
        target: 1,
      });
      // Players keep the target that they started with.
      await admin.send('PUT', `${path}/${goal.id}`, {
        ...GOAL,
        targets: [{ mode: null, rankGroup: null, target: 99 }],
        version: 1,
      });
      await play(
        ann,
        Array.from({ length: 5 }, (_, n) => ({ playedAt: new Date(Date.UTC(2027, 1, 2, 10 + n)) })),
      );
      now = new Date('2027-02-08T00:00:00Z');
      await finalizeGoals(context());
      expect((await overview(ann)).goals).toMatchObject([{ kind: 'community', target: 99 }]);
      now = new Date('2027-02-10T00:00:00Z');
      await finalizeGoals(context());
      const { badges } = await overview(ann);
      expect(badges).toEqual([{ name: 'Spark', goal: 'Kickoff week', startsOn: '2027-02-01' }]);
      const codes = await query(
        `select code, amount from discounts where note = 'Weekly goal: Kickoff week'`,
      );
      expect(codes).toMatchObject([{ amount: 10 }]);
      const { code } = codes[0] as { code: string };
      expect(JSON.stringify((await ann.send('GET', '/api/v1/notifications')).body)).toContain(
        `10% off your first plan payment with code ${code}`,
      );
      now = new Date('2027-02-20T00:00:00Z');
      await finalizeGoals(context());
      expect((await overview(ann)).goals, 'it has ended').toEqual([]);
      const list = await admin.send('GET', `${path}?timeFrame=5`);
      expect(list.body).toMatchObject({ items: [{}, { players: 1, achieved: 1 }] });
    });

    test('grant the referral reward once per player', async () => {
      const next = { startsOn: '2027-03-01', endsOn: '2027-03-14' };
      const { id } = await made({ ...GOAL, ...next, title: 'Credit', reward: 'referralCredit' });
      const achieved = { userId: ann.tokens.user.id, communityGoalId: id } as GoalRow;
      const give = () => server.platform.database.db.transaction((tx) => grantGoalReward(tx, achieved, now));
      expect([await give(), await give()]).toEqual(['You get 1 coaching token.', null]);
      expect((await ann.send('GET', '/api/v1/paymentproductsplans/get-coach-tokens')).body).toMatchObject({
        balance: 1,
      });
    });
  });
});
