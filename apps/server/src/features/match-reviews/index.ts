import type { FeatureModule } from '../../feature-module.ts';
import { reviewsOfAccount } from './match-review.repository.ts';
import { matchReviewRoutes } from './match-reviews.route.ts';

export const matchReviewsModule: FeatureModule = {
  name: 'match-reviews',
  routes: matchReviewRoutes,
  exportData: async ({ db }, { id }) => ({ matchReviews: await reviewsOfAccount(db, id) }),
};
