import type { FastifyInstance } from 'fastify';
import { seedLibrary } from './library/seed-library.ts';
import { managePlanRoutes } from './manage-plans.route.ts';
import type { TrainingContext } from './training-context.ts';
import { trainingPlanRoutes } from './training-plans.route.ts';

export { exportTraining } from './export-training.ts';
export { newestTraining } from './newest-training.ts';
export { planMarksOf } from './plan-marks.ts';
export { queueChecks } from './queue-checks.ts';
export { settleChecksJob } from './settle-checks.job.ts';
export { settleChecks } from './settle-checks.ts';

export function registerTrainingPlans(app: FastifyInstance, context: TrainingContext): void {
  trainingPlanRoutes(app, context);
  managePlanRoutes(app, context);
  app.addHook('onReady', () => seedLibrary(context.db, context.clock.now()));
}
