import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { getReplayRoute } from './get-replay.route.ts';
import { replayProcessedStatusRoute } from './replay-processed-status.route.ts';
import { replayUploadRoute } from './replay-upload.route.ts';
import type { ReplaysContext } from './replays-context.ts';

export { onlyOne, ownIdentities } from './own-identities.ts';
export {
  claimReplay,
  findOwnById,
  findOwnOfMatch,
  finishReplay,
  moveWitnesses,
  type Replay,
  type ReplayResult,
  releaseReplay,
  unfinishedIds,
} from './replay.repository.ts';
export type { ReplaySummary } from './replay.table.ts';
export type { ReplaysContext } from './replays-context.ts';

export async function registerReplays(
  app: FastifyInstance,
  context: ReplaysContext,
  limits: RateLimits,
): Promise<void> {
  await replayUploadRoute(app, context, limits);
  getReplayRoute(app, context);
  replayProcessedStatusRoute(app, context);
}
