import type { FeatureModule } from '../../feature-module.ts';
import { seasonRoutes } from './seasons.route.ts';

export { findCurrentSeason, listSeasonsBetween, type Season } from './season.repository.ts';

export const seasonsModule: FeatureModule = { name: 'seasons', routes: seasonRoutes };
