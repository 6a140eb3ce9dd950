import type { CoachSession, CoachTerms, SessionStatus } from '@datacoach/contract';
import { expect } from 'vitest';
import { addTokens, calculateTokenBalance } from '../features/membership/index.ts';
import { listAllNotifications } from '../features/notifications/notification.repository.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock/clock.ts';
import { call, type TestAccount } from './api-client.ts';
import { createAccountWithRole } from './create-account-with-role.ts';
import type { MovingClock } from './moving-clock.ts';
import type { DatabaseKind } from './open-test-database.ts';
import { startServerForTests, type TestServer } from './start-test-server.ts';

/** Lifetime of sign-ins: longer than the clock is moved. */
const LIFE_MS = 900 * DAY_MS;

export const COACHING = '/api/v1/coachsession';
/** Terms of a coach who is free at every hour of every day. */
export const TERMS: CoachTerms = {
  about: 'Kickoffs and shadow defense.',
  languages: ['en', 'de'],
  modes: [5, 10, 15],
  timeZone: 'Europe/Berlin',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 })),
  daysOff: [],
  bufferMinutes: 15,
  noticeHours: 1,
  takesRecordings: true,
  answersWithinDays: 2,
  place: 'Discord: coach',
};

/** Starts a test server with one bookable pro coach, Laura. Returns it with helpers that act as players and coaches. */
export async function openCoaching(database: DatabaseKind, clock: MovingClock) {
  const config = { accessTokenMs: LIFE_MS, refreshTokenMs: LIFE_MS };
  const server = await startServerForTests({ database, clock, config });
  const admin = await createAccountWithRole(server, 'Admin');
  const coach = await makeProCoach(server, admin, 'Laura');
  const { db } = server.platform.database;
  const now = () => clock.now();
  const getId = ({ tokens }: TestAccount) => tokens.user.id;
  const send = (who: TestAccount, method: string, path: string, json?: object) =>
    call(`${server.url}${path}`, { method, token: who.tokens.accessToken, json });
  const proCoach = (name: string) => makeProCoach(server, admin, name);
  async function player(tokens = 1): Promise<TestAccount> {
    const account = await createAccountWithRole(server, 'Player');
    if (tokens > 0) {
      const given = { userId: getId(account), tokens, kind: 'token-granted', subjectId: null } as const;
      await db.transaction((tx) => addTokens(tx, { ...given, note: 'test' }, now()));
    }
    return account;
  }
  /** Returns the coach's free slots that are at least this many hours away. */
  async function freeTimes(who: TestAccount, hoursAhead: number, whom = coach): Promise<string[]> {
    const at = new Date(now().getTime() + hoursAhead * HOUR_MS);
    const from = at.toISOString().slice(0, 10);
    const path = `${COACHING}/coaches/${getId(whom)}/slots?from=${from}&timeZone=UTC`;
    const answer = await send(who, 'GET', path);
    expect(answer.status).toBe(200);
    const { slots } = answer.body as { slots: { startsAt: string; isFree: boolean }[] };
    return slots.flatMap(({ startsAt, isFree }) =>
      isFree && Date.parse(startsAt) >= at.getTime() ? startsAt : [],
    );
  }
  /** Request for a live session at a time, or for a recorded review if null. */
  const request = (startsAt: string | null, whom = coach) => ({
    coachId: getId(whom),
    kind: startsAt === null ? 'recording' : 'live',
    mode: 10,
    startsAt,
    aim: 'Stop turning the ball over in my own corner.',
  });
  async function booked(who: TestAccount, hoursAhead: number): Promise<CoachSession> {
    const [time] = await freeTimes(who, hoursAhead);
    const answer = await send(who, 'POST', `${COACHING}/book`, request(time!));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as CoachSession;
  }
  /** Moves the clock to a future time, or to a number of hours before it. */
  const waitUntil = (time: string | null, hoursBefore = 0) =>
    clock.forward(Date.parse(time!) - hoursBefore * HOUR_MS - now().getTime());
  const balance = (who: TestAccount) => calculateTokenBalance(db, getId(who), now());
  const status = (who: TestAccount, sessionId: string, code: SessionStatus, answer?: string) =>
    send(who, 'POST', `${COACHING}/update-session-status`, {
      sessionId,
      status: code,
      ...(answer && { answer }),
    });
  const cancel = (who: TestAccount, sessionId: string) =>
    send(who, 'POST', `${COACHING}/cancelled-session`, { sessionId, reason: 'Cancelled by user' });
  const listNotifiedKinds = async (who: TestAccount) =>
    (await listAllNotifications(db, getId(who))).map(({ kind }) => kind);
  const earned = async (who: TestAccount) =>
    ((await send(who, 'GET', `${COACHING}/own-coaching`)).body as { earned: { amount: number } }).earned
      .amount;
  return {
    server,
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
  };
}

/** Creates a coach approved by the administrator for 20 dollars, on `TERMS`. */
export async function makeProCoach(
  server: TestServer,
  admin: TestAccount,
  name: string,
): Promise<TestAccount> {
  const coach = await createAccountWithRole(server, 'Coach', name);
  const put = async (who: TestAccount, path: string, json: object) => {
    const token = who.tokens.accessToken;
    const answer = await call(`${server.url}${path}`, { method: 'PUT', token, json });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const offer = { isOffered: true, fee: 2000 };
  await put(admin, `/api/v1/admin/pro-coaches/${coach.tokens.user.id}`, offer);
  await put(coach, `${COACHING}/own-coaching`, TERMS);
  return coach;
}
