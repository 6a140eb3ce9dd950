import type { FeatureModule } from '../../feature-module.ts';
import { ballchasingRoutes, uploadRoute } from './ballchasing.route.ts';

export const ballchasingModule: FeatureModule = {
  name: 'ballchasing',
  async routes(app, context) {
    await uploadRoute(app, context);
    ballchasingRoutes(app, context);
  },
};
