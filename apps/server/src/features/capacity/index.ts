import type { FeatureModule } from '../../feature-module.ts';
import { capacityRoutes } from './capacity.route.ts';
import { capacityPageRoute } from './capacity-page.route.ts';
import { requireRoomForAccount } from './require-room.ts';
import { tellWaiters } from './tell-waiters.ts';

export { readCapacity, readRoom } from './read-capacity.ts';
export { requireRoomForUpload } from './require-room.ts';

export const capacityModule: FeatureModule = {
  name: 'capacity',
  async routes(app, context) {
    capacityRoutes(app, context);
    await capacityPageRoute(app, context);
  },
  beforeSignUp: requireRoomForAccount,
  schedules: [{ at: ['minute'], what: 'mails about open sign-ups', run: tellWaiters }],
};
