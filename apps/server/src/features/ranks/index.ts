import { type FeatureModule, ownRows } from '../../feature-module.ts';
import { rankHistory } from '../../schema/account.schema.ts';
import { listRankHistory } from './rank-history.repository.ts';
import { rankRoutes } from './ranks.route.ts';
import { describeRanks } from './ranks.ts';

export { listRankHistory, recordRank } from './rank-history.repository.ts';
export { storeRanks } from './ranks.ts';

export const ranksModule: FeatureModule = {
  name: 'ranks',
  accountData: [ownRows(rankHistory.userId, 'rankHistory')],
  routes: rankRoutes,
  exportData: async ({ db, clock, config }, user) => ({
    ranks: describeRanks(user, clock.now(), config.rankProviderUrl !== null),
    rankHistory: await listRankHistory(db, user.id),
  }),
};
