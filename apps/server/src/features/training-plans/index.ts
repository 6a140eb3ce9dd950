import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { referenceBooks } from '../scores/index.ts';
import { seedLibrary } from './library/seed-library.ts';
import { managePlanRoutes } from './manage-plans.route.ts';
import { trainingPlanRoutes } from './training-plans.route.ts';

export { exportTraining } from './export-training.ts';
export { type PlanMark, planMarksOf } from './plan-marks.ts';
export { queueChecks } from './queue-checks.ts';
export { settleChecksJob } from './settle-checks.job.ts';
export { settleChecks } from './settle-checks.ts';

export function registerTrainingPlans(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: Clock },
): void {
  const context = { db, clock, books: referenceBooks(db) };
  trainingPlanRoutes(app, context);
  managePlanRoutes(app, context);
  app.addHook('onReady', () => seedLibrary(db, clock.now()));
}
