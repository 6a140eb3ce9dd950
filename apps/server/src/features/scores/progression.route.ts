import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { progressionOf } from './progression.ts';
import type { ScoresContext } from './review-own-games.ts';

export function progressionRoute(app: FastifyInstance, context: ScoresContext): void {
  registerEndpoint(app, ENDPOINTS.getProgression, async ({ query, caller }) =>
    answer(200, await progressionOf(context, caller, query)),
  );
}
