import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { addSeason, deleteSeason, describeSeasons, moveSeason } from './manage-seasons.ts';

/** Seasons, kept by administrators. */
export function seasonRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.listSeasons, async () => answer(200, await describeSeasons(context)));
  registerEndpoint(app, ENDPOINTS.addSeason, async ({ body: { number, startsAt }, caller }) => {
    await addSeason(context, { number, startsAt: new Date(startsAt) }, caller.userId);
    return answer(201, await describeSeasons(context));
  });
  registerEndpoint(app, ENDPOINTS.moveSeason, async ({ params: { number }, body, caller }) => {
    await moveSeason(context, { number, startsAt: new Date(body.startsAt) }, caller.userId);
    return answer(200, await describeSeasons(context));
  });
  registerEndpoint(app, ENDPOINTS.deleteSeason, async ({ params: { number }, caller }) => {
    await deleteSeason(context, number, caller.userId);
    return answer(200, await describeSeasons(context));
  });
}
