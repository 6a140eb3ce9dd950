export { imageBlobKey } from './image-address.ts';
export { profileImageRoutes } from './profile-image.route.ts';
