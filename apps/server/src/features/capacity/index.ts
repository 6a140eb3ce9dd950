import type { FeatureModule } from '../../feature-module.ts';
import { capacityRoutes } from './capacity.route.ts';
import { capacityPageRoute } from './capacity-page.route.ts';
import { cachePublicCapacity, notifyWaitlist, requireRoomForAccount } from './read-capacity.ts';

export { readCapacity, readFreeRoom, requireRoomForUpload } from './read-capacity.ts';

export const capacityModule: FeatureModule = {
  name: 'capacity',
  async routes(app, context) {
    const shown = cachePublicCapacity(context);
    capacityRoutes(app, context, shown);
    await capacityPageRoute(app, context, shown);
  },
  beforeSignUp: requireRoomForAccount,
  schedules: [{ at: ['minute'], what: 'emails about open sign-ups', run: notifyWaitlist }],
};
