import { type Overview, REPLAY_STATUS, SESSION_STATUS } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { createSampleReplays, damagedReplay, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { StoppedClock } from '../../testing/stopped-clock.ts';

const clock = new StoppedClock();
const today = clock.now().toISOString().slice(0, 10);
const server = await startServerForTests({ database: 'embedded', worker: true, clock });
const admin = await createAccountWithRole(server, 'Admin', 'Root');

const send = (method: string, path: string, json?: unknown) =>
  admin.send(method, `/api/v1/admin/${path}`, json);
const overview = async (from = today, to = today) =>
  (await send('GET', `overview?from=${from}&to=${to}`)).body as Overview;

test('the dashboard shows uploads, analyses and activity, and retries failures with the same reason', async () => {
  const idle = await signUpAndIn(server.url, 'Idle');
  const keen = await signUpAndIn(server.url, 'Keen');
  for (const file of createSampleReplays(5)) expect((await keen.upload(file)).status).toBe(201);
  const broken = damagedReplay(sampleReplay());
  await idle.upload(broken);
  await keen.finishedReplays();
  await idle.finishedReplays();
  await send('POST', `users/${keen.tokens.user.id}/plan-grant`, { planName: 'Diamond', days: 7 });

  const { noShowPlayer, noShowCoach, done } = SESSION_STATUS;
  for (const status of [noShowPlayer, noShowCoach, noShowCoach, done]) {
    await server.platform.database.pool.query(
      `insert into coach_sessions
        (coach_name, player_id, kind, status, mode, minutes, ends_at, aim, paid_with, place, fee, booked_at)
        values ('Coach', $1, 'live', $2, 10, 45, $3, 'Kickoffs', 'plan', '', 0, $3)`,
      [keen.tokens.user.id, status, clock.now()],
    );
  }

  const first = await overview();
  expect(first.days).toEqual([
    { day: today, uploads: 6, completed: 5, failed: 1, signUps: 2, activeUsers: 3 },
  ]);
  expect(first.builds.reduce((sum, { completed, failed }) => sum + completed + failed, 0)).toBe(6);
  expect(first.builds[0]?.build).toMatch(/^\d{6}\.\d+\.\d+$/);
  expect(first).toMatchObject({
    queue: { replays: 0, minutes: 0, oldestMinutes: null },
    funnel: { signUps: 2, firstUpload: 2, fifthUpload: 1, paying: 0 },
    activeUsers: { day: 3, week: 3, month: 3 },
    revenue: [],
    coaching: { taken: 0, refunded: 0, playersMissing: 1, coachesMissing: 2 },
    trialEndings: [{ userName: 'Keen', planName: 'Diamond' }],
    storage: { files: 6 },
    flags: { events: 0, metrics: 0 },
  });
  expect(first.plans.find(({ planName }) => planName === 'Diamond')).toMatchObject({
    accounts: 1,
    onTrial: 1,
  });
  const [failure] = first.failures;
  expect(failure).toMatchObject({ replays: 1, reason: expect.any(String) });

  const again = (which?: object) =>
    send('POST', 'failed-replays/run-again', { from: today, to: today, ...(which && { which }) });
  expect((await again({ reason: 'Another reason', errorCode: null })).body).toEqual({ started: 0 });
  const { reason, errorCode } = failure!;
  expect((await again({ reason, errorCode })).body).toEqual({ started: 1 });
  await idle.finishedReplays();
  expect((await overview()).failures).toMatchObject([{ replays: 1, reason }]);
  expect((await idle.finishedReplays())[0]).toMatchObject({ status: REPLAY_STATUS.errorOccurred });

  // Nothing from another period, and only valid periods.
  expect(await overview('2020-01-01', '2020-01-02')).toMatchObject({ builds: [], failures: [] });
  for (const [from, to] of [
    ['2026-02-02', '2026-02-01'],
    ['2020-01-01', '2026-01-01'],
    ['yesterday', 'today'],
  ]) {
    expect((await send('GET', `overview?from=${from}&to=${to}`)).status).toBe(400);
  }
});

test('the dashboard shows who pays for which plan, who came and went, and whose payment failed', async () => {
  const accounts = await Promise.all(
    ['Stays', 'Leaves', 'Late', 'Starts', 'Tries', 'Tried'].map((name) => signUpAndIn(server.url, name)),
  );
  const subscribe = async (index: number, plan: string, period: number, amount: number, facts: object) => {
    const columns = {
      id: `sub-${index}`,
      user_id: accounts[index]!.tokens.user.id,
      plan_name: plan,
      period,
      amount,
      currency: 'usd',
      status: 'active',
      started_at: '2026-01-10',
      anchor_at: '2026-01-10',
      current_start: '2026-01-10',
      current_end: '2027-01-10',
      cancel_at_end: false,
      read_ticket: 1,
      ...facts,
    };
    await server.platform.database.pool.query(
      `insert into subscriptions (${Object.keys(columns)}) values (${Object.keys(columns).map((_, at) => `$${at + 1}`)})`,
      Object.values(columns),
    );
  };
  const pay = (index: number, at: string, refunded = 0) =>
    server.platform.database.pool.query(
      `insert into invoices (user_id, provider_id, subscription_id, status, issued_at, lines, net, tax, total, currency, refunded)
       values ($1, $2, $3, 'paid', $4, '[]', 1000, 200, 1200, 'usd', $5)`,
      [accounts[index]!.tokens.user.id, `in-${index}`, `sub-${index}`, at, refunded],
    );
  await subscribe(0, 'Platinum', 5, 1299, {});
  await pay(0, '2026-01-10');
  await subscribe(1, 'Platinum', 5, 1299, { status: 'ended', ended_at: '2026-02-20' });
  await pay(1, '2026-01-10');
  await subscribe(2, 'Diamond', 15, 36_000, { status: 'past_due', past_due_since: '2026-02-25T00:00:00Z' });
  await pay(2, '2026-01-20');
  await subscribe(3, 'Platinum', 5, 1299, {});
  await pay(3, '2026-02-10', 600);
  await subscribe(4, 'Platinum', 5, 1299, { status: 'trialing', trial_ends_at: '2027-01-10' });
  await subscribe(5, 'Platinum', 5, 1299, {
    status: 'ended',
    ended_at: '2026-02-14',
    trial_ends_at: '2026-02-14',
  });

  const february = await overview('2026-02-01', '2026-02-28');
  expect(february.subscriptions).toEqual([
    {
      planName: 'Platinum',
      period: 5,
      paying: 2,
      onTrial: 1,
      monthly: 2598,
      payingBefore: 2,
      started: 1,
      ended: 1,
    },
    {
      planName: 'Diamond',
      period: 15,
      paying: 1,
      onTrial: 0,
      monthly: 3000,
      payingBefore: 1,
      started: 0,
      ended: 0,
    },
  ]);
  // Half of it was returned, with its tax.
  expect(february.revenue).toEqual([{ currency: 'usd', payments: 1, net: 500, tax: 100, refunded: 600 }]);
  expect(february.trials).toEqual({ ended: 1, paid: 0 });
  expect(february.failedPayments).toEqual([
    {
      userId: accounts[2]!.tokens.user.id,
      userName: 'Late',
      planName: 'Diamond',
      amount: 36_000,
      since: '2026-02-25T00:00:00.000Z',
      endsAt: '2026-02-28T00:00:00.000Z',
      mails: [],
    },
  ]);
});

test('a flagged moment is open to administrators while it is flagged, and each view is audited', async () => {
  const ann = await signUpAndIn(server.url, 'Ann');
  await ann.upload(sampleReplay());
  const matchId = (await ann.finishedReplays())[0]!.matchId!;
  const { body: list } = await ann.get(
    `/api/v1/gamedata/event-list?matchId=${matchId}&kind=touch&player=all&mode=0`,
  );
  const { id, time } = (list as { items: { id: string; time: number }[] }).items[0]!;
  expect((await send('GET', `flagged-events/${id}`)).status).toBe(404);
  const flag = (method: string, json?: object) => ann.send(method, `/api/v1/gamedata/event/${id}/flag`, json);
  expect((await flag('PUT', { reason: 'wrong-player' })).status).toBe(200);

  const { body: moment } = await send('GET', `flagged-events/${id}`);
  expect(moment).toMatchObject({ kind: 'touch', reasons: ['wrong-player'] });
  const { seconds, report } = moment as { seconds: number; report: { match: { recorderName: null } } };
  expect(Math.abs(seconds - time)).toBeLessThan(0.01);
  expect(report.match.recorderName).toBeNull();
  for (const part of ['events', 'tracks']) {
    expect((await send('GET', `flagged-events/${id}/${part}`)).status).toBe(200);
  }
  const { body: trail } = await send('GET', 'audit?targetKind=flagged-moment');
  expect(trail).toMatchObject({
    total: 1,
    items: [{ action: 'look-at-flag', targetId: id, actor: { userName: 'Root' }, after: { kind: 'touch' } }],
  });

  expect((await flag('DELETE')).status).toBe(200);
  for (const part of ['', '/events', '/tracks']) {
    expect((await send('GET', `flagged-events/${id}${part}`)).status).toBe(404);
  }
});
