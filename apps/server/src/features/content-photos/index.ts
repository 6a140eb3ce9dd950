import type { FeatureModule } from '../../feature-module.ts';
import { contentPhotoRoutes } from './content-photos.route.ts';

export { exchangePhoto, photoOf, photoUrl, removePhotos } from './content-photos.ts';

export const contentPhotosModule: FeatureModule = {
  name: 'content-photos',
  routes: contentPhotoRoutes,
};
