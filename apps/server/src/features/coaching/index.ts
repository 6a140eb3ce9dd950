import { type FeatureModule, job } from '../../feature-module.ts';
import {
  coachEarnings,
  coachSessionQuarters,
  coachSessions,
  proCoaches,
} from '../../schema/coaching.schema.ts';
import { coachingRoutes } from './coaching.route.ts';
import { exportCoaching } from './describe-session.ts';
import { queueEffects, settleEffects, settleEffectsJob } from './settle-effects.ts';
import { endSessionsOf, sweepSessions } from './sweep-sessions.ts';

export { nextFreeCoaches } from './list-coaches.ts';
export { coachedMetrics } from './session-effects.ts';
export { endSessionsOf } from './sweep-sessions.ts';

export const coachingModule: FeatureModule = {
  name: 'coaching',
  accountData: [
    { column: proCoaches.userId, exportedAs: 'coaching', onErasure: 'deleted' },
    { column: coachSessions.playerId, exportedAs: 'coaching', onErasure: 'deleted' },
    {
      column: coachSessions.coachId,
      exportedAs: 'coaching',
      onErasure: 'cleared',
      reason: 'Also the player’s, until their account is deleted.',
    },
    {
      column: coachSessionQuarters.personId,
      exportedAs: null,
      onErasure: 'deleted',
      reason: 'Made from sessions.',
    },
    { column: coachEarnings.coachId, exportedAs: 'coaching', onErasure: 'deleted' },
  ],
  routes: coachingRoutes,
  jobs: [job(settleEffectsJob, (context, { userId }) => settleEffects(context, userId))],
  schedules: [{ at: ['minute'], what: 'coaching sessions', run: sweepSessions }],
  async onMatchStored({ queue }, tx, { ownerId, isAgain, now }) {
    if (!isAgain) await queueEffects(tx, queue, ownerId, now);
  },
  exportData: async ({ db }, { id }) => ({ coaching: await exportCoaching(db, id) }),
  async eraseData(tx, userId, now) {
    await endSessionsOf(tx, userId, 'left', now);
    return [];
  },
};
