import { ENDPOINTS, REPLAY_STATUS, type ReplayStatus } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { countByPlaylist, countByStatus, UNFINISHED } from './replay.repository.ts';

export function replayCountRoutes(app: FastifyInstance, { db }: Context): void {
  registerEndpoint(app, ENDPOINTS.replayCount, async ({ caller }) => {
    const counted = await countByStatus(db, caller.userId);
    const of = (...statuses: ReplayStatus[]) =>
      counted.filter(({ status }) => statuses.includes(status)).reduce((sum, { amount }) => sum + amount, 0);
    return answer(200, {
      total: counted.reduce((sum, { amount }) => sum + amount, 0),
      inWork: of(...UNFINISHED),
      completed: of(REPLAY_STATUS.completed),
      errorOccurred: of(REPLAY_STATUS.errorOccurred),
    });
  });
  registerEndpoint(app, ENDPOINTS.playlistWiseReplayCount, async ({ caller }) =>
    answer(200, await countByPlaylist(db, caller.userId)),
  );
}
