import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { readCoachingData } from './coach-sessions.ts';
import { getMembership } from './get-membership.ts';
import { addTokens, calculateTokenBalance, grantPlan, refundToken, spendToken } from './index.ts';

const clock = new MovingClock();
const server = await startServerForTests({ database: 'embedded', clock });

const db = () => server.platform.database.db;
const now = () => clock.now();
const player = async () => (await createAccountWithRole(server, 'Player')).tokens.user.id;
const give = (userId: string, tokens: number) =>
  db().transaction((tx) =>
    addTokens(tx, { userId, tokens, kind: 'token-granted', subjectId: null, note: 'test' }, now()),
  );
const spend = (userId: string, sessionId: string) =>
  db().transaction((tx) => spendToken(tx, { userId, sessionId, note: 'session' }, now()));
const back = (sessionId: string, share: 'whole' | 'half') =>
  db().transaction((tx) => refundToken(tx, { sessionId, share, note: 'canceled' }, now()));

test('tokens pay for as many of 50 concurrent sessions as there are, and the balance never goes below zero', async () => {
  const userId = await player();
  await give(userId, 7);
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => spend(userId, crypto.randomUUID())),
  );
  const refused = results.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as { code: string }] : [],
  );
  expect(results.length - refused.length).toBe(7);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['no-token']));
  expect(await calculateTokenBalance(db(), userId, now())).toBe(0);
});

test('a session is paid once and refunded once, in full or half', async () => {
  const userId = await player();
  await give(userId, 2);
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await Promise.all([spend(userId, one), spend(userId, one), spend(userId, one)]);
  expect(await calculateTokenBalance(db(), userId, now())).toBe(1);
  expect((await Promise.all([back(one, 'whole'), back(one, 'whole')])).filter(Boolean)).toHaveLength(1);
  expect(await calculateTokenBalance(db(), userId, now())).toBe(2);
  await spend(userId, other);
  await back(other, 'half');
  expect(await calculateTokenBalance(db(), userId, now())).toBe(1.5);
  expect(await back(crypto.randomUUID(), 'whole')).toBe(false);
  expect((await readCoachingData(db(), userId, now())).remainingSession).toBe(1);
});

test('tokens expire after twelve months, and a later refund after another 30 days', async () => {
  const userId = await player();
  await give(userId, 2);
  clock.forward(360 * DAY_MS);
  const late = crypto.randomUUID();
  await spend(userId, late);
  clock.forward(10 * DAY_MS);
  expect(await calculateTokenBalance(db(), userId, now())).toBe(0);
  await back(late, 'whole');
  expect(await calculateTokenBalance(db(), userId, now())).toBe(1);
  clock.forward(31 * DAY_MS);
  expect(await calculateTokenBalance(db(), userId, now())).toBe(0);
});

test('a granted plan applies over the paid one until its end', async () => {
  const userId = await player();
  await getMembership(db(), userId, now());
  const endsAt = new Date(now().getTime() + 15 * DAY_MS);
  await db().transaction((tx) => grantPlan(tx, userId, { planName: 'Diamond', endsAt, note: 'test' }, now()));
  expect((await getMembership(db(), userId, now())).planName).toBe('Diamond');
  clock.forward(15 * DAY_MS);
  expect((await getMembership(db(), userId, now())).planName).toBe('Basic');
});
