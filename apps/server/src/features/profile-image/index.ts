import type { FeatureModule } from '../../feature-module.ts';
import { findUser } from '../auth/index.ts';
import { getImageBlobKey, profileImageRoutes } from './profile-image.route.ts';

export const profileImageModule: FeatureModule = {
  name: 'profile-image',
  routes: profileImageRoutes,
  exportFiles: async ({ clock, blobs }, { imageId }) =>
    imageId === null
      ? []
      : [
          {
            name: 'profile-image.webp',
            mtime: clock.now(),
            read: () => blobs.find(getImageBlobKey(imageId)),
          },
        ],
  async eraseData(tx, userId) {
    const user = await findUser(tx, userId);
    return user?.imageId ? [getImageBlobKey(user.imageId)] : [];
  },
};
