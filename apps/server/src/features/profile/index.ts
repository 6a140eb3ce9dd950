import type { FeatureModule } from '../../feature-module.ts';
import { describeProfile } from './describe-profile.ts';
import { profileRoutes } from './profile.route.ts';

export { describeProfile, imageUrl } from './describe-profile.ts';
export { changeProfile, type ProfileChanges } from './profile.repository.ts';

export const profileModule: FeatureModule = {
  name: 'profile',
  routes: profileRoutes,
  exportData: async (context, user) => ({ profile: await describeProfile(context, user) }),
};
