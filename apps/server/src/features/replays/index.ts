import { type FeatureModule, ownRows } from '../../feature-module.ts';
import { deletedReplays, replays } from '../../schema/replays.schema.ts';
import { revokeShares } from './change-replays.repository.ts';
import { editReplaysRoutes } from './change-replays.route.ts';
import { removeDeleted, removeFailed } from './delete-replays.ts';
import { listDeletedReplays, renameDeletedOwner } from './deleted-replay.repository.ts';
import { exportReplays } from './export-replays.ts';
import { downloadReplaysRoute, getReplayRoute } from './get-replay.route.ts';
import { eraseReplays } from './remove-source-uploads.repository.ts';
import { replayUploadRoutes } from './replay-upload.route.ts';
import { refundAbandoned } from './upload-within-quota.ts';

export type { ReplaySummary } from '../../schema/replays.schema.ts';
export { enqueueAnalyses } from './analyze-replay.job.ts';
export { updateReplays } from './change-replays.repository.ts';
export { readReplayFile } from './change-replays.route.ts';
export { openFileChecks } from './check-file.ts';
export { deleteReplays } from './delete-replays.ts';
export { getOwnScore } from './describe-replay.ts';
export { removeSourceUploads } from './remove-source-uploads.repository.ts';
export {
  claimReplay,
  findOwnById,
  findOwnMatchUpload,
  findShared,
  finishReplay,
  listUnfinished,
  listUploads,
  lockUnfinished,
  moveSourceUploads,
  type Replay,
  type ReplayResult,
  releaseReplay,
} from './replay.repository.ts';
export { hasSharingConsent, listReplays } from './replay-list.repository.ts';
export { receiveReplay } from './replay-upload.route.ts';
export { retry, retryAllFailed } from './retry-replays.ts';
export { canPublish, requireSharing } from './sharing-permission.ts';
export { requireReplayType, tooLarge, type Upload, uploadReplay } from './upload-replay.ts';
export { uploadWithinQuota } from './upload-within-quota.ts';

export const replaysModule: FeatureModule = {
  name: 'replays',
  accountData: [ownRows(replays.ownerId, 'replays.json'), ownRows(deletedReplays.ownerId, 'deletedReplays')],
  async routes(app, context) {
    await replayUploadRoutes(app, context);
    getReplayRoute(app, context);
    editReplaysRoutes(app, context);
    downloadReplaysRoute(app, context);
  },
  schedules: [
    { at: ['clean-up'], what: 'quota of abandoned uploads', run: refundAbandoned },
    { at: ['clean-up'], what: 'deleted replays', run: removeDeleted },
    { at: ['clean-up'], what: 'failed replays', run: removeFailed },
  ],
  exportData: async ({ db }, { id }) => ({
    deletedReplays: (await listDeletedReplays(db, id)).map(({ blobKey: _key, ...facts }) => facts),
  }),
  exportFiles: exportReplays,
  revokeSharing: revokeShares,
  eraseData: eraseReplays,
  async mergeData(_context, tx, { from, into }) {
    await renameDeletedOwner(tx, from.id, into.id);
    return [];
  },
};
