import { editorColumn, type FeatureModule, job, ownRows } from '../../feature-module.ts';
import {
  capturedMoments,
  planEnrollments,
  practiceLogs,
  trainingPlanVersions,
} from '../../schema/training-plans.schema.ts';
import { exportTraining } from './export-training.ts';
import { seedLibrary } from './library/seed-library.ts';
import { managePlanRoutes } from './manage-plans.route.ts';
import { endSecondPlan } from './plan-enrollment.repository.ts';
import { queueChecks, settleChecks, settleChecksJob } from './settle-checks.ts';
import { trainingPlanRoutes } from './training-plans.route.ts';

export { listMomentsSetBy, listReviewMoments } from './captured-moment.repository.ts';
export { buildEnrollment, findRunningPlan, startPlanFor } from './change-enrollment.ts';
export { describeMyPlan } from './describe-my-plan.ts';
export { summarizeTraining, type TrainingDone } from './export-training.ts';
export { GAMES_BEFORE, judgeGames } from './judge-weeks.ts';
export { assignReviewMoment } from './keep-moments.ts';
export { openPlans } from './list-plans.ts';
export { findNewestTraining } from './newest-training.ts';
export { listPlanMarks } from './plan-place.ts';
export { formatVerdict, settleChecks } from './settle-checks.ts';

export const trainingPlansModule: FeatureModule = {
  name: 'training-plans',
  accountData: [
    ownRows(planEnrollments.userId, 'training'),
    ownRows(practiceLogs.userId, 'training'),
    ownRows(capturedMoments.userId, 'training'),
    editorColumn(trainingPlanVersions.writtenBy),
  ],
  async mergeData(_context, tx, { from, into, now }) {
    const ended = await endSecondPlan(tx, from.id, into.id, now);
    return ended ? ['Both are on a training plan. The plan of the account that stays continues.'] : [];
  },
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
