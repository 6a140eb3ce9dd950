import type { FeatureModule } from '../../feature-module.ts';
import { deletedReplays, replays } from '../../schema/replays.schema.ts';
import { closeShares } from './change-replays.repository.ts';
import { editReplaysRoutes, sendReplayReminderRoute } from './change-replays.route.ts';
import { removeDeleted, removeFailed } from './delete-replays.ts';
import { deletedReplaysOf } from './deleted-replay.repository.ts';
import { exportReplays } from './export-replays.ts';
import { eraseReplays } from './forget-source-uploads.repository.ts';
import {
  downloadReplaysRoute,
  getReplayRoute,
  replayCountRoutes,
  replayProcessedStatusRoute,
} from './get-replay.route.ts';
import { replayChunkUploadRoute, replayUploadRoute } from './replay-upload.route.ts';
import { returnAbandoned } from './return-abandoned.ts';

export type { ReplaySummary } from '../../schema/replays.schema.ts';
export { queueAnalyses } from './analyze-replay.job.ts';
export { updateReplays } from './change-replays.repository.ts';
export { readReplayFile } from './change-replays.route.ts';
export { openFileChecks } from './check-file.ts';
export { deleteReplays } from './delete-replays.ts';
export { ownScore } from './describe-replay.ts';
export { forgetSourceUploads } from './forget-source-uploads.repository.ts';
export {
  claimReplay,
  findOwnById,
  findOwnOfMatch,
  findShared,
  finishReplay,
  holdUnfinished,
  listUnfinished,
  moveSourceUploads,
  type Replay,
  type ReplayResult,
  releaseReplay,
  uploadsOf,
} from './replay.repository.ts';
export { canChangeSharing, listReplays, sharesByConsent } from './replay-list.repository.ts';
export { receiveReplay } from './replay-upload.route.ts';
export { retry, retryAllFailed } from './run-again.ts';
export { refuseOtherTypes, tooLarge, uploadReplay } from './upload-replay.ts';
export { withinQuota } from './within-quota.ts';

export const replaysModule: FeatureModule = {
  name: 'replays',
  accountData: [
    { column: replays.ownerId, exportedAs: 'replays.json', onErasure: 'deleted' },
    { column: deletedReplays.ownerId, exportedAs: 'deletedReplays', onErasure: 'deleted' },
  ],
  async routes(app, context) {
    await replayUploadRoute(app, context);
    await replayChunkUploadRoute(app, context);
    getReplayRoute(app, context);
    editReplaysRoutes(app, context);
    downloadReplaysRoute(app, context);
    replayCountRoutes(app, context);
    sendReplayReminderRoute(app, context);
    replayProcessedStatusRoute(app, context);
  },
  schedules: [
    { at: ['clean-up'], what: 'quota of abandoned uploads', run: returnAbandoned },
    { at: ['clean-up'], what: 'deleted replays', run: removeDeleted },
    { at: ['clean-up'], what: 'failed replays', run: removeFailed },
  ],
  exportData: async ({ db }, { id }) => ({
    deletedReplays: (await deletedReplaysOf(db, id)).map(({ blobKey: _key, ...facts }) => facts),
  }),
  exportFiles: exportReplays,
  endSharing: closeShares,
  eraseData: eraseReplays,
};
