import type { FastifyInstance } from 'fastify';
import type { Context, FeatureModule } from '../../feature-module.ts';
import { flaggedMomentRoutes } from './flagged-moment.route.ts';
import { guardImpersonation } from './guard-impersonation.ts';
import { overviewRoutes } from './overview.route.ts';
import { usersRoutes } from './users.route.ts';

export const administrationModule: FeatureModule = {
  name: 'administration',
  routes(app, context) {
    guardImpersonation(app, context);
    administrationRoutes(app, context);
  },
};

function administrationRoutes(app: FastifyInstance, context: Context): void {
  usersRoutes(app, context);
  overviewRoutes(app, context);
  flaggedMomentRoutes(app, context);
}
