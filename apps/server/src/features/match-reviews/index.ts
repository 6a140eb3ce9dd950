import type { FeatureModule } from '../../feature-module.ts';
import { matchReviewAnswers, matchReviewPlayers, matchReviews } from '../../schema/match-reviews.schema.ts';
import { reviewsOfAccount } from './match-review.repository.ts';
import { matchReviewRoutes } from './match-reviews.route.ts';

export const matchReviewsModule: FeatureModule = {
  name: 'match-reviews',
  accountData: [
    { column: matchReviews.coachId, exportedAs: 'matchReviews', onErasure: 'deleted' },
    { column: matchReviewPlayers.playerId, exportedAs: 'matchReviews', onErasure: 'deleted' },
    { column: matchReviewAnswers.playerId, exportedAs: 'matchReviews', onErasure: 'deleted' },
  ],
  routes: matchReviewRoutes,
  exportData: async ({ db }, { id }) => ({ matchReviews: await reviewsOfAccount(db, id) }),
};
