import type { FeatureModule } from '../../feature-module.ts';
import { progressionRoutes } from './progression.route.ts';

export const progressionModule: FeatureModule = {
  name: 'progression',
  routes: progressionRoutes,
};
