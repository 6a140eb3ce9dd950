import type { FastifyInstance } from 'fastify';
import type { PhotosContext } from '../content-photos/index.ts';
import { seedLibrary } from './library/seed-library.ts';
import { managePlanRoutes } from './manage-plans.route.ts';
import type { TrainingContext } from './training-context.ts';
import { trainingPlanRoutes } from './training-plans.route.ts';

export { beginFor, beginningOf, runningTitle } from './begin-training.ts';
export { momentsOfReview } from './captured-moment.repository.ts';
export { describeOwnPlan } from './describe-own-plan.ts';
export { exportTraining } from './export-training.ts';
export { GAMES_BEFORE, judgeGames } from './judge-games.ts';
export { giveReviewMoment } from './keep-moments.ts';
export { openPlans } from './list-plans.ts';
export { newestTraining } from './newest-training.ts';
export { planMarksOf } from './plan-marks.ts';
export { queueChecks } from './queue-checks.ts';
export { settleChecksJob } from './settle-checks.job.ts';
export { settleChecks } from './settle-checks.ts';
export { verdictSentence } from './verdict-sentence.ts';

export function registerTrainingPlans(app: FastifyInstance, context: TrainingContext & PhotosContext): void {
  trainingPlanRoutes(app, context);
  managePlanRoutes(app, context);
  app.addHook('onReady', () => seedLibrary(context.db, context.clock.now()));
}
