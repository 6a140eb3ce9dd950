export { currentSeason, type Season } from './current-season.ts';
export { seasonsBetween } from './season.repository.ts';
export { seasonRoutes } from './seasons.route.ts';
