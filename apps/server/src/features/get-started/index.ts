import type { FeatureModule } from '../../feature-module.ts';
import { consents, getStartedAnswers } from '../../schema/account.schema.ts';
import { consentsOf, findAnswers } from './get-started.repository.ts';
import { getStartedRoutes } from './get-started.route.ts';

export { findAnswers } from './get-started.repository.ts';

export const getStartedModule: FeatureModule = {
  name: 'get-started',
  accountData: [
    { column: getStartedAnswers.userId, exportedAs: 'firstSteps', onErasure: 'deleted' },
    { column: consents.userId, exportedAs: 'consents', onErasure: 'deleted' },
  ],
  routes: getStartedRoutes,
  exportData: async ({ db }, { id }) => ({
    consents: await consentsOf(db, id),
    firstSteps: await findAnswers(db, id),
  }),
};
