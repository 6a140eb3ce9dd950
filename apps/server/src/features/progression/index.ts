import type { FastifyInstance } from 'fastify';
import type { Context, FeatureModule } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { opportunityHistory } from './opportunity-history.ts';
import { progressionOf } from './progression-of.ts';

export const progressionModule: FeatureModule = {
  name: 'progression',
  routes: progressionRoutes,
};

function progressionRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getOpportunityHistory: ({ query, caller }) => opportunityHistory(context, caller.userId, query.mode),
    getProgression: ({ query, caller }) => progressionOf(context, caller, query),
  });
}
