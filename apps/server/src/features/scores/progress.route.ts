import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { progressOf } from './progress.ts';

export function progressRoute(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.getProgress, async ({ query, caller }) =>
    answer(200, await progressOf(context, caller, query)),
  );
}
