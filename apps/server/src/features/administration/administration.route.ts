import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { flaggedMomentRoutes } from './flagged-moment.route.ts';
import { overviewRoutes } from './overview.route.ts';
import { usersRoutes } from './users.route.ts';

export function administrationRoutes(app: FastifyInstance, context: Context): void {
  usersRoutes(app, context);
  overviewRoutes(app, context);
  flaggedMomentRoutes(app, context);
}
