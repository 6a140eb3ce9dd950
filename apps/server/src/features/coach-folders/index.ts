import type { FeatureModule } from '../../feature-module.ts';
import { replayFolders, scoutPages } from '../../schema/replays.schema.ts';
import { coachFolderRoutes } from './coach-folders.route.ts';
import { folderStatisticsRoutes } from './folder-statistics.route.ts';
import { removeDeletedFolders } from './manage-folders.ts';
import { privateReplayUploadRoute } from './private-replay-upload.route.ts';
import { prepareDigest, renewDigests } from './read-digests.ts';
import { foldersOf } from './replay-folder.repository.ts';
import { deleteExpiredPages, scoutPagesOf } from './scout-page.repository.ts';
import { scoutPageRoutes } from './scout-pages.route.ts';

export { readDigests } from './read-digests.ts';

export const coachFoldersModule: FeatureModule = {
  name: 'coach-folders',
  accountData: [
    { column: replayFolders.coachId, exportedAs: 'replayFolders', onErasure: 'deleted' },
    { column: scoutPages.coachId, exportedAs: 'scoutPages', onErasure: 'deleted' },
  ],
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
    { at: ['start'], what: 'folder digests not rebuilt', run: renewDigests },
  ],
  afterMatchStored: ({ db }, matchId) => prepareDigest(db, matchId),
  exportData: async ({ db }, { id }) => ({
    replayFolders: (await foldersOf(db, id)).map(({ coachId: _owner, ...facts }) => facts),
    scoutPages: (await scoutPagesOf(db, id)).map(
      ({ coachId: _owner, tokenHash: _secret, ...facts }) => facts,
    ),
  }),
};
