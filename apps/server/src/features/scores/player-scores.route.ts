import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { reviewOwnGames } from './review-own-games.ts';

export function playerScoresRoute(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.getPlayerScores, async ({ query, caller }) =>
    answer(200, await reviewOwnGames(context, caller.userId, query)),
  );
}
