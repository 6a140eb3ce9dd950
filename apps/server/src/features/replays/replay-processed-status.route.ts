import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { replayState } from './replay-state.ts';

export function replayProcessedStatusRoute(app: FastifyInstance, { db }: Context): void {
  registerEndpoint(app, ENDPOINTS.replayProcessedStatus, async ({ caller }) =>
    answer(200, await replayState(db, caller.userId)),
  );
}
