import type { FeatureModule } from '../../feature-module.ts';
import { describeProfile } from './describe-profile.ts';
import { describeRanks } from './describe-ranks.ts';
import { profileRoutes } from './profile.route.ts';
import { rankHistoryOf } from './rank-history.repository.ts';
import { rankRoutes } from './ranks.route.ts';

export { describeProfile, imageUrl } from './describe-profile.ts';
export { describeRanks } from './describe-ranks.ts';
export { changeProfile } from './profile.repository.ts';
export { noteRank, rankHistoryOf } from './rank-history.repository.ts';
export { storeRanks } from './store-ranks.ts';

export const profileModule: FeatureModule = {
  name: 'profile',
  routes(app, context) {
    profileRoutes(app, context);
    rankRoutes(app, context);
  },
  exportData: async (context, user) => ({
    profile: await describeProfile(context, user),
    ranks: describeRanks(user, context.clock.now()),
    rankHistory: await rankHistoryOf(context.db, user.id),
  }),
};
