import { captured, played } from '@datacoach/analysis';
import { EVENT_KINDS } from '@datacoach/analysis/metadata';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { lockUser } from '../auth/index.ts';
import { findVisibleEvent } from '../gamedata/index.ts';
import { notifyHomeworkDone } from '../team/index.ts';
import {
  deleteMoment,
  insertMoment,
  listMoments,
  listReviewMoments,
  lockMoment,
  MAX_MOMENTS,
  moveMoment,
} from './captured-moment.repository.ts';
import type { LocalMoment } from './change-enrollment.ts';
import { getLocalDay } from './plan-position.ts';

const KINDS: Readonly<Record<string, { label: string }>> = EVENT_KINDS;

/** Saves an event for practice from tomorrow on. Throws ProblemError 404, or 409 at the limit. */
export async function saveEventAsMoment(
  tx: Transaction,
  userId: string,
  eventId: string,
  { now, today }: LocalMoment,
) {
  const { place: position, event } = await findVisibleEvent(
    { db: tx, clock: { now: () => now } },
    { userId },
    eventId,
  );
  // The caller has locked the player's changes, so that two calls can't both find the last free slot.
  if ((await listMoments(tx, userId, now)).length >= MAX_MOMENTS) {
    throw conflict('too-many-moments', `You can save up to ${MAX_MOMENTS} clips. Remove one first.`);
  }
  const { kind, frame, time, clock, player } = event;
  await insertMoment(tx, {
    userId,
    matchId: position.matchId,
    frame,
    kind,
    label: KINDS[kind]?.label ?? kind,
    time,
    clockSeconds: clock.seconds,
    overtime: clock.overtime,
    player,
    capturedAt: now,
    ...captured(today),
  });
}

/** A comment of a coach's review for a player to practice. */
export interface ReviewMoment {
  reviewId: string;
  commentId: string;
  matchId: string;
  /** Seconds into the recording. */
  time: number;
  clock: { seconds: number; overtime: boolean };
  label: string;
  /** Player key in the report. */
  player: string | null;
}

/** Reviews give times in tenths of a second. */
const TENTHS = 10;

/** Assigns a comment for practice; false if they already have it. Throws ProblemError 409. */
export async function assignReviewMoment(
  tx: Transaction,
  userId: string,
  { clock, time, ...moment }: ReviewMoment,
  now: Date,
): Promise<boolean> {
  const user = await lockUser(tx, userId);
  if ((await listMoments(tx, userId, now)).length >= MAX_MOMENTS) {
    throw conflict(
      'too-many-moments',
      `${user?.userName ?? 'The player'} has ${MAX_MOMENTS} clips to practice. Wait until some are done.`,
    );
  }
  const assigned = await listReviewMoments(tx, moment.reviewId);
  if (assigned.some((one) => one.userId === userId && one.commentId === moment.commentId)) return false;
  return insertMoment(tx, {
    ...moment,
    userId,
    frame: Math.round(time * TENTHS),
    kind: `review:${moment.commentId}`,
    time,
    clockSeconds: clock.seconds,
    overtime: clock.overtime,
    capturedAt: now,
    step: 0,
    dueOn: getLocalDay(user?.timeZone ?? null, now).today,
  });
}

/** Records how practice of a moment went. Throws ProblemError 404. */
export async function rateMoment(
  tx: Transaction,
  userId: string,
  id: string,
  answer: 'right' | 'again' | 'drop',
  { now, today }: LocalMoment,
) {
  const moment = await lockMoment(tx, userId, id);
  if (!moment) throw new ProblemError(404, 'moment-not-found', 'Saved clip not found.');
  if (answer === 'drop') return deleteMoment(tx, id);
  const position = played(moment, today, answer === 'right');
  await moveMoment(tx, id, position);
  const { reviewId, label } = moment;
  if (reviewId === null || position.dueOn !== null || moment.dueOn === null) return;
  await notifyHomeworkDone(tx, now, userId, { reviewId }, { title: label, onceKey: `moment:${id}` });
}
