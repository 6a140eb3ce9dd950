import { createFeatureJob, type FeatureModule, ownRows } from '../../feature-module.ts';
import {
  coachEarnings,
  coachSessionQuarters,
  coachSessions,
  proCoaches,
} from '../../schema/coaching.schema.ts';
import { coachingRoutes } from './coaching.route.ts';
import { exportCoaching } from './describe-session.ts';
import { finalizeEffects, finalizeEffectsJob, queueEffects } from './session-effects.ts';
import { endUserSessions, sweepSessions } from './sweep-sessions.ts';

export { listNextFreeCoaches } from './list-coaches.ts';
export { listCoachedMetrics } from './session-effects.ts';
export { endUserSessions } from './sweep-sessions.ts';

export const coachingModule: FeatureModule = {
  name: 'coaching',
  accountData: [
    ownRows(proCoaches.userId, 'coaching'),
    ownRows(coachSessions.playerId, 'coaching'),
    {
      column: coachSessions.coachId,
      exportedAs: 'coaching',
      onErasure: 'cleared',
      onMerge: 'moved',
      reason: 'Also the player’s, until their account is deleted.',
    },
    {
      column: coachSessionQuarters.personId,
      exportedAs: null,
      onErasure: 'deleted',
      onMerge: 'moved',
      reason: 'Made from sessions.',
    },
    ownRows(coachEarnings.coachId, 'coaching'),
  ],
  routes: coachingRoutes,
  jobs: [createFeatureJob(finalizeEffectsJob, (context, { userId }) => finalizeEffects(context, userId))],
  schedules: [{ at: ['minute'], what: 'coaching sessions', run: sweepSessions }],
  async onMatchStored({ queue }, tx, { ownerId, isAgain, now }) {
    if (!isAgain) await queueEffects(tx, queue, ownerId, now);
  },
  exportData: async ({ db }, { id }) => ({ coaching: await exportCoaching(db, id) }),
  async eraseData(tx, userId, now) {
    await endUserSessions(tx, userId, 'left', now);
    return [];
  },
};
