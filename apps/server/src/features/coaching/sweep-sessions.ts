import { calculateRefund, SESSION_STATUS, type SessionRefund } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import { formatMoment } from '../../platform/calendar/calendar-file.ts';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findTimeZone } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { closeAsMissed, notifyCanceled } from './change-session.ts';
import { closeSession, recordEarning } from './close-session.ts';
import {
  clearCoachName,
  listAbandonedSessions,
  listOpenSessionIds,
  listStartingSessions,
  lockSession,
  OPEN_STATUSES,
} from './coach-session.repository.ts';
import { COACH_PATH, PLAYER_PATH } from './notify-session.ts';

/** Why an account's sessions were canceled. */
const REASONS = {
  left: 'has left DataCoach',
  banned: 'was banned from DataCoach',
  changed: 'has changed roles',
} as const;

/** Cancels a leaving account's open sessions and notifies the other side; it gets no refund itself. */
export async function endUserSessions(tx: Transaction, userId: string, why: keyof typeof REASONS, now: Date) {
  for (const id of await listOpenSessionIds(tx, userId)) {
    const session = await lockSession(tx, id);
    if (!session || !OPEN_STATUSES.includes(session.status)) continue;
    const by = session.coachId === userId ? 'coach' : 'player';
    const refund: SessionRefund = calculateRefund(session, by, now);
    const reason = `The ${by} ${REASONS[why]}`;
    if (by === 'player' && why === 'left') await recordEarning(tx, session, refund, now);
    else await closeSession(tx, session, { status: SESSION_STATUS.cancelled, refund, reason }, now);
    await notifyCanceled(tx, session, { by, refund, reason }, now);
  }
  if (why === 'left') await clearCoachName(tx, userId);
}

/** How long before a session both are reminded. */
const REMINDERS = [
  { key: 'hour', from: 0, to: HOUR_MS },
  { key: 'day', from: HOUR_MS, to: 24 * HOUR_MS },
] as const;
/** Within this time after the end a coach must report the session, or it counts as missed by them. */
const CLOSE_WITHIN_MS = 24 * HOUR_MS;
const BATCH_SIZE = 100;

/** Sends reminders of upcoming sessions, and refunds those that no coach held. */
export async function sweepSessions({ db, clock }: DbAndClock): Promise<void> {
  const now = clock.now();
  for (const { key, from, to } of REMINDERS) {
    const getDateAhead = (ahead: number) => new Date(now.getTime() + ahead);
    for (const session of await listStartingSessions(db, getDateAhead(from), getDateAhead(to))) {
      const { id, coachId, coachName, playerId, playerName, startsAt } = session;
      const news = {
        kind: 'session-reminder',
        onceKey: `coaching:${id}:${key}:${startsAt!.getTime()}`,
      } as const;
      const notifyAbout = async (userId: string, name: string, path: string) => {
        const when = `on ${formatMoment(startsAt!, await findTimeZone(db, userId))}`;
        await addNotification(db, now, { ...news, userId, values: { name, when }, path });
      };
      // A session booked less than a day before needs no day reminder.
      if (key === 'day' && startsAt!.getTime() - session.bookedAt.getTime() < to) continue;
      await notifyAbout(playerId, coachName, PLAYER_PATH);
      if (coachId) await notifyAbout(coachId, playerName, COACH_PATH);
    }
  }
  for (;;) {
    const found = await listAbandonedSessions(db, new Date(now.getTime() - CLOSE_WITHIN_MS), BATCH_SIZE);
    for (const id of found) {
      await db.transaction(async (tx) => {
        const session = await lockSession(tx, id);
        if (session && OPEN_STATUSES.includes(session.status)) await closeAsMissed(tx, session, now);
      });
    }
    if (found.length < BATCH_SIZE) return;
  }
}
