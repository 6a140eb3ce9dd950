import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { changeReplaysRoutes } from './change-replays.route.ts';
import { downloadReplaysRoute } from './download-replays.route.ts';
import { getReplayRoute } from './get-replay.route.ts';
import { replayChunkUploadRoute } from './replay-chunk-upload.route.ts';
import { replayCountRoutes } from './replay-counts.route.ts';
import { replayProcessedStatusRoute } from './replay-processed-status.route.ts';
import { replayUploadRoute } from './replay-upload.route.ts';
import type { ReplayListContext } from './replays-context.ts';
import { sendReplayReminderRoute } from './send-replay-reminder.route.ts';
import type { ReminderContext } from './send-replay-reminder.ts';

export type { ReplaySummary } from '../../schema/replays.schema.ts';
export { deleteReplays, removeDeleted } from './delete-replays.ts';
export { deletedReplaysOf } from './deleted-replay.repository.ts';
export { forgetWitnesses } from './forget-witnesses.repository.ts';
export {
  claimReplay,
  findOwnById,
  findOwnOfMatch,
  findShared,
  finishReplay,
  holdUnfinished,
  moveWitnesses,
  type Replay,
  type ReplayResult,
  releaseReplay,
  unfinishedIds,
} from './replay.repository.ts';
export { maySayWhoSees, sharesByConsent } from './replay-list.repository.ts';
export { returnAbandoned } from './return-abandoned.ts';
export { runAgain, runAllFailedAgain } from './run-again.ts';
export { refuseOtherTypes, tooLarge } from './upload-refusals.ts';
export { uploadReplay } from './upload-replay.ts';
export { withinQuota } from './within-quota.ts';

export async function registerReplays(
  app: FastifyInstance,
  context: ReplayListContext & ReminderContext,
  limits: RateLimits,
): Promise<void> {
  await replayUploadRoute(app, context, limits);
  await replayChunkUploadRoute(app, context, limits);
  getReplayRoute(app, context);
  changeReplaysRoutes(app, context);
  downloadReplaysRoute(app, context, limits);
  replayCountRoutes(app, context);
  sendReplayReminderRoute(app, context);
  replayProcessedStatusRoute(app, context);
}
