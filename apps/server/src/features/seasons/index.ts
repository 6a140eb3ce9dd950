import type { FeatureModule } from '../../feature-module.ts';
import { seasonRoutes } from './seasons.route.ts';

export { currentSeason, type Season } from './current-season.ts';
export { seasonsBetween } from './season.repository.ts';

export const seasonsModule: FeatureModule = {
  name: 'seasons',
  routes: seasonRoutes,
};
