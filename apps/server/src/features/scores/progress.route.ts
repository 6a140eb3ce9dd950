import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { progressOf } from './progress.ts';
import type { ScoresContext } from './review-own-games.ts';

export function progressRoute(app: FastifyInstance, context: ScoresContext): void {
  registerEndpoint(app, ENDPOINTS.getProgress, async ({ query, caller }) =>
    answer(200, await progressOf(context, caller, query)),
  );
}
