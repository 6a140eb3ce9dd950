import { refundOf, SESSION_STATUS, type SessionRefund } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { whenWords } from '../../platform/calendar/calendar-file.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findTimeZone } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { BACK, closeAsMissed, EARNS } from './change-session.ts';
import { closeSession, earn } from './close-session.ts';
import {
  abandonedSessions,
  forgetCoachName,
  lockSession,
  OPEN_STATUSES,
  openSessionsOf,
  startingSessions,
} from './coach-session.repository.ts';
import { COACH_PATH, notifySession, PLAYER_PATH } from './notify-session.ts';

/** Why an account's sessions were canceled. */
const REASONS = {
  left: 'has left DataCoach',
  banned: 'was banned from DataCoach',
  changed: 'has changed roles',
} as const;

/**
 * Cancels all open sessions of a leaving account, as if it had canceled them itself, and notifies the other side. A
 * leaving account gets no refund: its tokens are deleted with it.
 */
export async function endSessionsOf(tx: Transaction, userId: string, why: keyof typeof REASONS, now: Date) {
  for (const id of await openSessionsOf(tx, userId)) {
    const session = await lockSession(tx, id);
    if (!session || !OPEN_STATUSES.includes(session.status)) continue;
    const by = session.coachId === userId ? 'coach' : 'player';
    const refund: SessionRefund = refundOf(session, by, now);
    const reason = `The ${by} ${REASONS[why]}`;
    if (by === 'player' && why === 'left') await earn(tx, session, refund, now);
    else await closeSession(tx, session, { status: SESSION_STATUS.cancelled, refund, reason }, now);
    const [shown, money] =
      by === 'coach' ? (['player', BACK[refund]] as const) : (['coach', EARNS[refund]] as const);
    const { startsAt } = session;
    await notifySession(
      tx,
      session,
      shown,
      (when) => `Canceled${startsAt ? `, ${when(startsAt)}` : ''}: ${reason}. ${money}`,
      { key: 'cancelled', now },
    );
  }
  if (why === 'left') await forgetCoachName(tx, userId);
}

const HOUR_MS = 60 * 60_000;
/** How long before a session both are reminded. */
const REMINDERS = [
  { key: 'hour', from: 0, to: HOUR_MS },
  { key: 'day', from: HOUR_MS, to: 24 * HOUR_MS },
] as const;
/** Within this time after the end a coach must report the session, or it counts as missed by them. */
const CLOSE_WITHIN_MS = 24 * HOUR_MS;
const CHUNK = 100;

/** Sends reminders of upcoming sessions, and refunds those that no coach held. */
export async function sweepSessions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { key, from, to } of REMINDERS) {
    const at = (ahead: number) => new Date(now.getTime() + ahead);
    for (const session of await startingSessions(db, at(from), at(to))) {
      const { id, coachId, coachName, playerId, playerName, startsAt } = session;
      const news = {
        kind: 'session-reminder',
        onceKey: `coaching:${id}:${key}:${startsAt!.getTime()}`,
      } as const;
      const notify = async (userId: string, name: string, path: string) => {
        const when = `on ${whenWords(startsAt!, await findTimeZone(db, userId))}`;
        await addNotification(db, now, { ...news, userId, values: { name, when }, path });
      };
      // A session booked less than a day before needs no day reminder.
      if (key === 'day' && startsAt!.getTime() - session.bookedAt.getTime() < to) continue;
      await notify(playerId, coachName, PLAYER_PATH);
      if (coachId) await notify(coachId, playerName, COACH_PATH);
    }
  }
  for (;;) {
    const found = await abandonedSessions(db, new Date(now.getTime() - CLOSE_WITHIN_MS), CHUNK);
    for (const id of found) {
      await db.transaction(async (tx) => {
        const session = await lockSession(tx, id);
        if (session && OPEN_STATUSES.includes(session.status)) await closeAsMissed(tx, session, now);
      });
    }
    if (found.length < CHUNK) return;
  }
}
