import type { Executor } from '../../platform/database/database.ts';
import { allSessionsOf, earningsOf } from './coach-session.repository.ts';
import { findProCoach } from './pro-coach.repository.ts';

/** What an account has stored of coaching: as a player, and as a coach without what players said or paid. */
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
