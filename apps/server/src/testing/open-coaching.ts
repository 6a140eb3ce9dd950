import type { CoachTerms } from '@datacoach/contract';
import { expect } from 'vitest';
import { call, type TestAccount } from './api-client.ts';
import { createAccountWithRole } from './create-account-with-role.ts';
import type { MovingClock } from './moving-clock.ts';
import type { DatabaseKind } from './open-test-database.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** Lifetime of sign-ins: longer than the clock is moved. */
const LIFE_MS = 900 * 24 * 60 * 60_000;
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

/** A server with one bookable pro coach, Laura. */
export interface OpenCoaching {
  server: TestServer;
  clock: MovingClock;
  admin: TestAccount;
  coach: TestAccount;
}

export async function openCoaching(database: DatabaseKind, clock: MovingClock): Promise<OpenCoaching> {
  const config = { accessTokenMs: LIFE_MS, refreshTokenMs: LIFE_MS };
  const server = await startTestServer({ database, clock, config });
  const admin = await createAccountWithRole(server, 'Admin');
  const coach = await makeProCoach(server, admin, 'Laura');
  return { server, clock, admin, coach };
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
