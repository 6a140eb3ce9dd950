import { captured, played } from '@datacoach/analysis';
import { EVENT_KINDS } from '@datacoach/analysis/metadata';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { lockUser } from '../auth/index.ts';
import { findVisibleEvent } from '../gamedata/index.ts';
import {
  deleteMoment,
  insertMoment,
  lockMoment,
  MOST_MOMENTS,
  momentsOf,
  placeMoment,
} from './captured-moment.repository.ts';
import type { Moment } from './change-enrolment.ts';

const KINDS: Readonly<Record<string, { label: string }>> = EVENT_KINDS;

/** Keeps an event for practice, from tomorrow on. Throws ProblemError 404, 409 when there are too many. */
export async function captureEvent(
  tx: Transaction,
  userId: string,
  eventId: string,
  { now, today }: Moment,
): Promise<void> {
  const { place, event } = await findVisibleEvent(tx, userId, eventId);
  // Two at once would both find the last free place.
  await lockUser(tx, userId);
  if ((await momentsOf(tx, userId)).length >= MOST_MOMENTS) {
    throw new ProblemError(409, 'too-many-moments', `You keep ${MOST_MOMENTS} moments: drop one first.`);
  }
  const { kind, frame, time, clock, player } = event;
  await insertMoment(tx, {
    userId,
    matchId: place.matchId,
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

/** How practice of a moment went. Throws ProblemError 404. */
export async function answerMoment(
  tx: Transaction,
  userId: string,
  id: string,
  answer: 'right' | 'again' | 'drop',
  today: string,
): Promise<void> {
  const moment = await lockMoment(tx, userId, id);
  if (!moment) throw new ProblemError(404, 'moment-not-found', 'You do not keep this moment.');
  if (answer === 'drop') return deleteMoment(tx, id);
  await placeMoment(tx, id, played(moment, today, answer === 'right'));
}
