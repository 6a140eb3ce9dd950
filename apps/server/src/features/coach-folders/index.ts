import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { coachFolderRoutes } from './coach-folders.route.ts';
import { folderStatisticsRoutes } from './folder-statistics.route.ts';
import type { FoldersContext } from './folders-context.ts';
import { privateReplayUploadRoute } from './private-replay-upload.route.ts';

export { removeDeletedFolders } from './manage-folders.ts';
export { prepareDigest, readDigests, renewDigests } from './read-digests.ts';
export { foldersOf } from './replay-folder.repository.ts';

export async function registerCoachFolders(
  app: FastifyInstance,
  context: FoldersContext,
  limits: RateLimits,
): Promise<void> {
  coachFolderRoutes(app, context);
  folderStatisticsRoutes(app, context);
  await privateReplayUploadRoute(app, context, limits);
}
