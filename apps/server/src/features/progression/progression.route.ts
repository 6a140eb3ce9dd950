import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { ProgressionContext } from './progression-context.ts';
import { progressionOf } from './progression-of.ts';

export function registerProgression(app: FastifyInstance, context: ProgressionContext): void {
  registerEndpoint(app, ENDPOINTS.getProgression, async ({ query, caller }) =>
    answer(200, await progressionOf(context, caller, query)),
  );
}
