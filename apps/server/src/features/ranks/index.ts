import type { FeatureModule } from '../../feature-module.ts';
import { rankHistory } from '../../schema/account.schema.ts';
import { rankHistoryOf } from './rank-history.repository.ts';
import { rankRoutes } from './ranks.route.ts';
import { describeRanks } from './ranks.ts';

export { noteRank, rankHistoryOf } from './rank-history.repository.ts';
export { storeRanks } from './store-ranks.ts';

export const ranksModule: FeatureModule = {
  name: 'ranks',
  accountData: [{ column: rankHistory.userId, exportedAs: 'rankHistory', onErasure: 'deleted' }],
  routes: rankRoutes,
  exportData: async ({ db, clock, config }, user) => ({
    ranks: describeRanks(user, clock.now(), config.rankProviderUrl !== null),
    rankHistory: await rankHistoryOf(db, user.id),
  }),
};
