import { type FeatureModule, ownRows } from '../../feature-module.ts';
import { replayFolders, scoutPages } from '../../schema/replays.schema.ts';
import { coachFolderRoutes } from './coach-folders.route.ts';
import { folderStatisticsRoutes } from './folder-statistics.route.ts';
import { removeDeletedFolders } from './manage-folders.ts';
import { privateReplayUploadRoute } from './private-replay-upload.route.ts';
import { prepareDigest, updateOutdatedDigests } from './read-digests.ts';
import { listCoachFolders } from './replay-folder.repository.ts';
import { deleteExpiredPages, listCoachScoutPages } from './scout-page.repository.ts';
import { scoutPageRoutes } from './scout-pages.route.ts';

export { requireFolderRoom } from './manage-folders.ts';
export { readDigests } from './read-digests.ts';

export const coachFoldersModule: FeatureModule = {
  name: 'coach-folders',
  accountData: [ownRows(replayFolders.coachId, 'replayFolders'), ownRows(scoutPages.coachId, 'scoutPages')],
  async routes(app, context) {
    coachFolderRoutes(app, context);
    folderStatisticsRoutes(app, context);
    scoutPageRoutes(app, context);
    await privateReplayUploadRoute(app, context);
  },
  schedules: [
    { at: ['clean-up'], what: 'deleted folders', run: removeDeletedFolders },
    {
      at: ['clean-up'],
      what: 'expired scouting reports',
      run: ({ db, clock }) => deleteExpiredPages(db, clock.now()),
    },
    { at: ['start'], what: 'folder digests not rebuilt', run: updateOutdatedDigests },
  ],
  afterMatchStored: ({ db }, matchId) => prepareDigest(db, matchId),
  exportData: async ({ db }, { id }) => ({
    replayFolders: (await listCoachFolders(db, id)).map(({ coachId: _owner, ...facts }) => facts),
    scoutPages: (await listCoachScoutPages(db, id)).map(
      ({ coachId: _owner, tokenHash: _secret, ...facts }) => facts,
    ),
  }),
};
