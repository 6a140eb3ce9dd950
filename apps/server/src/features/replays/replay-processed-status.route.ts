import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { replayState } from './replay-state.ts';
import type { ReplaysContext } from './replays-context.ts';

export function replayProcessedStatusRoute(app: FastifyInstance, { db }: ReplaysContext): void {
  registerEndpoint(app, ENDPOINTS.replayProcessedStatus, async ({ caller }) =>
    answer(200, await replayState(db, caller.userId)),
  );
}
