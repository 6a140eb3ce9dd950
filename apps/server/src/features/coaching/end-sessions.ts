import { refundOf, SESSION_STATUS, type SessionRefund } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { BACK, EARNS } from './change-session.ts';
import { closeSession, earn } from './close-session.ts';
import { forgetCoachName, lockSession, OPEN_STATUSES, openSessionsOf } from './coach-session.repository.ts';
import { tellSession } from './tell-session.ts';

/** Why an account holds no session any more. */
const REASONS = {
  left: 'has left DataCoach',
  banned: 'is kept out of DataCoach',
  changed: 'has another role now',
} as const;

/**
 * Cancels every open session of an account that goes, as if it did so itself, and tells the other one. Whoever leaves
 * gets nothing back: his tokens go with him.
 */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  why: keyof typeof REASONS,
  now: Date,
): Promise<void> {
  for (const id of await openSessionsOf(tx, userId)) {
    const session = await lockSession(tx, id);
    if (!session || !OPEN_STATUSES.includes(session.status)) continue;
    const by = session.coachId === userId ? 'coach' : 'player';
    const refund: SessionRefund = refundOf(session, by, now);
    const reason = `The ${by} ${REASONS[why]}`;
    if (by === 'player' && why === 'left') await earn(tx, session, refund, now);
    else await closeSession(tx, session, { status: SESSION_STATUS.cancelled, refund, reason }, now);
    const [told, money] =
      by === 'coach' ? (['player', BACK[refund]] as const) : (['coach', EARNS[refund]] as const);
    const { startsAt } = session;
    await tellSession(
      tx,
      session,
      told,
      (when) => `Cancelled${startsAt ? `, ${when(startsAt)}` : ''}: ${reason}. ${money}`,
      { key: 'cancelled', now },
    );
  }
  if (why === 'left') await forgetCoachName(tx, userId);
}
