import { coachingData } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { ledger } from '../../schema/membership.schema.ts';
import { signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { grantPlan } from './apply-paid-plan.ts';
import { applyPlanEvent, type HeldPlan } from './apply-plan-event.ts';
import { calculateBillingCycle } from './billing-cycle.ts';
import { lockSessionCredits } from './coach-sessions.ts';
import { endTrials } from './get-membership.ts';
import { findMembership, listPlanEvents } from './membership.repository.ts';
import { startTrial } from './start-trial.ts';

const clock = new MovingClock();
const server = await startServerForTests({
  database: 'embedded',
  clock,
  // The clock advances further than a sign-in lasts.
  config: { accessTokenMs: 400 * DAY_MS, refreshTokenMs: 800 * DAY_MS },
});

const db = () => server.platform.database.db;
const plan = async (account: TestAccount) => {
  const { body } = await account.get('/api/v1/filestorage/replay-upload-restriction');
  const { productName, fileUploadLimitCount } = body as {
    productName: string;
    fileUploadLimitCount: number;
  };
  return [productName, fileUploadLimitCount];
};
const trial = (account: TestAccount, planName: 'Platinum' | 'Diamond', days: 7 | 15) =>
  startTrial(db(), { userId: account.tokens.user.id, planName, days, note: 'test' }, clock.now());

test('every plan has its tier, limit, sessions and features as data', async () => {
  const { rows } = await server.platform.database.pool.query(
    'select name, tier, replay_limit, is_fair_use, coaching_sessions, coaching_minutes from plans order by tier',
  );
  expect(rows.map((row) => Object.values(row as object))).toEqual([
    ['Basic', 5, 100, false, 0, 0],
    ['Platinum', 10, 400, false, 1, 30],
    ['Diamond', 15, 3000, true, 2, 45],
    ['TeamPlan', 20, 5000, true, 2, 60],
  ]);
});

test('a trial grants the higher plan for its days, then Basic again, once per plan and only upward', async () => {
  const account = await signUpAndIn(server.url);
  await trial(account, 'Platinum', 7);
  expect(await plan(account)).toEqual(['Platinum', 400]);
  const { body } = await account.get('/api/profile/profile');
  expect((body as { productName: string }).productName).toBe('Platinum');
  const { body: permissions } = await account.get('/api/v1/permissions');
  expect(permissions).toContainEqual(
    expect.objectContaining({ permissionModuleName: 'TrainingPackCodes', accessLevel: 15 }),
  );
  await expect(trial(account, 'Platinum', 7)).rejects.toMatchObject({ code: 'trial-used' });
  clock.forward(7 * DAY_MS - 60_000);
  expect(await plan(account)).toEqual(['Platinum', 400]);
  clock.forward(60_000);
  expect(await plan(account)).toEqual(['Basic', 100]);
  await expect(trial(account, 'Platinum', 7)).rejects.toMatchObject({ code: 'trial-used' });
  await trial(account, 'Diamond', 15);
  expect(await plan(account)).toEqual(['Diamond', 3000]);
  await expect(trial(account, 'Diamond', 15)).rejects.toMatchObject({ code: 'trial-used' });
  const other = await signUpAndIn(server.url);
  await trial(other, 'Diamond', 15);
  await expect(trial(other, 'Platinum', 7)).rejects.toMatchObject({ code: 'plan-not-larger' });
});

test('the plan can be rebuilt from the ledger alone', async () => {
  const account = await signUpAndIn(server.url);
  const userId = account.tokens.user.id;
  const fromLedger = async () =>
    (await listPlanEvents(db(), userId)).reduce<HeldPlan | null>(applyPlanEvent, null);
  const readMembership = async () => {
    const found = await findMembership(db(), userId);
    if (!found) return null;
    const { plan: _numbers, ...facts } = found;
    return facts;
  };
  await plan(account);
  const steps = [
    () => trial(account, 'Platinum', 7),
    async () => clock.forward(8 * DAY_MS),
    () => endTrials(db(), clock.now()),
    () => trial(account, 'Diamond', 15),
  ];
  for (const step of steps) {
    await step();
    expect(await fromLedger()).toEqual(await readMembership());
  }
  expect((await listPlanEvents(db(), userId)).map(({ kind, planName }) => [kind, planName])).toEqual([
    ['joined', 'Basic'],
    ['trial-started', 'Platinum'],
    ['trial-ended', 'Basic'],
    ['trial-started', 'Diamond'],
  ]);
});

test('a trial without a card includes no coaching sessions besides those of the paid plan', async () => {
  const account = await signUpAndIn(server.url);
  const userId = account.tokens.user.id;
  const sessions = async () =>
    coachingData.parse((await account.get('/api/v1/coachsession/coaching-data')).body);
  const none = { remainingSession: 0, ofTokens: 0, sessionsPerMonth: 0, sessionMinutes: 0 };
  await trial(account, 'Diamond', 15);
  expect(await plan(account)).toEqual(['Diamond', 3000]);
  expect(await sessions()).toEqual(none);
  const means = await db().transaction((tx) => lockSessionCredits(tx, userId, clock.now()));
  expect(means.ofPlan).toBe(0);
  // A plan granted by an administrator includes its sessions.
  const endsAt = new Date(clock.now().getTime() + 30 * DAY_MS);
  await db().transaction((tx) =>
    grantPlan(tx, userId, { planName: 'Diamond', endsAt, note: 'test' }, clock.now()),
  );
  expect(await sessions()).toEqual({
    remainingSession: 2,
    ofTokens: 0,
    sessionsPerMonth: 2,
    sessionMinutes: 45,
  });
  // A team on its coach's trial shares the sessions of the coach's paid plan: none.
  const coach = await signUpAndIn(server.url);
  await startTrial(
    db(),
    { userId: coach.tokens.user.id, planName: 'TeamPlan', days: 30, note: 'test' },
    clock.now(),
  );
  expect(coachingData.parse((await coach.get('/api/v1/coachsession/coaching-data')).body)).toEqual(none);
});

test('coaching sessions are counted per month, from the plan', async () => {
  const account = await signUpAndIn(server.url);
  const userId = account.tokens.user.id;
  const sessions = async () =>
    coachingData.parse((await account.get('/api/v1/coachsession/coaching-data')).body);
  expect(await sessions()).toEqual({
    remainingSession: 0,
    ofTokens: 0,
    sessionsPerMonth: 0,
    sessionMinutes: 0,
  });
  await server.platform.database.pool.query(`update users set plan_name = 'Diamond' where id = $1`, [userId]);
  expect(await sessions()).toEqual({
    remainingSession: 2,
    ofTokens: 0,
    sessionsPerMonth: 2,
    sessionMinutes: 45,
  });
  const { anchorAt } = (await findMembership(db(), userId))!;
  const cycleStart = calculateBillingCycle(anchorAt, clock.now()).startsAt;
  const row = (kind: 'session-taken' | 'session-returned') =>
    db().insert(ledger).values({ userId, at: clock.now(), kind, cycleStart });
  await row('session-taken');
  await row('session-taken');
  await row('session-returned');
  expect((await sessions()).remainingSession).toBe(1);
  // The next month starts fresh: neither taken nor unused sessions carry over.
  clock.forward(
    calculateBillingCycle(anchorAt, clock.now()).endsAt.getTime() - clock.now().getTime() - 60_000,
  );
  expect((await sessions()).remainingSession).toBe(1);
  clock.forward(60_000);
  expect((await sessions()).remainingSession).toBe(2);
});
