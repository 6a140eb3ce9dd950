import type { FastifyInstance } from 'fastify';
import type { Context, FeatureModule } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { progressionOf } from './progression-of.ts';

export const progressionModule: FeatureModule = {
  name: 'progression',
  routes: progressionRoutes,
};

function progressionRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getProgression: ({ query, caller }) => progressionOf(context, caller, query),
  });
}
