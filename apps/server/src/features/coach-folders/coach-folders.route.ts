import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointWith, respond } from '../../platform/http/register-endpoint.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { deleteReplays, retry } from '../replays/index.ts';
import { chooseGames } from './choose-games.ts';
import { describeContent, describeTeams } from './describe-folder.ts';
import { summarizeFolderPlayers } from './folder-statistics.ts';
import { loadFolderView } from './folder-view.ts';
import {
  createFolder,
  deleteFolder,
  moveFolder,
  openFolder,
  readFolders,
  renameFolder,
  restoreFolder,
} from './manage-folders.ts';
import {
  countSharedReviews,
  listFolderIdsIn,
  listFolderPath,
  updateFolder,
} from './replay-folder.repository.ts';

const NO_FILTER = { Team: 0, Result: 0, mode: 0, matchSize: 0 } as const;

export function coachFolderRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  registerEndpoints(app, {
    createReplayFolder: async ({ query, caller }) => {
      await requireTeamPlan(context, caller.userId);
      return await createFolder(context, caller.userId, query.folderName, query.parentId);
    },
    renameReplayFolder: ({ query, caller }) =>
      renameFolder(context, caller.userId, query.folderId, query.name),
    moveReplayFolder: ({ query, body, caller }) =>
      moveFolder(context, caller.userId, query.folderId, body.parentId),
    deleteReplayFolder: ({ query, caller }) => deleteFolder(context, caller.userId, query.folderId),
    restoreReplayFolder: ({ query, caller }) => restoreFolder(context, caller.userId, query.folderId),
    listReplayFolders: async ({ query, caller }) => {
      const { pageIndex, pageSize, nested } = query;
      const paging = { index: pageIndex, size: pageSize };
      const page = await readFolders(context, caller.userId, paging, nested === 'true');
      return { ...page, pageIndex, pageSize };
    },
    getFolderById: async ({ query, caller }) => {
      const view = await loadFolderView(db, caller.userId, query.folderId);
      const content = describeContent(view, query.matchId);
      if (query.matchId !== undefined && content.games.length === 0) throw gameNotFound();
      const path = await listFolderPath(db, query.folderId);
      return {
        ...content,
        path: path.map(({ id, name }) => ({ folderId: id, name })),
        sharedReviews: await countSharedReviews(db, caller.userId, query.folderId),
      };
    },
    getFolderTeams: async ({ query, caller }) =>
      describeTeams(await loadFolderView(db, caller.userId, query.folderId)),
    setFolderTeam: async ({ query, body, caller }) => {
      const view = await loadFolderView(db, caller.userId, query.folderId);
      const team = view.teams.find(({ key }) => key === body.Team);
      if (!team && body.Team !== 0)
        throw new ProblemError(404, 'team-not-found', 'This team isn’t in the folder.');
      const ownPlayers = team?.players.map(({ id }) => id) ?? [];
      await updateFolder(db, caller.userId, query.folderId, { ownPlayers });
      return describeTeams(await loadFolderView(db, caller.userId, query.folderId));
    },
    getFolderPlayers: async ({ query, caller }) => {
      const view = await loadFolderView(db, caller.userId, query.folderId);
      return summarizeFolderPlayers(chooseGames(view, NO_FILTER));
    },
    removeFolderFile: async ({ query, caller }) => {
      const removed = await sumOverOwners(caller.userId, query.folderId, (owner) =>
        deleteReplays(context, owner, { ids: [query.replayId] }),
      );
      if (removed === 0) throw new ProblemError(404, 'file-not-found', 'This file isn’t in the folder.');
      return { removed };
    },
  });
  registerEndpointWith(
    app,
    ENDPOINTS.rerunFolderFiles,
    { config: limitRoute(context.rateLimits.retryReplays) },
    async ({ query, caller }) => {
      const which = query.replayId === undefined ? { fitting: {} } : { ids: [query.replayId] };
      const started = await sumOverOwners(caller.userId, query.folderId, (owner) =>
        retry(context, owner, which),
      );
      return respond(200, { started });
    },
  );

  /** Changes files of a folder and its subfolders, and returns how many. */
  async function sumOverOwners(
    userId: string,
    folderId: string,
    change: (owner: { userId: string; identities: string[]; folderId: string }) => Promise<number>,
  ): Promise<number> {
    await openFolder(db, userId, folderId);
    let sum = 0;
    for (const id of await listFolderIdsIn(db, folderId)) {
      sum += await change({ userId, identities: [], folderId: id });
    }
    return sum;
  }
}

const gameNotFound = () => new ProblemError(404, 'match-not-found', 'This game isn’t in the folder.');
