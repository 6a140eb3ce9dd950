import { scoredMetric } from '@datacoach/analysis';
import { type CoachSession, FREE_CHANGE_MS, refundOf, SESSION_STATUS } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import {
  allSessionsOf,
  earningsOf,
  type NamedSession,
  OPEN_STATUSES,
  type SessionRow,
} from './coach-session.repository.ts';
import { findProCoach } from './pro-coach.repository.ts';

/** Returns a session as shown to a participant or an administrator. */
export function describeSession(row: NamedSession, viewerId: string, now: Date): CoachSession {
  const { id, coachId, coachName, playerId, playerName, kind, status, mode, minutes, startsAt, endsAt } = row;
  const canCancel = OPEN_STATUSES.includes(status) && (startsAt === null || startsAt > now);
  const by = viewerId === coachId ? 'coach' : 'player';
  return {
    sessionId: id,
    coachId,
    coachName,
    playerId,
    playerName,
    kind,
    status,
    mode,
    minutes,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt.toISOString(),
    aim: row.aim,
    aimLabel: row.aimMetric === null ? null : (scoredMetric(row.aimMetric)?.label ?? null),
    clips: viewerId === playerId ? row.clips : null,
    canChangeClips: viewerId === playerId && canChangeClips(row, now),
    paidWith: row.paidWith,
    refund: row.refund,
    refundNow: canCancel ? refundOf(row, by, now) : null,
    canMove: canMove(row, now),
    reason: row.reason,
    place: status === SESSION_STATUS.cancelled || status === SESSION_STATUS.requested ? null : row.place,
    answer: row.answer,
    homework: row.homework,
    stars: row.stars,
    ratingText: row.ratingText,
  };
}

/** Whether clips can be changed, which the coach prepares with: until a live session starts or a recording is accepted. */
export function canChangeClips(
  { status, startsAt }: Pick<SessionRow, 'status' | 'startsAt'>,
  now: Date,
): boolean {
  return startsAt === null
    ? status === SESSION_STATUS.requested
    : OPEN_STATUSES.includes(status) && startsAt > now;
}

/** Whether a live session can be moved, which ends a day before it starts. */
export function canMove({ status, startsAt }: Pick<SessionRow, 'status' | 'startsAt'>, now: Date): boolean {
  if (!OPEN_STATUSES.includes(status) || startsAt === null) return false;
  return startsAt.getTime() - now.getTime() >= FREE_CHANGE_MS;
}

/** Exports an account's coaching data: as a player, and as a coach without what players said or paid. */
export async function exportCoaching(db: Executor, userId: string) {
  const sessions = await allSessionsOf(db, userId);
  return {
    sessions: sessions.map(({ fee: _fee, playerId, coachId: _coach, ...facts }) => {
      if (playerId === userId) return { ...facts, as: 'player' };
      const {
        aim: _aim,
        aimMetric: _number,
        clips: _clips,
        effects: _effects,
        reason: _reason,
        paidWith: _means,
        refund: _back,
        ratingText: _words,
        ...own
      } = facts;
      return { ...own, as: 'coach' };
    }),
    proCoach: await findProCoach(db, userId),
    earnings: await earningsOf(db, userId),
  };
}
