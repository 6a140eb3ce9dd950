import type { FeatureModule } from '../../feature-module.ts';
import { contentPhotos } from '../../schema/content.schema.ts';
import { contentPhotoRoutes } from './content-photos.route.ts';

export { exchangePhoto, photoOf, photoUrl, removePhotos } from './content-photos.ts';

export const contentPhotosModule: FeatureModule = {
  name: 'content-photos',
  accountData: [
    { column: contentPhotos.uploadedBy, exportedAs: null, onErasure: 'cleared', reason: 'Names its editor.' },
  ],
  routes: contentPhotoRoutes,
};
