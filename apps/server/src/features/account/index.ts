import type { FeatureModule } from '../../feature-module.ts';
import { accountRoutes } from './account.route.ts';
import { removeFiles } from './erase-account.ts';

export { deleteOtherAccount } from './erase-account.ts';
export { mergeAccounts, previewMerge } from './merge-accounts.ts';

export const accountModule: FeatureModule = {
  name: 'account',
  routes: accountRoutes,
  schedules: [{ at: ['clean-up'], what: 'files of deleted replays and accounts', run: removeFiles }],
};
