export { describeProfile, imageUrl } from './describe-profile.ts';
export { changeProfile, type ProfileChanges } from './profile.repository.ts';
export { profileRoutes as registerProfile } from './profile.route.ts';
