import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { benchmarkRoutes } from './benchmarks.route.ts';
import { gamePerformanceRoute } from './game-performance.route.ts';
import { opportunityRoutes } from './opportunity.route.ts';
import { playerScoresRoute } from './player-scores.route.ts';
import { progressRoute } from './progress.route.ts';
import type { ReferenceBooks } from './reference-books.ts';

export { opportunityChoice } from './choose-opportunity.ts';
export { resultOf } from './make-score-game.ts';
export { openModes } from './open-modes.ts';
export type { ModeCode } from './own-games.repository.ts';
export { countOwnGames, isOwn, listOwnGames, type Own } from './own-games.repository.ts';
export { type OwnScoredGame, readOwnScoredGames } from './own-scored-games.ts';
export { planReach } from './plan-reach.ts';
export { readGameNotes } from './read-game-notes.ts';
export { type ReferenceBooks, referenceBooks } from './reference-books.ts';
export { countedForReferences } from './reference-ledger.repository.ts';
export { rankIn, referenceFor } from './review-own-games.ts';
export { opportunitiesOf } from './top-opportunity.repository.ts';
export { updateReferencesJob } from './update-references.job.ts';
export { updateReferences } from './update-references.ts';

export function registerScores(
  app: FastifyInstance,
  context: { db: Database; clock: Clock; books: ReferenceBooks; queue: Queue },
): void {
  playerScoresRoute(app, context);
  gamePerformanceRoute(app, context);
  opportunityRoutes(app, context);
  progressRoute(app, context);
  benchmarkRoutes(app, context);
}
