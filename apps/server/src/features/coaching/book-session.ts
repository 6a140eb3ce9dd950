import { isCheckable } from '@datacoach/analysis';
import {
  type CoachSession,
  calculateRefund,
  type ENDPOINTS,
  SESSION_STATUS,
  type SessionKind,
  type SessionStatus,
} from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import {
  chargeHalfToken,
  lockMembership,
  lockSessionCredits,
  spendPlanSession,
  spendToken,
} from '../membership/index.ts';
import { listChosenClips } from './brief-clips.ts';
import { SESSION_NOTE } from './close-session.ts';
import {
  findSession,
  insertSession,
  isDuplicate,
  listReservedQuarters,
  lockCoachTime,
  lockSession,
  releaseQuarters,
  reserveQuarters,
  type SessionRow,
  updateSession,
} from './coach-session.repository.ts';
import { canMove, describeSession } from './describe-session.ts';
import { getSessionTerms, listQuarters, listSlotsBetween } from './free-slots.ts';
import { coachNotFound, sessionNotFound } from './list-coaches.ts';
import { notifySession } from './notify-session.ts';
import { findOfferedCoach, type OfferedCoach } from './pro-coach.repository.ts';

type Request = z.output<typeof ENDPOINTS.bookSession.body>;

/** Throws ProblemError 404, 409 `no-token`, `slot-taken` or `asked-already`, 422 for an invalid time, number or clips. */
export async function bookSession({ db, clock }: Context, playerId: string, request: Request) {
  const now = clock.now();
  const { mode, aimMetric } = request;
  if (aimMetric !== null && !isCheckable(aimMetric)) {
    throw new ProblemError(422, 'not-a-metric', 'We don’t track that stat. Choose another one.');
  }
  const clips = request.clips && (await listChosenClips(db, playerId, mode, request.clips));
  const id = await db.transaction(async (tx) => {
    const coach = await findOfferedCoach(tx, request.coachId);
    if (!coach) throw coachNotFound();
    await lockCoachTime(tx, request.coachId);
    // A live session's time can only be taken once; for recordings, the coach's lock makes earlier requests visible.
    if (request.kind === 'recording' && (await isDuplicate(tx, { ...request, playerId, clips }))) {
      throw conflict(
        'asked-already',
        'You already asked this coach for the same thing. Change the focus or the clips to send another request.',
      );
    }
    const { minutes, paysWith } = getSessionTerms(request.kind, await lockSessionCredits(tx, playerId, now));
    if (paysWith === null) {
      throw conflict('no-token', 'You have no sessions or tokens left. Buy a token first.');
    }
    const { terms } = coach.row;
    if (!terms.modes.includes(mode)) {
      throw new ProblemError(422, 'not-a-mode', 'This coach doesn’t coach this mode.');
    }
    const startsAt = request.startsAt === null ? null : new Date(request.startsAt);
    if (startsAt === null && !terms.takesRecordings) {
      throw new ProblemError(422, 'not-a-slot', 'This coach doesn’t offer recorded reviews.');
    }
    const session = await insertSession(tx, {
      coachId: coach.user.id,
      coachName: coach.user.userName,
      playerId,
      kind: request.kind,
      status: getFirstStatus(request.kind),
      mode,
      minutes,
      startsAt,
      endsAt:
        startsAt === null
          ? new Date(now.getTime() + terms.answersWithinDays * DAY_MS)
          : new Date(startsAt.getTime() + minutes * MINUTE_MS),
      aim: request.aim,
      aimMetric,
      clips,
      paidWith: paysWith,
      place: terms.place,
      fee: coach.row.fee,
      bookedAt: now,
    });
    if (startsAt) await reserveTime(tx, coach, session, startsAt, now);
    const paid = { userId: playerId, sessionId: session.id, note: SESSION_NOTE };
    await (paysWith === 'token' ? spendToken(tx, paid, now) : spendPlanSession(tx, paid, now));
    await notifySession(tx, session, 'coach', { key: 'booked', now }, (when) =>
      startsAt
        ? `Booked for ${when(startsAt)}. Focus: ${session.aim}`
        : `Recorded review due by ${when(session.endsAt)}. Focus: ${session.aim}`,
    );
    return session.id;
  });
  return describeSession((await findSession(db, id))!, playerId, now);
}

/** Live sessions are booked at once; a recording waits until its coach accepts it. */
function getFirstStatus(kind: SessionKind): SessionStatus {
  return kind === 'live' ? SESSION_STATUS.booked : SESSION_STATUS.requested;
}

/** Throws ProblemError 404, 409 `too-late`, `no-token`, `slot-taken`, 422 `not-a-slot`. */
export async function rescheduleSession(
  { db, clock }: Context,
  playerId: string,
  request: Body<'rescheduleSession'>,
): Promise<CoachSession> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, request.sessionId);
    if (!session || session.playerId !== playerId) throw sessionNotFound();
    if (!canMove(session, now) || session.coachId === null) {
      throw conflict('too-late', 'You can move a session up to two hours before it starts.');
    }
    const coach = await findOfferedCoach(tx, session.coachId);
    if (!coach) throw coachNotFound();
    await lockCoachTime(tx, session.coachId);
    await lockMembership(tx, playerId);
    if (calculateRefund(session, 'player', now) === 'half') {
      await chargeHalfToken(tx, { userId: playerId, note: 'Session moved on its last day' }, now);
    }
    await releaseQuarters(tx, session.id);
    const startsAt = new Date(request.startsAt);
    const before = session.startsAt!;
    await reserveTime(tx, coach, session, startsAt, now);
    const endsAt = new Date(startsAt.getTime() + session.minutes * MINUTE_MS);
    await updateSession(tx, session.id, { startsAt, endsAt });
    await notifySession(tx, session, 'coach', { key: `moved:${session.version}`, now }, (when) => {
      return `Moved from ${when(before)} to ${when(startsAt)}.`;
    });
  });
  return describeSession((await findSession(db, request.sessionId))!, playerId, now);
}

/** Reserves a time for coach and player. Throws ProblemError 422 if the coach doesn't offer it, 409 if it is taken. */
async function reserveTime(
  tx: Transaction,
  { user, row: { terms } }: OfferedCoach,
  { id, playerId, minutes }: SessionRow,
  startsAt: Date,
  now: Date,
): Promise<void> {
  const to = new Date(startsAt.getTime() + 1);
  const horizon = new Date(startsAt.getTime() + DAY_MS);
  const taken = await listReservedQuarters(tx, [user.id, playerId], { from: startsAt, to: horizon });
  const search = { terms, minutes, from: startsAt, to, now };
  const none = new Set<number>();
  const [offered] = listSlotsBetween({ ...search, coachTaken: none, playerTaken: none });
  if (!offered?.isFree) {
    throw new ProblemError(
      422,
      'not-a-slot',
      'The coach isn’t available then, or it’s too soon. Choose another time.',
    );
  }
  const [slot] = listSlotsBetween({ ...search, coachTaken: taken(user.id), playerTaken: taken(playerId) });
  const isTaken =
    !slot?.isFree ||
    !(await reserveQuarters(tx, id, user.id, listQuarters(startsAt, minutes + terms.bufferMinutes))) ||
    !(await reserveQuarters(tx, id, playerId, listQuarters(startsAt, minutes)));
  if (isTaken) throw conflict('slot-taken', 'This time was just taken. Choose another one.');
}
