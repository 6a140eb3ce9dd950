import { createFeatureJob, editorColumn, type FeatureModule, ownRows } from '../../feature-module.ts';
import {
  capturedMoments,
  planEnrollments,
  practiceLogs,
  trainingPlanVersions,
} from '../../schema/training-plans.schema.ts';
import { exportTraining } from './export-training.ts';
import { enqueueChecks, finalizeChecks, finalizeChecksJob } from './finalize-checks.ts';
import { seedLibrary } from './library/seed-library.ts';
import { managePlanRoutes } from './manage-plans.route.ts';
import { leaveSecondPlan } from './plan-enrollment.repository.ts';
import { trainingPlanRoutes } from './training-plans.route.ts';

export { listMomentsSetBy, listReviewMoments } from './captured-moment.repository.ts';
export { buildEnrollment, findRunningPlan, startPlanFor } from './change-enrollment.ts';
export { describeMyPlan } from './describe-my-plan.ts';
export { evaluateGames, GAMES_BEFORE } from './evaluate-weeks.ts';
export { summarizeTraining, type TrainingDone } from './export-training.ts';
export { finalizeChecks, formatVerdict } from './finalize-checks.ts';
export { listOpenPlans } from './list-plans.ts';
export { findNewestTraining } from './newest-training.ts';
export { listPlanMarks } from './plan-position.ts';
export { assignReviewMoment } from './save-moments.ts';

export const trainingPlansModule: FeatureModule = {
  name: 'training-plans',
  accountData: [
    ownRows(planEnrollments.userId, 'training'),
    ownRows(practiceLogs.userId, 'training'),
    ownRows(capturedMoments.userId, 'training'),
    editorColumn(trainingPlanVersions.writtenBy),
  ],
  async mergeData(_context, tx, { from, into, now }) {
    const ended = await leaveSecondPlan(tx, from.id, into.id, now);
    return ended ? ['Both are on a training plan. The plan of the account that stays continues.'] : [];
  },
  routes(app, context) {
    trainingPlanRoutes(app, context);
    managePlanRoutes(app, context);
    app.addHook('onReady', () => seedLibrary(context.db, context.clock.now()));
  },
  jobs: [createFeatureJob(finalizeChecksJob, (context, { userId }) => finalizeChecks(context, userId))],
  schedules: [
    {
      at: ['start', 'day'],
      what: 'checks of plans not queued',
      run: ({ db, queue }) => db.transaction((tx) => queue.send(tx, finalizeChecksJob, { userId: null })),
    },
  ],
  async onMatchStored({ queue }, tx, { ownerId, isAgain }) {
    if (!isAgain) await enqueueChecks(tx, queue, ownerId);
  },
  exportData: async ({ db }, { id }) => ({ training: await exportTraining(db, id) }),
};
