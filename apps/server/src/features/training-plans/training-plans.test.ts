import { createReferenceBook, evaluateCheck, makeScoreGame, NO_REFERENCES } from '@datacoach/analysis';
import type { MyPlans, PlanDetail } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/clock.ts';
import { getMidnight } from '../../platform/clock/time-zones.ts';
import { getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type GameScript, type StoredGame, storeGames } from '../../testing/store-games.ts';
import { TRAINING, trainingPlansApi } from '../../testing/training-plans-api.ts';
import { startTrial } from '../membership/index.ts';
import { readOwnScoredGames } from '../scores/index.ts';
import { finalizeChecks } from './finalize-checks.ts';
import { seedLibrary } from './library/seed-library.ts';
import { findNewestTraining } from './newest-training.ts';
import { listPlanMarks } from './plan-position.ts';

const PLATINUM_2 = 11;

const clock = new MovingClock();
// Sign-ins outlast the weeks that the clock is moved forward.
const server = await startServerForTests({
  database: 'embedded',
  clock,
  config: { accessTokenMs: 90 * DAY_MS },
});
const [ann, other] = [await signUpAndIn(server.url, 'Ann'), await signUpAndIn(server.url, 'Other')];
await server.platform.database.pool.query(`update users set doubles_mode_rank = 'platinum-2'`);

const at = TRAINING;
const { send, done, today, plans, planCalled, start } = trainingPlansApi(server, ann);
const change = (id: string, json: object, account = ann) =>
  send(account, 'PUT', `${at}/enrollments/${id}`, json);
const log = (id: string, json: object, account = ann) =>
  send(account, 'PUT', `${at}/enrollments/${id}/log`, json);
const play = (
  scripts: readonly Omit<GameScript, 'playedAt'>[],
  daysBack: number,
  { id } = ann.tokens.user,
): Promise<StoredGame[]> =>
  storeGames(
    server.platform.database,
    id,
    `steam:${id}`,
    scripts.map((script, n) => ({
      ...script,
      playedAt: new Date(Math.floor((clock.now().getTime() - daysBack * DAY_MS + n * 600_000) / 1000) * 1000),
    })),
  );
const settle = (userId: string | null = ann.tokens.user.id) => finalizeChecks(server.context, userId);
const asEngine = (games: readonly StoredGame[]) =>
  games.map(({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!);

let before: StoredGame[];
/** The check as recorded. */
let decidedCheck: unknown;

test('recommends plans by what the last games show, with the reason', async () => {
  expect((await plans()).flatMap(({ reasons }) => reasons)).toEqual([]);
  before = await play(
    Array.from({ length: 10 }, (_, n) => ({ times: 0.9 + n / 45 })),
    3,
  );
  const listed = await plans();
  const [first] = listed;
  expect(first!.reasons.length).toBeGreaterThan(0);
  for (const { score, value, label } of first!.reasons) {
    expect(score).toBeLessThan(75);
    expect([typeof value, label.length > 0]).toEqual(['number', true]);
  }
  const [low, high] = first!.tiers;
  expect(PLATINUM_2 + 3 >= low && PLATINUM_2 - 3 <= high).toBe(true);
  // Then plans for the rank and mode, then all others.
  const fits = listed
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ tiers, mode }) => tiers[0] <= PLATINUM_2 && tiers[1] >= PLATINUM_2 && [null, 10].includes(mode));
  expect(fits).toEqual(fits.toSorted((a, b) => Number(b) - Number(a)));

  const listReasons = async () =>
    (await plans()).flatMap(({ reasons }) => reasons.map(({ metric }) => metric));
  const [metric] = await listReasons();
  const path = '/api/v1/scores/opportunity-answer';
  await done(send(ann, 'PUT', path, { mode: 10, metric, reason: 'not-true' }));
  expect(await listReasons()).not.toContain(metric);
  await done(send(ann, 'DELETE', `${path}?mode=10&metric=${metric}`));
  expect(await listReasons()).toContain(metric);
});

test("membership unlocks plans and codes; locked content isn't sent except for one example", async () => {
  const closed = await planCalled('Last man, Standard');
  expect([closed.isOpen, closed.opensWith]).toEqual([false, 'Platinum']);
  const detail = await done<PlanDetail>(send(ann, 'GET', `${at}/plans/${closed.id}`));
  expect(detail.content.map(({ sessions }) => sessions.length)).toEqual([1, 0, 0, 0]);
  expect(JSON.stringify(detail)).not.toMatch(/[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/);
  expect(JSON.stringify(detail)).toContain('Winning 50/50s');
  const refused = await send(ann, 'POST', `${at}/enrollments`, { planId: closed.id });
  expect(getProblemCode(refused)).toBe('plan-not-open');

  const starter = await planCalled('Platinum Doubles');
  const whole = await done<PlanDetail>(send(ann, 'GET', `${at}/plans/${starter.id}`));
  expect(whole.content.map(({ sessions }) => sessions.length)).toEqual([5, 5, 5, 5]);
  expect(JSON.stringify(whole)).toContain('"5CCE-FB29-7B05-A0B1"');

  await startTrial(
    server.platform.database.db,
    { userId: other.tokens.user.id, planName: 'Platinum', days: 7, note: 'test' },
    clock.now(),
  );
  const opened = await done<PlanDetail>(send(other, 'GET', `${at}/plans/${closed.id}`));
  expect([opened.isOpen, opened.content.map(({ sessions }) => sessions.length)]).toEqual([
    true,
    [5, 5, 5, 5],
  ]);
  expect(JSON.stringify(opened)).toContain('"4B6F-902C-0C67-730D"');
});

test('sessions follow one another on any weekday, and blocks are logged, skipped and hidden', async () => {
  const plan = await start('Platinum Doubles');
  expect([plan.status, plan.week, plan.today.session]).toEqual(['active', 1, 1]);
  const types = plan.today.blocks.map(({ block }) => block.type);
  expect(types).toEqual(['warm-up', 'pack', 'clip-review', 'ranked-set']);
  const [warmUp, pack] = plan.today.blocks.map(({ block }) => block.key);
  await log(plan.id, { block: warmUp, state: 'skipped' });
  await log(plan.id, { block: pack, state: 'done', minutes: 15, hits: 99 });
  const logged = (await today()).plan!;
  expect(logged.today.blocks.map(({ state, hits }) => [state, hits]).slice(0, 2)).toEqual([
    ['skipped', null],
    ['done', 4],
  ]);
  expect([logged.today.minutesDone, logged.today.daysThisWeek, logged.today.session]).toEqual([15, 1, 1]);
  await log(plan.id, { block: warmUp, state: 'open' });
  expect((await today()).plan!.today.blocks[0]!.state).toBe('open');
  expect(getProblemCode(await log(plan.id, { block: 'no-such-block', state: 'done' }))).toBe(
    'block-not-found',
  );

  clock.forward(DAY_MS);
  const second = (await today()).plan!;
  expect([second.today.session, second.weeks[0]!.sessionsDone]).toEqual([2, 1]);
  expect(second.today.blocks[2]!.block.type).toBe('own-mistakes');
  const drill = second.today.blocks[1]!.block.key;
  expect(drill).not.toBe(pack);
  const hidden = await done<MyPlans>(
    send(ann, 'PUT', `${at}/enrollments/${plan.id}/hidden`, { block: drill, hidden: true }),
  );
  const keys = hidden.plan!.today.blocks.map(({ block }) => block.key);
  expect(hidden.plan!.today.blocks.map(({ block }) => block.type)).toContain('pack');
  expect(keys).not.toContain(drill);
  expect(hidden.plan!.hidden.map(({ key }) => key)).toEqual([drill]);
  await send(ann, 'PUT', `${at}/enrollments/${plan.id}/hidden`, { block: drill, hidden: false });
  expect((await today()).plan!.today.blocks.map(({ block }) => block.key)).toContain(drill);

  await change(plan.id, { change: 'minutes', minutesPerDay: 20 });
  expect((await today()).plan!.today.blocks.map(({ block }) => block.type)).toEqual([
    'warm-up',
    'pack',
    'ranked-set',
  ]);
  await change(plan.id, { change: 'minutes', minutesPerDay: 60 });
  expect((await today()).plan!.today.blocks).toHaveLength(5);

  const practice = await done<MyPlans>(
    send(ann, 'POST', `${at}/practice`, { minutes: 25, note: 'Rings map' }),
  );
  expect(practice.outside).toMatchObject([{ minutes: 25, note: 'Rings map' }]);
  const gone = await done<MyPlans>(send(ann, 'DELETE', `${at}/practice/${practice.outside[0]!.id}`));
  expect(gone.outside).toEqual([]);
});

test('games decide a check, before and after as the engine counts them, with one notification', async () => {
  const { id } = (await today()).plan!;
  const early = await play([{ times: 0.4 }, { times: 0.45 }], 0.5);
  await settle();
  expect((await today()).plan!.weeks[0]!.check).toMatchObject({ verdict: 'tooEarly', isDecided: false });
  const later = await play(
    Array.from({ length: 12 }, (_, n) => ({ times: 0.4 + n / 100 })),
    0.3,
  );
  const book = createReferenceBook('doubles', NO_REFERENCES);
  const engine = evaluateCheck(
    'timeZeroPct',
    { before: asEngine(before), after: asEngine([...early, ...later]) },
    book.at('timeZeroPct', PLATINUM_2),
  );
  expect(engine).toMatchObject({ verdict: 'fixed', isDecided: true });
  await settle();
  await settle();
  const check = (await today()).plan!.weeks[0]!.check!;
  expect(check.verdict).toBe('fixed');
  decidedCheck = check;
  expect(check.decidedAt).not.toBeNull();
  for (const [side, of] of [
    [check.before!, engine.before!],
    [check.after!, engine.after!],
  ] as const) {
    expect(side.mean).toBeCloseTo(of.mean, 3);
    expect(side.interval[0]).toBeCloseTo(of.interval[0], 3);
    expect(side.games).toHaveLength(of.games.length);
  }
  expect(check.pass).toBeCloseTo(engine.pass!, 2);
  expect(check.after!.games[0]!.matchId).toBe(early[0]!.matchId);
  const news = (await ann.get('/api/v1/notifications')).body as { items: { title: string; text: string }[] };
  const verdicts = news.items.filter(({ title }) => title.startsWith('Did it work?'));
  expect(verdicts.map(({ title }) => title)).toEqual(['Did it work? Recoveries and small pads']);
  expect(verdicts[0]!.text).toMatch(/^Fixed\. Time at 0 boost: down from .* in 12 games\.$/);

  const again = await done<MyPlans>(change(id, { change: 'repeat-week', week: 1 }));
  expect(again.plan!.weeks[0]!.check).toMatchObject({ verdict: 'tooEarly', decidedAt: null });
  const open = await change(id, { change: 'repeat-week', week: 2 });
  expect(getProblemCode(open)).toBe('not-now');
});

test('rests and pauses delay the weeks, and the version stays until the player switches', async () => {
  const { id, planId, weeks } = (await today()).plan!;
  const getStart = (own: MyPlans, week: number) => own.plan!.weeks[week - 1]!.startsOn;
  const dayAfter = (day: string | null, days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  const second = weeks[1]!.startsOn;
  const resting = await done<MyPlans>(change(id, { change: 'rest-week' }));
  expect(resting.plan!.restsUntil).not.toBeNull();
  expect([resting.plan!.today.session, getStart(resting, 2)]).toEqual([null, dayAfter(second, 7)]);
  expect(getProblemCode(await change(id, { change: 'rest-week' }))).toBe('not-now');
  expect(getStart(await done<MyPlans>(change(id, { change: 'end-rest' })), 2)).toBe(second);

  await change(id, { change: 'pause' });
  const paused = await today();
  expect([paused.plan, paused.others.map(({ status }) => status)]).toEqual([null, ['paused']]);
  clock.forward(3 * DAY_MS);
  const resumed = await done<MyPlans>(change(id, { change: 'resume' }));
  expect(getStart(resumed, 2)).toBe(dayAfter(second, 3));

  const { pool, db } = server.platform.database;
  await pool.query(
    `update training_plan_versions set content = jsonb_set(content, '{summary}', '"Older."') where plan_id = $1`,
    [planId],
  );
  await seedLibrary(db, clock.now());
  await seedLibrary(db, clock.now());
  const kept = (await today()).plan!;
  expect([kept.version, kept.newerVersion]).toEqual([1, 2]);
  const moved = await done<MyPlans>(change(id, { change: 'newer-version' }));
  expect([moved.plan!.version, moved.plan!.newerVersion, moved.plan!.id]).toEqual([2, null, id]);

  const marks = await listPlanMarks(db, ann.tokens.user.id, 10, clock.now());
  expect(marks.map(({ label }) => label)).toContain('Platinum Doubles, week 1: Recoveries and small pads');
  expect(await listPlanMarks(db, ann.tokens.user.id, 15, clock.now())).toEqual([]);
});

test("the player's mistakes come back after 1, 3, 7 and 16 days", async () => {
  const list = (await ann.get('/api/v1/gamedata/event-list?mode=10')).body as { items: { id: string }[] };
  const eventId = list.items[0]!.id;
  const capture = () => done<MyPlans>(send(ann, 'POST', `${at}/moments`, { eventId }));
  await capture();
  const { moments } = await capture();
  expect(moments).toHaveLength(1);
  const { id } = moments[0]!;
  const day = () => clock.now().toISOString().slice(0, 10);
  const inDays = (own: MyPlans) => {
    const { dueOn } = own.moments[0]!;
    return dueOn === null ? null : Math.round((Date.parse(dueOn) - Date.parse(day())) / DAY_MS);
  };
  const say = (answer: string, account = ann) => send(account, 'PUT', `${at}/moments/${id}`, { answer });
  const gaps = [inDays(await today())];
  for (const answer of ['right', 'right', 'again', 'right', 'right', 'right', 'right']) {
    gaps.push(inDays(await done<MyPlans>(say(answer))));
  }
  expect(gaps).toEqual([1, 3, 7, 1, 3, 7, 16, null]);
  expect((await say('right', other)).status).toBe(404);
  expect((await done<MyPlans>(say('drop'))).moments).toEqual([]);
  expect((await send(other, 'POST', `${at}/moments`, { eventId })).status).toBe(404);
});

test('only one plan is active at a time, and only its owner can access it', async () => {
  const first = (await today()).plan!;
  clock.forward(HOUR_MS);
  const second = await start('First touch, Bronze and Silver');
  const { others } = await today();
  expect(others.map(({ id, status }) => [id, status])).toEqual([[first.id, 'paused']]);
  for (const [method, path, json] of [
    ['PUT', `${at}/enrollments/${second.id}`, { change: 'leave' }],
    ['PUT', `${at}/enrollments/${second.id}/log`, { block: 'warm-up-rolling', state: 'done' }],
    ['PUT', `${at}/enrollments/${second.id}/hidden`, { block: 'warm-up-rolling', hidden: true }],
  ] as const) {
    expect(getProblemCode(await send(other, method, path, json))).toBe('enrollment-not-found');
  }
  const back = await done<MyPlans>(change(first.id, { change: 'resume' }));
  expect([back.plan!.id, back.others.map(({ id }) => id)]).toEqual([first.id, [second.id]]);
  const again = await done<MyPlans>(change(first.id, { change: 'restart' }));
  expect(again.plan!.id).not.toBe(first.id);
  expect([again.plan!.week, again.plan!.today.daysThisWeek]).toEqual([1, 0]);
  await change(again.plan!.id, { change: 'leave' });
  expect((await today()).plan).toBeNull();
});

test('a plan is complete when every check has passed, and only then', async () => {
  const { pool, db } = server.platform.database;
  const coach = await createAccountWithRole(server, 'Coach');
  const playerId = ann.tokens.user.id;
  const ofCoach = '/api/v1/coach';
  const { id: invitationId } = await done<{ id: string }>(
    send(coach, 'POST', `${ofCoach}/invite-player?playerId=${playerId}`),
  );
  await done(send(ann, 'POST', `${ofCoach}/invitation-respond`, { invitationId, invitationStatus: 10 }));
  const homework = { kind: 'plan', planId: (await planCalled('Platinum Doubles')).id };
  await done(
    send(coach, 'POST', `${ofCoach}/assign-homework`, { playerIds: [playerId], mode: 10, homework }),
  );
  const news = async () => {
    const { items } = (await coach.get('/api/v1/notifications')).body as { items: { title: string }[] };
    return items.map(({ title }) => title).filter((title) => title.includes('homework'));
  };
  const plan = (await today()).plan!;
  for (const { block } of plan.today.blocks) await log(plan.id, { block: block.key, state: 'done' });
  await settle();
  expect((await today()).plan!.status).toBe('active');
  // Written directly instead of playing weeks of games; the test above covers how a check is decided.
  const passed = (verdict: string, week: number) =>
    pool.query(
      `insert into plan_checks (enrollment_id, week, started_at, started_on, verdict, decided_at, result)
       values ($1, $2, now(), now(), $3, now(), $4)
       on conflict (enrollment_id, week) do update set verdict = excluded.verdict, result = excluded.result`,
      [plan.id, week, verdict, JSON.stringify({ ...(decidedCheck as object), verdict })],
    );
  for (const week of [0, 1, 2]) await passed('better', week);
  await passed('noChange', 3);
  await settle();
  expect((await today()).plan!.status).toBe('active');
  expect(await news()).toEqual([]);
  await passed('fixed', 3);
  await settle();
  await settle();
  expect(await news()).toEqual(['Ann finished homework: Platinum Doubles']);
  const complete = (await today()).plan!;
  expect([complete.status, complete.id]).toEqual(['completed', plan.id]);
  const marks = await listPlanMarks(db, ann.tokens.user.id, 10, clock.now());
  expect(marks.at(-1)!.label).toBe('Platinum Doubles, complete');
  await done(send(coach, 'DELETE', `${ofCoach}/remove-player-from-team?playerId=${playerId}`));
});

test('a week starts at midnight in the player’s time zone; "last week" is the newest that started a week ago', async () => {
  const { pool, db } = server.platform.database;
  const eve = await signUpAndIn(server.url, 'Eve');
  const { id: userId } = eve.tokens.user;
  const timeZone = 'America/New_York';
  await pool.query(`update users set time_zone = $2, doubles_mode_rank = 'platinum-2' where id = $1`, [
    userId,
    timeZone,
  ]);
  const { weeks, id } = await start('Platinum Doubles', eve);
  const startedAt = (n: number) => getMidnight(weeks[n]!.startsOn!, timeZone).getTime();
  clock.forward(startedAt(2) + 12 * HOUR_MS - clock.now().getTime());
  const last = () => findNewestTraining(db, userId, 10, clock.now());
  const second = 'Platinum Doubles, week 2: ';
  expect(await last()).toMatchObject({
    name: expect.stringContaining(second),
    startedAt: startedAt(1) / 1000,
    pass: undefined,
  });
  const marks = await listPlanMarks(db, userId, 10, clock.now());
  expect(marks.find(({ label }) => label.startsWith(second))!.at.getTime()).toBe(startedAt(1));

  const daysBack = (moment: number) => (clock.now().getTime() - moment) / DAY_MS;
  // The evening before, and after midnight.
  const before = await play(
    Array.from({ length: 6 }, () => ({})),
    daysBack(startedAt(1) - 2 * HOUR_MS),
    {
      ...eve.tokens.user,
    },
  );
  await settle(userId);
  // A player who moves keeps what they started, although it is the evening before there.
  await pool.query(`update users set time_zone = 'Pacific/Honolulu' where id = $1`, [userId]);
  const after = await play(
    Array.from({ length: 12 }, (_, n) => ({ times: 2 + n / 100 })),
    daysBack(startedAt(1) + HOUR_MS / 60),
    { ...eve.tokens.user },
  );
  const first = await readOwnScoredGames(db, userId, {
    mode: 10,
    limit: 2,
    oldest: true,
    from: new Date(startedAt(1)),
  });
  expect(first.map(({ game }) => game.matchId)).toEqual([after[0]!.matchId, after[1]!.matchId]);
  await settle(userId);
  const { check } = (await today(eve)).plan!.weeks[1]!;
  expect(check!.before!.games.map(({ matchId }) => matchId)).toEqual(before.map(({ matchId }) => matchId));
  expect(check!.after!.games.map(({ matchId }) => matchId)).toEqual(after.map(({ matchId }) => matchId));
  expect(await last()).toMatchObject({
    name: expect.stringContaining(second),
    pass: check!.pass,
    decided: { verdict: check!.verdict, before: { games: 6 }, after: { games: 12 } },
  });
  await change(id, { change: 'leave' }, eve);
});

test('a started plan continues on a smaller membership, but restarting or updating it needs access', async () => {
  const { pool, db } = server.platform.database;
  const finn = await signUpAndIn(server.url, 'Finn');
  const trial = { userId: finn.tokens.user.id, planName: 'Platinum', days: 7, note: 'test' } as const;
  await startTrial(db, trial, clock.now());
  const { id, planId } = await start('Last man, Standard', finn);
  clock.forward(8 * DAY_MS);
  await pool.query(
    `update training_plan_versions set content = jsonb_set(content, '{summary}', '"Older."') where plan_id = $1`,
    [planId],
  );
  await seedLibrary(db, clock.now());
  const tried = async (what: string) => {
    const answer = await change(id, { change: what }, finn);
    return answer.status === 200 ? 'done' : getProblemCode(answer);
  };
  expect(await tried('pause')).toBe('done');
  expect(await tried('resume')).toBe('done');
  expect(await tried('newer-version')).toBe('plan-not-open');
  expect(await tried('restart')).toBe('plan-not-open');
  expect((await today(finn)).plan).toMatchObject({ id, status: 'active', version: 1 });
  expect(await tried('leave')).toBe('done');
  expect(await tried('restart')).toBe('plan-not-open');
  expect((await today(finn)).plan).toBeNull();
});

test("a failing plan or a removed metric doesn't block other users' checks", async () => {
  const { pool, db } = server.platform.database;
  // Sorted by id: the broken plan, the plan with a removed metric, and a normal plan.
  const people = await Promise.all(['Gus', 'Hal', 'Ida'].map((name) => signUpAndIn(server.url, name)));
  const [gus, hal, ida] = people.sort((a, b) => (a.tokens.user.id < b.tokens.user.id ? -1 : 1));
  const titles = ['Small edges, Champion and above', 'Faster decisions, Diamond', 'Platinum Doubles'];
  const [broken, gone, sound] = await Promise.all(
    [gus!, hal!, ida!].map((account, n) => start(titles[n]!, account)),
  );
  const spoil = (content: string, { planId }: typeof broken & object) =>
    pool.query(`update training_plan_versions set content = ${content} where plan_id = $1`, [planId]);
  await spoil(`content - 'weeks'`, broken!);
  const { metric } = gone!.weeks[0]!;
  await spoil(`replace(content::text, '"${metric}"', '"luck"')::jsonb`, gone!);
  await settle(null);
  const { rows } = await pool.query(`select 1 from plan_checks where enrollment_id = $1`, [sound!.id]);
  expect(rows).toHaveLength(1);
  expect(server.log.some((line) => line.includes('could not settle a training plan'))).toBe(true);
  expect((await today(hal)).plan!.weeks[0]).toMatchObject({
    metric: 'luck',
    label: 'No longer tracked',
    check: null,
  });
  await seedLibrary(db, clock.now());
});

test("a player's training is in their export and deleted with their account", async () => {
  const { pool } = server.platform.database;
  const tables = ['plan_enrollments', 'practice_logs'];
  const rows = async () => {
    const counts: number[] = [];
    for (const table of tables) {
      const { rows: found } = await pool.query(`select 1 from ${table} where user_id = $1`, [
        ann.tokens.user.id,
      ]);
      counts.push(found.length);
    }
    return counts;
  };
  expect((await rows()).every((count) => count > 0)).toBe(true);
  await pool.query('delete from users where id = $1', [ann.tokens.user.id]);
  expect(await rows()).toEqual([0, 0]);
});
