import type { FeatureModule } from '../../feature-module.ts';
import { personalTokens } from '../../schema/auth.schema.ts';
import { deleteTokensOf, tokensOf } from './personal-token.repository.ts';
import { describeToken, tokenRoutes } from './tokens.route.ts';

export { authenticateToken, isPersonalToken } from './authenticate-token.ts';

export const tokensModule: FeatureModule = {
  name: 'tokens',
  accountData: [{ column: personalTokens.userId, exportedAs: 'uploadTokens', onErasure: 'deleted' }],
  routes: tokenRoutes,
  endAccess: deleteTokensOf,
  exportData: async ({ db }, { id }) => ({ uploadTokens: (await tokensOf(db, id)).map(describeToken) }),
};
