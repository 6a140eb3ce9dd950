import type { FeatureModule } from '../../feature-module.ts';
import { accountRoutes } from './account.route.ts';
import { removeFiles } from './remove-files.ts';

export { deleteOtherAccount } from './delete-other-account.ts';

export const accountModule: FeatureModule = {
  name: 'account',
  routes: accountRoutes,
  schedules: [{ at: ['clean-up'], what: 'files of deleted replays and accounts', run: removeFiles }],
};
