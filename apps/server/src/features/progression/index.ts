import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, FeatureModule } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { progressionOf } from './progression-of.ts';

export const progressionModule: FeatureModule = {
  name: 'progression',
  routes: progressionRoutes,
};

function progressionRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.getProgression, async ({ query, caller }) =>
    answer(200, await progressionOf(context, caller, query)),
  );
}
