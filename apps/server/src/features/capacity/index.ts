import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { capacityRoutes } from './capacity.route.ts';
import { type CapacityPageContext, capacityPageRoute } from './capacity-page.route.ts';

export { readCapacity, readRoom } from './read-capacity.ts';
export { requireRoomForAccount, requireRoomForUpload } from './require-room.ts';
export { tellWaiters } from './tell-waiters.ts';

export async function registerCapacity(
  app: FastifyInstance,
  context: CapacityPageContext,
  limits: RateLimits,
): Promise<void> {
  capacityRoutes(app, context, limits);
  await capacityPageRoute(app, context, limits);
}
