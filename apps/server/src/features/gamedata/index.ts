export { getMatchRoute } from './get-match.route.ts';
export { playerIdentity } from './match.repository.ts';
export { storeMatch } from './store-match.ts';
