import { type CoachSession, SESSION_STATUS, type SessionStatus } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { COACHING, openCoaching } from '../../testing/open-coaching.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { listAllNotifications } from '../notifications/notification.repository.ts';
import { exportCoaching } from './describe-session.ts';
import { sweepSessions } from './sweep-sessions.ts';

describe.each(DATABASE_KINDS)('the life of a session on %s', async (database) => {
  const clock = new MovingClock();
  const {
    admin,
    coach,
    db,
    getId,
    send,
    proCoach,
    player,
    freeTimes,
    request,
    booked,
    waitUntil,
    balance,
    status,
    cancel,
    listNotifiedKinds,
    earned,
  } = await openCoaching(database, clock);

  /** Returns the ids of the sessions that administrators see. */
  const listIds = async (filter: string) => {
    const list = await send(admin, 'GET', `/api/v1/admin/coach-sessions?${filter}`);
    return (list.body as { items: CoachSession[] }).items.map(({ sessionId }) => sessionId);
  };

  test('a cancellation refunds everything a day before, half later, and nothing in the last two hours', async () => {
    const before = await earned(coach);
    for (const [hours, left, fee] of [
      [25, 1, 0],
      [5, 0.5, 1000],
      [1.5, 0, 2000],
    ] as const) {
      const who = await player();
      const { sessionId, startsAt } = await booked(who, hours);
      // Relative to the start, whatever slots there are.
      waitUntil(startsAt, hours);
      const paid = await earned(coach);
      const answer = await cancel(who, sessionId);
      expect(answer.body).toMatchObject({ status: SESSION_STATUS.cancelled, reason: 'Cancelled by user' });
      expect(await balance(who)).toBe(left);
      expect((await earned(coach)) - paid).toBe(fee);
      expect(getProblemCode(await cancel(who, sessionId))).toBe('session-ended');
      expect(await balance(who)).toBe(left);
      expect(await freeTimes(who, hours - 0.1)).toContain(startsAt);
    }
    expect((await earned(coach)) - before).toBe(3000);
    expect(await listNotifiedKinds(coach)).toContain('coaching-session');
  });

  test("an administrator's decision for the player refunds the other half too, once", async () => {
    const who = await player();
    const { sessionId, startsAt } = await booked(who, 5);
    waitUntil(startsAt, 5);
    await cancel(who, sessionId);
    expect(await listIds(`userId=${getId(who)}`)).toEqual([sessionId]);
    expect(await listIds(`userId=${getId(who)}&status=${SESSION_STATUS.done}`)).toEqual([]);
    expect(await listIds(`userId=${getId(coach)}`)).toContain(sessionId);
    const before = await earned(coach);
    const decide = (code: SessionStatus) =>
      send(admin, 'PUT', `/api/v1/admin/coach-sessions/${sessionId}/status`, {
        status: code,
        note: 'The coach had asked for it.',
      });
    expect((await decide(SESSION_STATUS.noShowCoach)).body).toMatchObject({ refund: 'whole' });
    expect([await balance(who), (await earned(coach)) - before]).toEqual([1, -1000]);
    expect((await decide(SESSION_STATUS.noShowPlayer)).body).toMatchObject({ refund: 'whole' });
    expect([await balance(who), (await earned(coach)) - before]).toEqual([1, 1000]);
  });

  test('a session can be moved for free until a day before, then for half a token until two hours before', async () => {
    const who = await player(2);
    const { sessionId, startsAt } = await booked(who, 30);
    const moving = await send(
      who,
      'GET',
      `${COACHING}/coaches/${getId(coach)}/slots?from=${startsAt!.slice(0, 10)}&timeZone=UTC&moving=${sessionId}`,
    );
    expect((moving.body as { slots: object[] }).slots).toContainEqual({ startsAt, isFree: true });
    const later = (await freeTimes(who, 54))[0]!;
    const move = (time: string) => send(who, 'POST', `${COACHING}/reschedule`, { sessionId, startsAt: time });
    expect((await move(later)).body).toMatchObject({ startsAt: later, status: SESSION_STATUS.booked });
    expect(await freeTimes(who, 29)).toContain(startsAt);
    const stranger = await player();
    expect(
      (await send(stranger, 'POST', `${COACHING}/reschedule`, { sessionId, startsAt: later })).status,
    ).toBe(404);
    let latest = later;
    for (const left of [0.5, 0]) {
      waitUntil(latest, 23);
      latest = (await freeTimes(who, 60))[0]!;
      expect((await move(latest)).body).toMatchObject({ startsAt: latest });
      expect(await balance(who)).toBe(left);
    }
    waitUntil(latest, 23);
    expect(getProblemCode(await move((await freeTimes(who, 60))[0]!))).toBe('no-token');
    waitUntil(latest, 1.5);
    expect(getProblemCode(await move((await freeTimes(who, 60))[0]!))).toBe('too-late');
    const file = await who.get(`${COACHING}/sessions/${sessionId}/calendar`);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(file.body).toContain('SEQUENCE:3\r\n');
    await cancel(coach, sessionId);
  });

  test('both are reminded a day and an hour before the session, once', async () => {
    const who = await player();
    const { startsAt, sessionId } = await booked(who, 40);
    const reminders = async () =>
      (await listNotifiedKinds(who)).filter((kind) => kind === 'session-reminder').length;
    const sweepAt = async (hoursBefore: number) => {
      waitUntil(startsAt, hoursBefore);
      await sweepSessions({ db: db, clock });
      await sweepSessions({ db: db, clock });
      return reminders();
    };
    expect([await sweepAt(26), await sweepAt(23.9), await sweepAt(2), await sweepAt(0.9)]).toEqual([
      0, 1, 1, 2,
    ]);
    expect(await listNotifiedKinds(coach)).toContain('session-reminder');
    const soon = await player();
    await booked(soon, 5);
    clock.forward(2 * HOUR_MS);
    await sweepSessions({ db: db, clock });
    expect(await listNotifiedKinds(soon)).not.toContain('session-reminder');
    expect((await status(coach, sessionId, SESSION_STATUS.done)).status).toBe(200);
  });

  test("refunds a session when the coach doesn't come or doesn't report for a day, but not when the player doesn't come", async () => {
    const who = await player(3);
    const start = async () => {
      const session = await booked(who, 3);
      waitUntil(session.startsAt);
      clock.forward(11 * 60_000);
      return session.sessionId;
    };
    const early = await booked(who, 3);
    expect(getProblemCode(await status(who, early.sessionId, SESSION_STATUS.noShowCoach))).toBe(
      'session-ahead',
    );
    expect(getProblemCode(await status(coach, early.sessionId, SESSION_STATUS.noShowPlayer))).toBe(
      'session-ahead',
    );
    expect((await status(who, early.sessionId, SESSION_STATUS.done)).status).toBe(403);
    await cancel(coach, early.sessionId);
    expect(await balance(who)).toBe(3);

    const missed = await start();
    expect((await status(who, missed, SESSION_STATUS.noShowCoach)).body).toMatchObject({ refund: 'whole' });
    expect(await balance(who)).toBe(3);
    const waited = await start();
    expect((await status(coach, waited, SESSION_STATUS.noShowPlayer)).status).toBe(200);
    expect(await balance(who)).toBe(2);
    await start();
    clock.forward(DAY_MS + HOUR_MS);
    await sweepSessions({ db: db, clock });
    expect(await balance(who)).toBe(2);

    expect(await listIds(`status=${SESSION_STATUS.noShowPlayer}`)).toContain(waited);
    const decided = await send(admin, 'PUT', `/api/v1/admin/coach-sessions/${waited}/status`, {
      status: SESSION_STATUS.noShowCoach,
      note: 'The coach was late.',
    });
    expect(decided.body).toMatchObject({ status: SESSION_STATUS.noShowCoach, refund: 'whole' });
    expect(await balance(who)).toBe(3);
  });

  test("a recording is accepted, answered and rated, or refunded if it isn't answered", async () => {
    const who = await player(2);
    const ask = async () => (await send(who, 'POST', `${COACHING}/book`, request(null))).body as CoachSession;
    const first = await ask();
    expect(first).toMatchObject({ status: SESSION_STATUS.requested, startsAt: null, minutes: 30 });
    expect((await status(coach, first.sessionId, SESSION_STATUS.booked)).status).toBe(200);
    expect(getProblemCode(await status(coach, first.sessionId, SESSION_STATUS.done))).toBe('answer-missing');
    const brief = await send(coach, 'GET', `${COACHING}/sessions/${first.sessionId}/brief`);
    expect(brief.body).toMatchObject({ mode: 10, games: 0, clips: [] });
    const early = await send(who, 'POST', `${COACHING}/rate`, { sessionId: first.sessionId, stars: 5 });
    expect(getProblemCode(early)).toBe('not-done');
    const done = await status(coach, first.sessionId, SESSION_STATUS.done, 'https://example.org/recording');
    expect(done.body).toMatchObject({ status: SESSION_STATUS.done, answer: 'https://example.org/recording' });
    waitUntil(first.endsAt, -1);
    expect(getProblemCode(await status(who, first.sessionId, SESSION_STATUS.noShowCoach))).toBe('answered');
    expect(await balance(who)).toBe(1);
    const rated = await send(who, 'POST', `${COACHING}/rate`, { sessionId: first.sessionId, stars: 4 });
    expect(rated.body).toMatchObject({ stars: 4 });
    const homework = await send(coach, 'POST', `${COACHING}/homework`, {
      sessionId: first.sessionId,
      homework: { kind: 'goal', metric: 5 },
    });
    expect(homework.body).toMatchObject({ isDone: false });
    const second = await ask();
    expect(await balance(who)).toBe(0);
    await status(coach, second.sessionId, SESSION_STATUS.booked);
    const refundNow = async () => {
      const { body } = await send(who, 'GET', `${COACHING}/coach-sessions`);
      return (body as { items: CoachSession[] }).items.map((one) => one.refundNow);
    };
    expect(await refundNow()).toEqual(['none']);
    clock.forward(2 * DAY_MS);
    expect(await refundNow()).toEqual(['whole']);
    clock.forward(2 * DAY_MS);
    await sweepSessions({ db: db, clock });
    expect(await balance(who)).toBe(1);
    expect((await exportCoaching(db, getId(who))).sessions).toHaveLength(2);
  });

  test("leaving or being banned cancels an account's sessions and notifies the other side", async () => {
    const listNews = async (whose: TestAccount) =>
      (await listAllNotifications(db, getId(whose))).map(({ values }) =>
        String((values as { news?: string }).news),
      );
    const leaving = await player();
    const { startsAt } = await booked(leaving, 5);
    waitUntil(startsAt, 5);
    const before = await earned(coach);
    const gone = await send(leaving, 'DELETE', '/api/v1/account', { confirmation: leaving.password });
    expect(gone.status).toBe(200);
    expect((await earned(coach)) - before).toBe(1000);
    expect((await listNews(coach)).join()).toMatch(/The player has left DataCoach. You earn half your fee/);
    const other = await proCoach('Nina');
    const who = await player();
    const [time] = await freeTimes(who, 3, other);
    expect((await send(who, 'POST', `${COACHING}/book`, request(time!, other))).status).toBe(201);
    const banned = await send(admin, 'PUT', `/api/v1/admin/users/${getId(other)}/ban`, { reason: 'Test' });
    expect(banned.status).toBe(200);
    expect(await balance(who)).toBe(1);
    expect((await listNews(who)).join()).toMatch(/The coach was banned from DataCoach. Session returned/);
  });
});
