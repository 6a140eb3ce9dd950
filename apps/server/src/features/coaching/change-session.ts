import {
  type CoachSession,
  calculateRefund,
  MAX_COMPLAINT_MS,
  SESSION_STATUS,
  type SessionRefund,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { closeSession } from './close-session.ts';
import {
  findSession,
  lockSession,
  OPEN_STATUSES,
  type SessionRow,
  updateSession,
} from './coach-session.repository.ts';
import { describeSession } from './describe-session.ts';
import { sessionNotFound } from './list-coaches.ts';
import { notifySession } from './notify-session.ts';

const BACK: Readonly<Record<SessionRefund, string>> = {
  whole: 'Session returned.',
  half: 'You get half a token back.',
  none: 'You get nothing back.',
};
/** The same texts for the coach. */
const EARNS: Readonly<Record<SessionRefund, string>> = {
  whole: 'You earn nothing for it.',
  half: 'You earn half your fee.',
  none: 'You earn your full fee.',
};
/** How long after the start a missing participant counts as absent. */
const NO_SHOW_WAIT_MS = 10 * 60_000;

const ended = () => conflict('session-ended', 'This session has already ended.');

/** Cancels a session before it starts. Throws ProblemError 404, 409. */
export function cancelSession(
  context: Context,
  userId: string,
  { sessionId, reason }: Body<'cancelSession'>,
): Promise<CoachSession> {
  return changeSession(context, userId, sessionId, async (tx, session, now) => {
    if (!OPEN_STATUSES.includes(session.status)) throw ended();
    if (session.startsAt !== null && session.startsAt <= now) {
      throw conflict('session-started', 'The session has started, so you can’t cancel it.');
    }
    const by = userId === session.coachId ? 'coach' : 'player';
    const refund = calculateRefund(session, by, now);
    await closeSession(tx, session, { status: SESSION_STATUS.cancelled, refund, reason }, now);
    await notifyCanceled(tx, session, { by, refund, reason }, now);
  });
}

/** Notifies the other side why a session was canceled, and what they get. */
export function notifyCanceled(
  tx: Transaction,
  session: SessionRow,
  { by, refund, reason }: { by: 'coach' | 'player'; refund: SessionRefund; reason: string },
  now: Date,
): Promise<void> {
  const { startsAt } = session;
  const [to, money] = by === 'coach' ? (['player', BACK] as const) : (['coach', EARNS] as const);
  return notifySession(tx, session, to, { key: 'cancelled', now }, (when) => {
    return `Canceled${startsAt ? `, ${when(startsAt)}` : ''}: ${reason}. ${money[refund]}`;
  });
}

/** Sets the status reported by the coach or player. Throws ProblemError 403, 404, 409. */
export function updateStatus(
  context: Context,
  userId: string,
  { sessionId, status, answer }: Body<'updateSessionStatus'>,
): Promise<CoachSession> {
  return changeSession(context, userId, sessionId, async (tx, session, now) => {
    const isCoach = userId === session.coachId;
    if ((status === SESSION_STATUS.noShowCoach) === isCoach) {
      throw new ProblemError(403, 'not-allowed', 'Only the other person can report this no-show.');
    }
    if (status === SESSION_STATUS.noShowCoach) return closeAsMissedByCoach(tx, session, now);
    if (!OPEN_STATUSES.includes(session.status)) throw ended();
    if (status === SESSION_STATUS.booked) return acceptRecording(tx, session, now);
    if (session.startsAt !== null && session.startsAt > now) {
      throw conflict('session-ahead', 'The session hasn’t started yet.');
    }
    if (status === SESSION_STATUS.noShowPlayer) return closeAsMissedByPlayer(tx, session, now);
    if (session.kind === 'recording' && !answer) {
      throw conflict('answer-missing', 'Add your reply or a link to the recording.');
    }
    await closeSession(tx, session, { status, refund: null, reason: null }, now);
    if (answer) await updateSession(tx, session.id, { answer });
    await notifySession(tx, session, 'player', { key: 'done', now }, () =>
      answer ? `Your coach replied: ${answer}` : 'Your session is done. How was it?',
    );
  });
}

async function acceptRecording(tx: Transaction, session: SessionRow, now: Date): Promise<void> {
  if (session.kind !== 'recording' || session.status !== SESSION_STATUS.requested) {
    throw conflict('session-booked', 'This session is already booked.');
  }
  await updateSession(tx, session.id, { status: SESSION_STATUS.booked });
  await notifySession(tx, session, 'player', { key: 'taken-up', now }, (when) => {
    return `Your recorded review is in progress, due by ${when(session.endsAt)}.`;
  });
}

async function closeAsMissedByPlayer(tx: Transaction, session: SessionRow, now: Date): Promise<void> {
  if (session.startsAt === null || now.getTime() < session.startsAt.getTime() + NO_SHOW_WAIT_MS) {
    throw conflict('session-ahead', 'Wait ten minutes for the player first.');
  }
  const ending = { status: SESSION_STATUS.noShowPlayer, refund: 'none', reason: null } as const;
  await closeSession(tx, session, ending, now);
  const once = { key: 'missed', now };
  await notifySession(tx, session, 'player', once, () => `Your coach waited for you. ${BACK.none}`);
}

/** Returns the session to the player at once, even if the coach says a live one took place. */
async function closeAsMissedByCoach(tx: Transaction, session: SessionRow, now: Date): Promise<void> {
  const { startsAt, endsAt, status, answer } = session;
  const canBe = OPEN_STATUSES.includes(status) || status === SESSION_STATUS.done;
  if (!canBe || now.getTime() > endsAt.getTime() + MAX_COMPLAINT_MS) throw ended();
  if (startsAt === null && answer !== null) {
    throw conflict(
      'answered',
      'Your coach has already replied. If something’s wrong with the reply, rate it.',
    );
  }
  if (startsAt === null ? now < endsAt : now.getTime() < startsAt.getTime() + NO_SHOW_WAIT_MS) {
    throw conflict(
      'session-ahead',
      startsAt === null
        ? 'Your coach still has time to finish the review.'
        : 'Wait ten minutes for the coach first.',
    );
  }
  await closeAsMissed(tx, session, now);
}

/** Closes a session because the coach didn't come or didn't reply in time. */
export async function closeAsMissed(tx: Transaction, session: SessionRow, now: Date): Promise<void> {
  const ending = { status: SESSION_STATUS.noShowCoach, refund: 'whole', reason: null } as const;
  await closeSession(tx, session, ending, now);
  const key = { key: 'coach-missed', now };
  await notifySession(tx, session, 'player', key, () => `Your coach didn’t show. ${BACK.whole}`);
  const forCoach = 'This counts as a no-show for you. The player got the session back.';
  await notifySession(tx, session, 'coach', key, () => forCoach);
}

/** Throws ProblemError 404, 409. */
export function rateSession(
  context: Context,
  userId: string,
  { sessionId, stars, text }: Body<'rateSession'>,
): Promise<CoachSession> {
  return changeSession(context, userId, sessionId, async (tx, session) => {
    if (session.status !== SESSION_STATUS.done) {
      throw conflict('not-done', 'You can rate a session once it’s done.');
    }
    await updateSession(tx, sessionId, { stars, ratingText: text || null });
  });
}

/** Changes one of the caller's sessions under a lock, and describes it. */
async function changeSession(
  { db, clock }: Context,
  userId: string,
  sessionId: string,
  change: (tx: Transaction, session: SessionRow, now: Date) => Promise<void>,
): Promise<CoachSession> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session || (session.playerId !== userId && session.coachId !== userId)) throw sessionNotFound();
    await change(tx, session, now);
  });
  return describeSession((await findSession(db, sessionId))!, userId, now);
}
