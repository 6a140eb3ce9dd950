import { type FeatureModule, job } from '../../feature-module.ts';
import {
  capturedMoments,
  planEnrollments,
  practiceLogs,
  trainingPlanVersions,
} from '../../schema/training-plans.schema.ts';
import { exportTraining } from './export-training.ts';
import { seedLibrary } from './library/seed-library.ts';
import { managePlanRoutes } from './manage-plans.route.ts';
import { queueChecks, settleChecks, settleChecksJob } from './settle-checks.ts';
import { trainingPlanRoutes } from './training-plans.route.ts';

export { momentsOfReview, momentsSetBy } from './captured-moment.repository.ts';
export { newPlanOf, runningTitle, startPlanFor } from './change-enrollment.ts';
export { describeMyPlan } from './describe-my-plan.ts';
export { GAMES_BEFORE, judgeGames } from './judge-weeks.ts';
export { assignReviewMoment } from './keep-moments.ts';
export { openPlans } from './list-plans.ts';
export { newestTraining } from './newest-training.ts';
export { planMarksOf } from './plan-place.ts';
export { settleChecks, verdictText } from './settle-checks.ts';
export { type TrainingDone, trainingDone } from './training-done.ts';

export const trainingPlansModule: FeatureModule = {
  name: 'training-plans',
  accountData: [
    { column: planEnrollments.userId, exportedAs: 'training', onErasure: 'deleted' },
    { column: practiceLogs.userId, exportedAs: 'training', onErasure: 'deleted' },
    { column: capturedMoments.userId, exportedAs: 'training', onErasure: 'deleted' },
    {
      column: trainingPlanVersions.writtenBy,
      exportedAs: null,
      onErasure: 'cleared',
      reason: 'Names its editor.',
    },
  ],
  routes(app, context) {
    trainingPlanRoutes(app, context);
    managePlanRoutes(app, context);
    app.addHook('onReady', () => seedLibrary(context.db, context.clock.now()));
  },
  jobs: [job(settleChecksJob, (context, { userId }) => settleChecks(context, userId))],
  schedules: [
    {
      at: ['start', 'day'],
      what: 'checks of plans not queued',
      run: ({ db, queue }) => db.transaction((tx) => queue.send(tx, settleChecksJob, { userId: null })),
    },
  ],
  async onMatchStored({ queue }, tx, { ownerId, isAgain }) {
    if (!isAgain) await queueChecks(tx, queue, ownerId);
  },
  exportData: async ({ db }, { id }) => ({ training: await exportTraining(db, id) }),
};
