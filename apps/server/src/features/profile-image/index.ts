import type { FeatureModule } from '../../feature-module.ts';
import { findUser } from '../auth/index.ts';
import { profileImageRoutes } from './profile-image.route.ts';
import { imageBlobKey } from './profile-image.ts';

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
            read: async () => Buffer.from(await blobs.read(imageBlobKey(imageId))),
          },
        ],
  async eraseData(tx, userId) {
    const user = await findUser(tx, userId);
    return user?.imageId ? [imageBlobKey(user.imageId)] : [];
  },
};
