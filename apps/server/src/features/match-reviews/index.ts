export { reviewsOfAccount } from './match-review.repository.ts';
export { matchReviewRoutes } from './match-reviews.route.ts';
