import type { FeatureModule } from '../../feature-module.ts';
import { consentsOf, findAnswers } from './get-started.repository.ts';
import { getStartedRoutes } from './get-started.route.ts';

export { findAnswers } from './get-started.repository.ts';

export const getStartedModule: FeatureModule = {
  name: 'get-started',
  routes: getStartedRoutes,
  exportData: async ({ db }, { id }) => ({
    consents: await consentsOf(db, id),
    firstSteps: await findAnswers(db, id),
  }),
};
