import { findScoredMetric } from '@datacoach/analysis';
import { type CoachSession, calculateRefund, HALF_REFUND_MS, SESSION_STATUS } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import {
  listAllSessions,
  listEarnings,
  type NamedSession,
  OPEN_STATUSES,
  type SessionRow,
} from './coach-session.repository.ts';
import { findProCoach } from './pro-coach.repository.ts';

export function describeSession(row: NamedSession, viewerId: string, now: Date): CoachSession {
  const { coachId, playerId, status, startsAt } = row;
  const canCancel = OPEN_STATUSES.includes(status) && (startsAt === null || startsAt > now);
  const by = viewerId === coachId ? 'coach' : 'player';
  return {
    ...row,
    sessionId: row.id,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: row.endsAt.toISOString(),
    aimLabel: row.aimMetric === null ? null : (findScoredMetric(row.aimMetric)?.label ?? null),
    clips: viewerId === playerId ? row.clips : null,
    canChangeClips: viewerId === playerId && canChangeClips(row, now),
    refundNow: canCancel ? calculateRefund(row, by, now) : null,
    canMove: canMove(row, now),
    place: status === SESSION_STATUS.cancelled || status === SESSION_STATUS.requested ? null : row.place,
  };
}

/** Whether clips can be changed, which the coach prepares with: until a live session starts or a recording is accepted. */
export function canChangeClips({ status, startsAt }: Pick<SessionRow, 'status' | 'startsAt'>, now: Date) {
  return startsAt === null
    ? status === SESSION_STATUS.requested
    : OPEN_STATUSES.includes(status) && startsAt > now;
}

/** Whether a live session can be moved, which ends two hours before it starts (decisions.md 7.9). */
export function canMove({ status, startsAt }: Pick<SessionRow, 'status' | 'startsAt'>, now: Date): boolean {
  if (!OPEN_STATUSES.includes(status) || startsAt === null) return false;
  return startsAt.getTime() - now.getTime() >= HALF_REFUND_MS;
}

/** Exports an account's coaching data: as a player, and as a coach without what players said or paid. */
export async function exportCoaching(db: Executor, userId: string) {
  const sessions = await listAllSessions(db, userId);
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
    earnings: await listEarnings(db, userId),
  };
}
