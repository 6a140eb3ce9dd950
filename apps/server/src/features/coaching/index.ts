import { type FeatureModule, job } from '../../feature-module.ts';
import { coachingRoutes } from './coaching.route.ts';
import { endSessionsOf } from './end-sessions.ts';
import { exportCoaching } from './export-coaching.ts';
import { settleEffectsJob } from './settle-effects.job.ts';
import { queueEffects, settleEffects } from './settle-effects.ts';
import { sweepSessions } from './sweep-sessions.ts';

export { endSessionsOf } from './end-sessions.ts';
export { nextFreeCoaches } from './next-free-coaches.ts';

export const coachingModule: FeatureModule = {
  name: 'coaching',
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
