import { type FeatureModule, unmergedRows } from '../../feature-module.ts';
import { personalTokens } from '../../schema/auth.schema.ts';
import { deleteUserTokens, listPersonalTokens } from './personal-token.repository.ts';
import { describeToken, tokenRoutes } from './tokens.route.ts';

export { authenticateToken, isPersonalToken } from './tokens.route.ts';

export const tokensModule: FeatureModule = {
  name: 'tokens',
  accountData: [unmergedRows(personalTokens.userId, 'uploadTokens')],
  routes: tokenRoutes,
  revokeAccess: deleteUserTokens,
  exportData: async ({ db }, { id }) => ({
    uploadTokens: (await listPersonalTokens(db, id)).map(describeToken),
  }),
};
