import type { FeatureModule } from '../../feature-module.ts';
import { describeProfile, profileRoutes } from './profile.route.ts';

export { type ProfileChanges, updateProfile } from './profile.repository.ts';
export { describeProfile, getImageUrl } from './profile.route.ts';

export const profileModule: FeatureModule = {
  name: 'profile',
  routes: profileRoutes,
  exportData: async (context, user) => ({ profile: await describeProfile(context, user) }),
};
