import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { gamePerformance } from './game-performance.ts';
import type { ScoresContext } from './review-own-games.ts';

export function gamePerformanceRoute(app: FastifyInstance, context: ScoresContext): void {
  registerEndpoint(app, ENDPOINTS.getGamePerformance, async ({ params, caller }) =>
    answer(200, await gamePerformance(context, caller.userId, params.matchId)),
  );
}
