import {
  type CoachSession,
  type CoachTerms,
  type OwnBrief,
  type OwnMoment,
  SESSION_STATUS,
  type SessionBrief,
  type SessionEffect,
  type SessionStatus,
} from '@datacoach/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountOfRole } from '../../testing/account-of-role.ts';
import { call, problemCode, type TestAccount } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { storeGames } from '../../testing/store-games.ts';
import { addTokens, coachingDataOf, grantPlan, tokenBalance } from '../membership/index.ts';
import { notificationsOf } from '../notifications/index.ts';
import { referenceBooks } from '../scores/index.ts';
import { exportCoaching, nextFreeCoaches, queueEffects, settleEffects, sweepSessions } from './index.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Of sign-ins: longer than the clock is moved. */
const LIFE_MS = 900 * DAY_MS;
const PATH = '/api/v1/coachsession';
const EVERY_HOUR = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }));
const TERMS: CoachTerms = {
  about: 'Kickoffs and shadow defence.',
  languages: ['en', 'de'],
  modes: [5, 10, 15],
  timeZone: 'Europe/Berlin',
  hours: EVERY_HOUR,
  daysOff: [],
  bufferMinutes: 15,
  noticeHours: 1,
  takesRecordings: true,
  answersWithinDays: 2,
  place: 'Discord: coach',
};

describe.each(DATABASE_KINDS)('pro coaching on %s', (database) => {
  const clock = new MovingClock();
  let server: TestServer;
  let admin: TestAccount;
  let coach: TestAccount;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      clock,
      config: { accessTokenMs: LIFE_MS, refreshTokenMs: LIFE_MS },
    });
    admin = await accountOfRole(server, 'Admin');
    coach = await proCoach('Laura');
  });
  afterAll(() => server.close());

  const db = () => server.platform.database.db;
  const idOf = ({ tokens }: TestAccount) => tokens.user.id;
  const send = (who: TestAccount, method: string, path: string, json?: object) =>
    call(`${server.url}${path}`, { method, token: who.tokens.accessToken, ...(json ? { json } : {}) });

  async function proCoach(name: string): Promise<TestAccount> {
    const account = await accountOfRole(server, 'Coach', name);
    const approved = await send(admin, 'PUT', `/api/v1/admin/pro-coaches/${idOf(account)}`, {
      isOffered: true,
      fee: 2000,
    });
    expect(approved.status).toBe(200);
    expect((await send(account, 'PUT', `${PATH}/own-coaching`, TERMS)).status).toBe(200);
    return account;
  }
  async function seat(teamCoach: TestAccount, member: TestAccount): Promise<void> {
    await server.platform.database.pool.query(
      'insert into team_invitations (coach_id, player_id, status, invited_at, answered_at) values ($1, $2, 10, $3, $3)',
      [idOf(teamCoach), idOf(member), clock.now()],
    );
  }
  async function player(tokens = 1): Promise<TestAccount> {
    const account = await accountOfRole(server, 'Player');
    if (tokens > 0) {
      await db().transaction((tx) =>
        addTokens(
          tx,
          { userId: idOf(account), tokens, kind: 'token-granted', subjectId: null, note: 'test' },
          clock.now(),
        ),
      );
    }
    return account;
  }
  /** Free times of the coach from so many hours ahead on. */
  async function freeTimes(who: TestAccount, hoursAhead: number, whom = coach): Promise<string[]> {
    const at = new Date(clock.now().getTime() + hoursAhead * HOUR_MS);
    const from = at.toISOString().slice(0, 10);
    const answer = await send(who, 'GET', `${PATH}/coaches/${idOf(whom)}/slots?from=${from}&timeZone=UTC`);
    expect(answer.status).toBe(200);
    const { slots } = answer.body as { slots: { startsAt: string; isFree: boolean }[] };
    return slots.flatMap(({ startsAt, isFree }) =>
      isFree && Date.parse(startsAt) >= at.getTime() ? startsAt : [],
    );
  }
  const wanted = (startsAt: string | null, whom = coach) => ({
    coachId: idOf(whom),
    kind: startsAt === null ? 'recording' : 'live',
    mode: 10,
    startsAt,
    aim: 'Stop losing the ball in my own corner.',
  });
  async function booked(who: TestAccount, hoursAhead: number): Promise<CoachSession> {
    const [time] = await freeTimes(who, hoursAhead);
    const answer = await send(who, 'POST', `${PATH}/book`, wanted(time!));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as CoachSession;
  }
  const balance = (who: TestAccount) => tokenBalance(db(), idOf(who), clock.now());
  const status = (who: TestAccount, sessionId: string, code: SessionStatus, answer?: string) =>
    send(who, 'POST', `${PATH}/update-session-status`, {
      sessionId,
      status: code,
      ...(answer && { answer }),
    });
  const cancel = (who: TestAccount, sessionId: string) =>
    send(who, 'POST', `${PATH}/cancelled-session`, { sessionId, reason: 'Cancelled by user' });
  const toldOf = async (who: TestAccount) => (await notificationsOf(db(), idOf(who))).map(({ kind }) => kind);
  const earned = async (who: TestAccount) =>
    ((await send(who, 'GET', `${PATH}/own-coaching`)).body as { earned: { amount: number } }).earned.amount;

  test('of many who want one time at once, one gets it, and only he pays', async () => {
    const people: TestAccount[] = [];
    for (let place = 0; place < 6; place += 1) people.push(await player());
    const [time] = await freeTimes(people[0]!, 48);
    const answers = await Promise.all(
      people.flatMap((who) => [0, 1].map(() => send(who, 'POST', `${PATH}/book`, wanted(time!)))),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    for (const answer of answers.filter((one) => one.status !== 201)) {
      expect(answer.status).toBe(409);
      expect(['slot-taken', 'no-token']).toContain(problemCode(answer));
    }
    const left = await Promise.all(people.map(balance));
    expect(left.toSorted()).toEqual([0, 1, 1, 1, 1, 1]);
  });

  test('a player with one token books one of two times, and nobody two coaches at once', async () => {
    const who = await player(1);
    const [first, second] = await freeTimes(who, 72);
    const answers = await Promise.all(
      [first, second].map((time) => send(who, 'POST', `${PATH}/book`, wanted(time!))),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
    expect(await balance(who)).toBe(0);
    const other = await proCoach('Mika');
    const rich = await player(2);
    const [time] = await freeTimes(rich, 96);
    const both = await Promise.all(
      [coach, other].map((whom) => send(rich, 'POST', `${PATH}/book`, wanted(time!, whom))),
    );
    expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
    expect(await balance(rich)).toBe(1);
  });

  test('a time that the coach does not offer, or that begins too soon, is refused', async () => {
    const who = await player();
    const [time] = await freeTimes(who, 24);
    const between = new Date(Date.parse(time!) + 5 * 60_000).toISOString();
    const odd = await send(who, 'POST', `${PATH}/book`, wanted(between));
    expect([odd.status, problemCode(odd)]).toEqual([422, 'not-a-slot']);
    const past = new Date(Date.parse(time!) - 7 * DAY_MS).toISOString();
    expect((await send(who, 'POST', `${PATH}/book`, wanted(past))).status).toBe(422);
    const nobody = await send(who, 'POST', `${PATH}/book`, { ...wanted(time!), coachId: idOf(admin) });
    expect(problemCode(nobody)).toBe('coach-not-found');
    const jack = await send(coach, 'PUT', `${PATH}/own-coaching`, { ...TERMS, modes: [5] });
    expect(jack.status).toBe(200);
    expect(problemCode(await send(who, 'POST', `${PATH}/book`, wanted(time!)))).toBe('not-a-mode');
    await send(coach, 'PUT', `${PATH}/own-coaching`, TERMS);
    const poor = await player(0);
    expect(problemCode(await send(poor, 'POST', `${PATH}/book`, wanted(time!)))).toBe('no-token');
    expect(await balance(who)).toBe(1);
  });

  test('cancelled a day before all comes back, later half, in the last two hours nothing', async () => {
    const before = await earned(coach);
    for (const [hours, left, fee] of [
      [25, 1, 0],
      [5, 0.5, 1000],
      [1.5, 0, 2000],
    ] as const) {
      const who = await player();
      const { sessionId, startsAt } = await booked(who, hours);
      // Bound to the start, whatever slots there are.
      clock.forward(Date.parse(startsAt!) - hours * HOUR_MS - clock.now().getTime());
      const paid = await earned(coach);
      const answer = await cancel(who, sessionId);
      expect(answer.body).toMatchObject({ status: SESSION_STATUS.cancelled, reason: 'Cancelled by user' });
      expect(await balance(who)).toBe(left);
      expect((await earned(coach)) - paid).toBe(fee);
      expect(problemCode(await cancel(who, sessionId))).toBe('session-ended');
      expect(await balance(who)).toBe(left);
      expect(await freeTimes(who, hours - 0.1)).toContain(startsAt);
    }
    expect((await earned(coach)) - before).toBe(3000);
    expect(await toldOf(coach)).toContain('coaching-session');
  });

  test('an administrator who decides for the player gives the other half too, once', async () => {
    const who = await player();
    const { sessionId, startsAt } = await booked(who, 5);
    clock.forward(Date.parse(startsAt!) - 5 * HOUR_MS - clock.now().getTime());
    await cancel(who, sessionId);
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

  test('a session of the plan is taken before a token and comes back to its month', async () => {
    const who = await player(1);
    await db().transaction((tx) =>
      grantPlan(
        tx,
        idOf(who),
        { planName: 'Diamond', endsAt: new Date(clock.now().getTime() + 30 * DAY_MS), note: 'test' },
        clock.now(),
      ),
    );
    const left = async () => (await coachingDataOf(db(), idOf(who), clock.now())).remainingSession;
    expect(await left()).toBe(3);
    const session = await booked(who, 26);
    expect(session.paidWith).toBe('plan');
    expect([await left(), await balance(who)]).toEqual([2, 1]);
    expect((await cancel(coach, session.sessionId)).status).toBe(200);
    expect(await left()).toBe(3);
    // One of a month that is over would be worth nothing.
    const late = await booked(who, 40 * 24);
    expect([late.paidWith, await balance(who)]).toEqual(['plan', 1]);
    clock.forward(35 * DAY_MS);
    expect((await cancel(coach, late.sessionId)).status).toBe(200);
    expect(await balance(who)).toBe(2);
  });

  test('a team shares the sessions of its coach’s plan', async () => {
    const teamCoach = await accountOfRole(server, 'Coach', 'Team');
    const plan = { planName: 'TeamPlan', endsAt: new Date(clock.now().getTime() + 30 * DAY_MS) } as const;
    await db().transaction((tx) => grantPlan(tx, idOf(teamCoach), { ...plan, note: 'test' }, clock.now()));
    const members = [await player(0), await player(0), await player(0)];
    for (const member of members) await seat(teamCoach, member);
    const left = async (who: TestAccount) =>
      (await coachingDataOf(db(), idOf(who), clock.now())).remainingSession;
    expect([await left(members[0]!), await left(teamCoach)]).toEqual([2, 2]);
    const times = await freeTimes(members[0]!, 30);
    const answers = await Promise.all(
      members.map((who, place) => send(who, 'POST', `${PATH}/book`, wanted(times[place]!))),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 201, 409]);
    expect(await Promise.all([...members, teamCoach].map(left))).toEqual([0, 0, 0, 0]);
    const [first] = answers.filter((answer) => answer.status === 201);
    const { sessionId, minutes } = first!.body as CoachSession;
    expect(minutes).toBe(60);
    await cancel(coach, sessionId);
    expect(await Promise.all([...members, teamCoach].map(left))).toEqual([1, 1, 1, 1]);
  });

  test('a session is moved free until a day before, and its old time is free again', async () => {
    const who = await player();
    const { sessionId, startsAt } = await booked(who, 30);
    const moving = await send(
      who,
      'GET',
      `${PATH}/coaches/${idOf(coach)}/slots?from=${startsAt!.slice(0, 10)}&timeZone=UTC&moving=${sessionId}`,
    );
    expect((moving.body as { slots: object[] }).slots).toContainEqual({ startsAt, isFree: true });
    const later = (await freeTimes(who, 54))[0]!;
    const move = (time: string) => send(who, 'POST', `${PATH}/reschedule`, { sessionId, startsAt: time });
    expect((await move(later)).body).toMatchObject({ startsAt: later, status: SESSION_STATUS.booked });
    expect(await freeTimes(who, 29)).toContain(startsAt);
    const stranger = await player();
    expect((await send(stranger, 'POST', `${PATH}/reschedule`, { sessionId, startsAt: later })).status).toBe(
      404,
    );
    clock.forward(Date.parse(later) - 23 * HOUR_MS - clock.now().getTime());
    expect(problemCode(await move((await freeTimes(who, 60))[0]!))).toBe('too-late');
    const file = await call(`${server.url}${PATH}/sessions/${sessionId}/calendar`, {
      token: who.tokens.accessToken,
    });
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(file.body).toContain('SEQUENCE:1\r\n');
    await cancel(coach, sessionId);
  });

  test('both are reminded a day and an hour before, once', async () => {
    const who = await player();
    const { startsAt, sessionId } = await booked(who, 40);
    const reminders = async () => (await toldOf(who)).filter((kind) => kind === 'session-reminder').length;
    const sweepAt = async (hoursBefore: number) => {
      clock.forward(Date.parse(startsAt!) - hoursBefore * HOUR_MS - clock.now().getTime());
      await sweepSessions({ db: db(), clock });
      await sweepSessions({ db: db(), clock });
      return reminders();
    };
    expect([await sweepAt(26), await sweepAt(23.9), await sweepAt(2), await sweepAt(0.9)]).toEqual([
      0, 1, 1, 2,
    ]);
    expect(await toldOf(coach)).toContain('session-reminder');
    const soon = await player();
    await booked(soon, 5);
    clock.forward(2 * HOUR_MS);
    await sweepSessions({ db: db(), clock });
    expect(await toldOf(soon)).not.toContain('session-reminder');
    expect((await status(coach, sessionId, SESSION_STATUS.done)).status).toBe(200);
  });

  test('a coach who does not come, or says nothing for a day, gives it back; a player who does not, not', async () => {
    const who = await player(3);
    const begin = async () => {
      const session = await booked(who, 3);
      clock.forward(Date.parse(session.startsAt!) + 11 * 60_000 - clock.now().getTime());
      return session.sessionId;
    };
    const early = await booked(who, 3);
    expect(problemCode(await status(who, early.sessionId, SESSION_STATUS.noShowCoach))).toBe('session-ahead');
    expect(problemCode(await status(coach, early.sessionId, SESSION_STATUS.noShowPlayer))).toBe(
      'session-ahead',
    );
    expect((await status(who, early.sessionId, SESSION_STATUS.done)).status).toBe(403);
    await cancel(coach, early.sessionId);
    expect(await balance(who)).toBe(3);

    const missed = await begin();
    expect((await status(who, missed, SESSION_STATUS.noShowCoach)).body).toMatchObject({ refund: 'whole' });
    expect(await balance(who)).toBe(3);
    const waited = await begin();
    expect((await status(coach, waited, SESSION_STATUS.noShowPlayer)).status).toBe(200);
    expect(await balance(who)).toBe(2);
    await begin();
    clock.forward(DAY_MS + HOUR_MS);
    await sweepSessions({ db: db(), clock });
    expect(await balance(who)).toBe(2);

    const list = await send(
      admin,
      'GET',
      `/api/v1/admin/coach-sessions?status=${SESSION_STATUS.noShowPlayer}`,
    );
    expect((list.body as { items: CoachSession[] }).items.map(({ sessionId }) => sessionId)).toContain(
      waited,
    );
    const decided = await send(admin, 'PUT', `/api/v1/admin/coach-sessions/${waited}/status`, {
      status: SESSION_STATUS.noShowCoach,
      note: 'The coach was late.',
    });
    expect(decided.body).toMatchObject({ status: SESSION_STATUS.noShowCoach, refund: 'whole' });
    expect(await balance(who)).toBe(3);
  });

  test('a recording is taken up, answered and rated; one that is not answered comes back', async () => {
    const who = await player(2);
    const ask = async () => (await send(who, 'POST', `${PATH}/book`, wanted(null))).body as CoachSession;
    const first = await ask();
    expect(first).toMatchObject({ status: SESSION_STATUS.requested, startsAt: null, minutes: 30 });
    expect((await status(coach, first.sessionId, SESSION_STATUS.booked)).status).toBe(200);
    expect(problemCode(await status(coach, first.sessionId, SESSION_STATUS.done))).toBe('answer-missing');
    const brief = await send(coach, 'GET', `${PATH}/sessions/${first.sessionId}/brief`);
    expect(brief.body).toMatchObject({ mode: 10, games: 0, clips: [] });
    const early = await send(who, 'POST', `${PATH}/rate`, { sessionId: first.sessionId, stars: 5 });
    expect(problemCode(early)).toBe('not-done');
    const done = await status(coach, first.sessionId, SESSION_STATUS.done, 'https://example.org/recording');
    expect(done.body).toMatchObject({ status: SESSION_STATUS.done, answer: 'https://example.org/recording' });
    const rated = await send(who, 'POST', `${PATH}/rate`, { sessionId: first.sessionId, stars: 4 });
    expect(rated.body).toMatchObject({ stars: 4 });
    const homework = await send(coach, 'POST', `${PATH}/homework`, {
      sessionId: first.sessionId,
      homework: { kind: 'goal', metric: 5 },
    });
    expect(homework.body).toMatchObject({ isDone: false });
    const second = await ask();
    expect(await balance(who)).toBe(0);
    await status(coach, second.sessionId, SESSION_STATUS.booked);
    const refundNow = async () => {
      const { body } = await send(who, 'GET', `${PATH}/coach-sessions`);
      return (body as { items: CoachSession[] }).items.map((one) => one.refundNow);
    };
    expect(await refundNow()).toEqual(['none']);
    clock.forward(2 * DAY_MS);
    expect(await refundNow()).toEqual(['whole']);
    clock.forward(2 * DAY_MS);
    await sweepSessions({ db: db(), clock });
    expect(await balance(who)).toBe(1);
    expect((await exportCoaching(db(), idOf(who))).sessions).toHaveLength(2);
  });

  test('the coach of a session sees its player’s games of the mode, none that is private, and sets homework', async () => {
    const who = await player();
    const games = await storeGames(
      server.platform.database,
      idOf(who),
      `steam:${idOf(who)}`,
      Array.from({ length: 8 }, (_, place) => ({
        playedAt: new Date(clock.now().getTime() - (place + 1) * HOUR_MS),
        times: 0.6 + place / 20,
      })),
    );
    await server.platform.database.pool.query(`update replays set visibility = 'private' where id = $1`, [
      games[0]!.replayId,
    ]);
    const open = async (whose: TestAccount, place: number) =>
      (await send(whose, 'GET', `/api/v1/gamedata/match/${games[place]!.matchId}`)).status;
    expect(await open(coach, 1)).toBe(404);
    const session = await booked(who, 2);
    expect([await open(coach, 1), await open(coach, 0)]).toEqual([200, 404]);
    const brief = await send(coach, 'GET', `${PATH}/sessions/${session.sessionId}/brief`);
    expect(brief.body).toMatchObject({ games: 7, mode: 10 });
    // The coach is told all of it, the player what his plan opens.
    const told = brief.body as SessionBrief;
    const mine = async (mode: number) =>
      (await send(who, 'GET', `${PATH}/own-brief?mode=${mode}`)).body as OwnBrief;
    const polr = { feature: 'PolrAnalytics', opensWith: 'Platinum' };
    expect(await mine(10)).toEqual({ ...told, cases: [], clips: [], gates: [polr] });
    const modes = { feature: 'Playlist Access', opensWith: 'Platinum' };
    expect(await mine(5)).toMatchObject({ strengths: [], cases: [], clips: [], gates: [modes] });
    await server.platform.database.pool.query("update users set plan_name = 'Diamond' where id = $1", [
      idOf(who),
    ]);
    expect(await mine(10)).toEqual({ ...told, gates: [] });
    const stranger = await proCoach('Ines');
    expect(await open(stranger, 1)).toBe(404);
    for (const what of ['brief', 'homework-choices', 'calendar']) {
      const path = `${PATH}/sessions/${session.sessionId}/${what}`;
      expect([what, (await send(stranger, 'GET', path)).status]).toEqual([what, 404]);
    }
    const { sessionId } = session;
    const homeworkOf = { sessionId, homework: { kind: 'goal', metric: 55 } };
    for (const third of [stranger, await player()]) {
      const list = await send(third, 'GET', `${PATH}/coach-sessions`);
      expect(list.body).toMatchObject({ items: [] });
      for (const answer of [
        await cancel(third, sessionId),
        await status(third, sessionId, SESSION_STATUS.done),
      ]) {
        expect([answer.status, problemCode(answer)]).toEqual([404, 'not-found']);
      }
      const [path, json] = third === stranger ? ['homework', homeworkOf] : ['rate', { sessionId, stars: 1 }];
      expect([path, (await send(third, 'POST', `${PATH}/${path as string}`, json as object)).status]).toEqual(
        [path, 404],
      );
    }
    const mineNow = await send(who, 'GET', `${PATH}/coach-sessions`);
    expect(mineNow.body).toMatchObject({ items: [{ sessionId, status: SESSION_STATUS.booked }] });
    clock.forward(Date.parse(session.endsAt) - clock.now().getTime());
    await status(coach, session.sessionId, SESSION_STATUS.done);
    const homework = await send(coach, 'POST', `${PATH}/homework`, {
      sessionId: session.sessionId,
      homework: { kind: 'goal', metric: 55 },
    });
    expect(homework.body).toMatchObject({ isDone: true });
    const over = await send(who, 'GET', `${PATH}/coach-sessions?show=over`);
    const { title } = homework.body as { title: string };
    expect((over.body as { items: CoachSession[] }).items[0]).toMatchObject({ homework: [title] });
    expect(await toldOf(who)).toContain('homework');
    const choices = await send(coach, 'GET', `${PATH}/sessions/${session.sessionId}/homework-choices`);
    const [plan] = (choices.body as { plans: { id: string }[] }).plans;
    const begun = await send(coach, 'POST', `${PATH}/homework`, {
      sessionId: session.sessionId,
      homework: { kind: 'plan', planId: plan!.id },
    });
    expect(begun.body).toMatchObject({ isDone: true });
    clock.forward(14 * DAY_MS - HOUR_MS);
    expect(await open(coach, 1)).toBe(200);
    clock.forward(2 * HOUR_MS);
    const gone = await send(coach, 'GET', `${PATH}/sessions/${session.sessionId}/brief`);
    expect([await open(coach, 1), gone.status]).toEqual([404, 404]);
  });

  test('a player chooses the clips that his coach gets, moments of games that the coach may open, until it begins', async () => {
    const who = await player(3);
    const storedFor = (account: TestAccount, games: number) =>
      storeGames(
        server.platform.database,
        idOf(account),
        `steam:${idOf(account)}`,
        Array.from({ length: games }, (_, place) => ({
          playedAt: new Date(clock.now().getTime() - (place + 1) * HOUR_MS),
        })),
      );
    const [hidden, shown] = await storedFor(who, 2);
    const hide = (replayId: string) =>
      server.platform.database.pool.query(`update replays set visibility = 'private' where id = $1`, [
        replayId,
      ]);
    await hide(hidden!.replayId);
    const [foreign] = await storedFor(await player(), 1);
    const moments = async (mode: number, group?: number) =>
      (await send(who, 'GET', `${PATH}/own-moments?mode=${mode}${group ? `&group=${group}` : ''}`)).body as {
        items: OwnMoment[];
        total: number;
      };
    const all = await moments(10);
    expect(all.items.length).toBeGreaterThan(3);
    expect(all.items.every(({ matchId }) => matchId === shown!.matchId)).toBe(true);
    expect((await moments(10, 5)).total).toBeLessThan(all.total);
    expect((await moments(5)).total).toBe(0);

    const [time] = await freeTimes(who, 3);
    const [first, second, third] = all.items.map(({ id }) => id);
    const book = (clips: string[], mode = 10) =>
      send(who, 'POST', `${PATH}/book`, { ...wanted(time!), mode, clips });
    const ofNobody = [`${hidden!.matchId}-0`, `${foreign!.matchId}-0`, `${shown!.matchId}-999999`, 'a clip'];
    for (const id of ofNobody) {
      const refused = await book([first!, id]);
      expect([id, refused.status, problemCode(refused)]).toEqual([id, 422, 'not-your-moment']);
    }
    expect((await book([first!], 5)).status).toBe(422);
    expect((await book(Array.from({ length: 9 }, (_, place) => `${shown!.matchId}-${place}`))).status).toBe(
      400,
    );
    const measured = await send(who, 'POST', `${PATH}/book`, { ...wanted(time!), aimMetric: 'luck' });
    expect([measured.status, problemCode(measured)]).toEqual([422, 'not-a-metric']);

    const answer = await book([second!, first!, second!]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { sessionId, startsAt } = answer.body as CoachSession;
    const seen = async () => {
      const { body } = await send(coach, 'GET', `${PATH}/sessions/${sessionId}/brief`);
      const { clips, clipsBy } = body as SessionBrief;
      return [clipsBy, ...clips.map(({ id }) => id)];
    };
    expect(await seen()).toEqual(['player', second, first]);
    const change = (whose: TestAccount, clips: string[] | null, id = sessionId) =>
      send(whose, 'PUT', `${PATH}/sessions/${id}/clips`, { clips });
    expect((await change(await player(), [first!])).status).toBe(404);
    expect(problemCode(await change(who, [ofNobody[0]!]))).toBe('not-your-moment');
    expect((await change(who, [third!, second!])).body).toMatchObject({
      canChangeClips: true,
      clips: [{ id: third }, { id: second }],
    });
    expect(await seen()).toEqual(['player', third, second]);
    // What the coach is offered to open follows what he may open.
    await hide(shown!.replayId);
    expect(await seen()).toEqual(['player']);
    expect((await change(who, null)).body).toMatchObject({ clips: null });
    expect((await seen())[0]).toBe('brief');
    expect((await change(who, [])).status).toBe(200);
    clock.forward(Date.parse(startsAt!) - clock.now().getTime());
    const late = await change(who, null);
    expect([problemCode(late), JSON.stringify(late.body)]).toEqual([
      'too-late',
      expect.stringContaining('The session has begun'),
    ]);
    await status(coach, sessionId, SESSION_STATUS.done);

    const asked = (await send(who, 'POST', `${PATH}/book`, wanted(null))).body as CoachSession;
    expect((await change(who, [], asked.sessionId)).status).toBe(200);
    await status(coach, asked.sessionId, SESSION_STATUS.booked);
    expect(JSON.stringify((await change(who, null, asked.sessionId)).body)).toContain('at work');
    await cancel(coach, asked.sessionId);
  });

  test('what became of a session is judged by the games before it against those after it, and told once', async () => {
    const who = await player(3);
    const play = (times: readonly number[], part: { hidden?: boolean } = {}) => {
      const now = clock.now().getTime();
      const scripts = times.map((more, place) => ({
        playedAt: new Date(now - (times.length - place) * HOUR_MS),
        times: more,
      }));
      return storeGames(server.platform.database, idOf(who), `steam:${idOf(who)}`, scripts).then((games) =>
        part.hidden
          ? server.platform.database.pool.query(
              `update replays set visibility = 'private' where id = any($1)`,
              [games.map(({ replayId }) => replayId)],
            )
          : undefined,
      );
    };
    await play([0.9, 1, 1.1, 1, 0.9, 1, 1.1, 1]);
    const recording = async (aimMetric: string | null) => {
      const asked = await send(who, 'POST', `${PATH}/book`, { ...wanted(null), aimMetric });
      const { sessionId } = asked.body as CoachSession;
      await status(coach, sessionId, SESSION_STATUS.booked);
      await status(coach, sessionId, SESSION_STATUS.done, 'https://example.org/recording');
      return sessionId;
    };
    const sessionId = await recording('smallPads');
    const unmeasured = await recording(null);
    const effectsFor = async (whose: TestAccount, id = sessionId) => {
      const { body } = await send(whose, 'GET', `${PATH}/effects`);
      return (body as { items: { sessionId: string; effects: SessionEffect[] }[] }).items.find(
        (one) => one.sessionId === id,
      )?.effects;
    };
    expect(await effectsFor(who, unmeasured)).toEqual([]);
    expect(await effectsFor(await player())).toBeUndefined();
    expect(await effectsFor(who)).toMatchObject([
      { of: 'aim', metric: 'smallPads', verdict: 'tooEarly', before: { games: 8 }, after: null },
    ]);

    // What an upload does once it is analysed: there is work while something is open, and none afterwards.
    const isQueued = async () => {
      await db().transaction((tx) => queueEffects(tx, server.platform.queue, idOf(who), clock.now()));
      const { rowCount } = await server.platform.database.pool.query(
        `delete from pgboss.job where name = 'coaching.settle-effects' and data ->> 'userId' = $1`,
        [idOf(who)],
      );
      return rowCount === 1;
    };
    expect(await isQueued()).toBe(true);
    const settle = () => settleEffects({ db: db(), clock, books: referenceBooks(db()) }, idOf(who));
    const verdicts = async () => (await toldOf(who)).filter((kind) => kind === 'case-verdict').length;
    clock.forward(12 * HOUR_MS);
    await play([5, 5, 5], { hidden: true });
    clock.forward(12 * HOUR_MS);
    await play([1.9, 2, 2.1, 2, 1.9, 2, 2.1, 2]);
    const early = await effectsFor(who);
    expect(early).toMatchObject([{ verdict: 'better', isDecided: false, after: { games: 8 } }]);
    expect(await effectsFor(coach)).toEqual(early);
    await settle();
    expect(await verdicts()).toBe(0);
    clock.forward(12 * HOUR_MS);
    await play([2, 1.9, 2.1, 2]);
    await settle();
    await settle();
    expect(await verdicts()).toBe(1);
    expect(await toldOf(coach)).toContain('coaching-session');
    expect(await isQueued()).toBe(false);
    const decided = await effectsFor(who);
    expect(decided).toMatchObject([
      { verdict: 'fixed', isDecided: true, isClosed: true, after: { games: 12 } },
    ]);
    // It stays, whatever is played.
    clock.forward(12 * HOUR_MS);
    await play([0.1, 0.1, 0.1]);
    expect(await effectsFor(who)).toEqual(decided);
    expect(await effectsFor(coach)).toEqual(decided);
    // Homework is measured too, from the session on.
    const choices = await send(coach, 'GET', `${PATH}/sessions/${sessionId}/homework-choices`);
    const [plan] = (choices.body as { plans: { id: string }[] }).plans;
    const homework = { kind: 'plan', planId: plan!.id };
    expect((await send(coach, 'POST', `${PATH}/homework`, { sessionId, homework })).body).toMatchObject({
      isDone: true,
    });
    const both = await effectsFor(who);
    expect(both).toMatchObject([{ of: 'aim', metric: 'smallPads' }, { of: 'homework' }]);
    expect(both![1]!.metric).not.toBe('smallPads');
    const lonely = await recording('goals');
    clock.forward(61 * DAY_MS);
    expect(await effectsFor(who, lonely)).toMatchObject([
      { verdict: 'tooEarly', isDecided: false, isClosed: true },
    ]);
  });

  test('who leaves or is kept out has no session any more, and the other one is told', async () => {
    const newsOf = async (whose: TestAccount) =>
      (await notificationsOf(db(), idOf(whose))).map(({ values }) =>
        String((values as { news?: string }).news),
      );
    const leaving = await player();
    const { startsAt } = await booked(leaving, 5);
    clock.forward(Date.parse(startsAt!) - 5 * HOUR_MS - clock.now().getTime());
    const before = await earned(coach);
    const gone = await send(leaving, 'DELETE', '/api/v1/account', { confirmation: leaving.password });
    expect(gone.status).toBe(200);
    expect((await earned(coach)) - before).toBe(1000);
    expect((await newsOf(coach)).join()).toMatch(/The player has left DataCoach. It earns you half your fee/);
    const other = await proCoach('Nina');
    const who = await player();
    const [time] = await freeTimes(who, 3, other);
    expect((await send(who, 'POST', `${PATH}/book`, wanted(time!, other))).status).toBe(201);
    const banned = await send(admin, 'PUT', `/api/v1/admin/users/${idOf(other)}/ban`, { reason: 'Test' });
    expect(banned.status).toBe(200);
    expect(await balance(who)).toBe(1);
    expect((await newsOf(who)).join()).toMatch(
      /The coach is kept out of DataCoach. The session is given back/,
    );
  });

  test('who is not let in coaches nobody; who is withdrawn is not offered any more', async () => {
    const stranger = await accountOfRole(server, 'Coach', 'Tomas');
    const refused = await send(stranger, 'PUT', `${PATH}/own-coaching`, TERMS);
    expect([refused.status, problemCode(refused)]).toEqual([403, 'no-pro-coach']);
    const gone = await proCoach('Jonas');
    const names = async () => (await nextFreeCoaches({ db: db(), clock })).map(({ name }) => name);
    expect(await names()).toContain('Jonas');
    const body = { isOffered: false, fee: 2000 };
    expect((await send(admin, 'PUT', `/api/v1/admin/pro-coaches/${idOf(gone)}`, body)).status).toBe(200);
    expect(await names()).not.toContain('Jonas');
    const who = await player();
    const listed = await send(who, 'GET', `${PATH}/coaches?mode=10`);
    const coaches = (listed.body as { items: { name: string; nextFree: string | null }[] }).items;
    expect(coaches.find(({ name }) => name === 'Laura')?.nextFree).not.toBeNull();
    expect(coaches.some(({ name }) => name === 'Jonas')).toBe(false);
    const all = await send(admin, 'GET', '/api/v1/admin/pro-coaches?search=Jon');
    expect((all.body as { items: object[] }).items).toMatchObject([{ userName: 'Jonas', isOffered: false }]);
  });
});
