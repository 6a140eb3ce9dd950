export { contentPhotoRoutes } from './content-photos.route.ts';
export { exchangePhoto, type PhotosContext, photoOf, photoUrl, removePhotos } from './content-photos.ts';
