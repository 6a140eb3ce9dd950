import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { playerScoresRoute } from './player-scores.route.ts';
import { progressRoute } from './progress.route.ts';
import { referenceBooks } from './reference-books.ts';

export type { ModeCode } from './own-games.repository.ts';
export { type GamesWanted, type OwnScoredGame, readOwnScoredGames } from './own-scored-games.ts';
export { countedForReferences } from './reference.repository.ts';
export { type ReferenceBooks, referenceBooks } from './reference-books.ts';
export { rankIn, referenceFor } from './review-own-games.ts';
export { updateReferencesJob } from './update-references.job.ts';
export { updateReferences } from './update-references.ts';

export function registerScores(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void {
  const context = { db, clock, books: referenceBooks(db) };
  playerScoresRoute(app, context);
  progressRoute(app, context);
}
