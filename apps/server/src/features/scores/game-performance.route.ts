import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { gamePerformance } from './game-performance.ts';

export function gamePerformanceRoute(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.getGamePerformance, async ({ params, caller }) =>
    answer(200, await gamePerformance(context, caller.userId, params.matchId)),
  );
}
