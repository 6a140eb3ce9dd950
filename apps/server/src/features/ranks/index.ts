export { describeRanks } from './describe-ranks.ts';
export { httpRankProvider } from './http-rank-provider.ts';
export { noteRank, rankHistoryOf } from './rank-history.repository.ts';
export { rankRoutes as registerRanks } from './ranks.route.ts';
export { storeRanks } from './store-ranks.ts';
