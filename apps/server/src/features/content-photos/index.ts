import { editorColumn, type FeatureModule } from '../../feature-module.ts';
import { contentPhotos } from '../../schema/content.schema.ts';
import { contentPhotoRoutes } from './content-photos.route.ts';

export { exchangePhoto, getPhotoUrl, parsePhotoId, removePhotos } from './content-photos.ts';

export const contentPhotosModule: FeatureModule = {
  name: 'content-photos',
  accountData: [editorColumn(contentPhotos.uploadedBy)],
  routes: contentPhotoRoutes,
};
