import type { CoachSession, SessionStatus } from '@datacoach/contract';
import { expect } from 'vitest';
import { addTokens, calculateTokenBalance } from '../features/membership/index.ts';
import { listAllNotifications } from '../features/notifications/notification.repository.ts';
import { HOUR_MS } from '../platform/clock/clock.ts';
import { call, type TestAccount } from './api-client.ts';
import { createAccountWithRole } from './create-account-with-role.ts';
import { COACHING, makeProCoach, type OpenCoaching } from './open-coaching.ts';

/** Returns session actions of players and coaches; `open` provides the server and the default coach. */
export function coachingApi(open: () => OpenCoaching) {
  const db = () => open().server.platform.database.db;
  const now = () => open().clock.now();
  const getId = ({ tokens }: TestAccount) => tokens.user.id;
  const send = (who: TestAccount, method: string, path: string, json?: object) =>
    call(`${open().server.url}${path}`, { method, token: who.tokens.accessToken, json });
  const proCoach = (name: string) => makeProCoach(open().server, open().admin, name);
  async function player(tokens = 1): Promise<TestAccount> {
    const account = await createAccountWithRole(open().server, 'Player');
    if (tokens > 0) {
      const given = { userId: getId(account), tokens, kind: 'token-granted', subjectId: null } as const;
      await db().transaction((tx) => addTokens(tx, { ...given, note: 'test' }, now()));
    }
    return account;
  }
  /** Returns the coach's free slots from this many hours ahead. */
  async function freeTimes(who: TestAccount, hoursAhead: number, whom = open().coach): Promise<string[]> {
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
  /** A live session at a time, or by recording if null. */
  const request = (startsAt: string | null, whom = open().coach) => ({
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
    open().clock.forward(Date.parse(time!) - hoursBefore * HOUR_MS - now().getTime());
  const balance = (who: TestAccount) => calculateTokenBalance(db(), getId(who), now());
  const status = (who: TestAccount, sessionId: string, code: SessionStatus, answer?: string) =>
    send(who, 'POST', `${COACHING}/update-session-status`, {
      sessionId,
      status: code,
      ...(answer && { answer }),
    });
  const cancel = (who: TestAccount, sessionId: string) =>
    send(who, 'POST', `${COACHING}/cancelled-session`, { sessionId, reason: 'Cancelled by user' });
  const listNotifiedKinds = async (who: TestAccount) =>
    (await listAllNotifications(db(), getId(who))).map(({ kind }) => kind);
  const earned = async (who: TestAccount) =>
    ((await send(who, 'GET', `${COACHING}/own-coaching`)).body as { earned: { amount: number } }).earned
      .amount;
  return {
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
