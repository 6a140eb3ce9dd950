import type { FastifyInstance } from 'fastify';
import type { Context, FeatureModule } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { calculateProgression } from './calculate-progression.ts';
import { describeOpportunityHistory } from './opportunity-history.ts';

export const progressionModule: FeatureModule = { name: 'progression', routes: progressionRoutes };

function progressionRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getOpportunityHistory: ({ query, caller }) =>
      describeOpportunityHistory(context, caller.userId, query.mode),
    getProgression: ({ query, caller }) => calculateProgression(context, caller, query),
  });
}
