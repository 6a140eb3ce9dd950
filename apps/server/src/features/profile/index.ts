import type { FastifyInstance } from 'fastify';
import { profileRoutes } from './profile.route.ts';
import type { ProfileContext } from './profile-context.ts';
import { rankRoutes } from './ranks.route.ts';

export { describeProfile, imageUrl } from './describe-profile.ts';
export { describeRanks } from './describe-ranks.ts';
export { httpRankProvider } from './http-rank-provider.ts';
export { changeProfile } from './profile.repository.ts';
export { noteRank, rankHistoryOf } from './rank-history.repository.ts';
export { storeRanks } from './store-ranks.ts';

export function registerProfile(app: FastifyInstance, context: ProfileContext): void {
  profileRoutes(app, context);
  rankRoutes(app, context);
}
