import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { deleteReplays, retry } from '../replays/index.ts';
import { chooseGames } from './choose-games.ts';
import { describeContent, describeTeams } from './describe-folder.ts';
import { playersOfFolder } from './folder-statistics.ts';
import { viewFolder } from './folder-view.ts';
import {
  createFolder,
  deleteFolder,
  openFolder,
  readFolders,
  renameFolder,
  restoreFolder,
} from './manage-folders.ts';
import { countSharedReviews, updateFolder } from './replay-folder.repository.ts';

const EVERYTHING = { Team: 0, Result: 0, mode: 0, matchSize: 0 } as const;

/** Registers folders, their content and their teams. */
export function coachFolderRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  registerEndpoints(app, {
    createReplayFolder: async ({ query, caller }) => {
      await requireTeamPlan(context, caller.userId);
      return await createFolder(context, caller.userId, query.folderName);
    },
    renameReplayFolder: ({ query, caller }) =>
      renameFolder(context, caller.userId, query.folderId, query.name),
    deleteReplayFolder: ({ query, caller }) => deleteFolder(context, caller.userId, query.folderId),
    restoreReplayFolder: ({ query, caller }) => restoreFolder(context, caller.userId, query.folderId),
    listReplayFolders: async ({ query, caller }) => {
      const { pageIndex, pageSize } = query;
      const page = await readFolders(context, caller.userId, { index: pageIndex, size: pageSize });
      return { ...page, pageIndex, pageSize };
    },
    getFolderById: async ({ query, caller }) => {
      const view = await viewFolder(db, caller.userId, query.folderId);
      const content = describeContent(view, query.matchId);
      if (query.matchId !== undefined && content.games.length === 0) throw noSuchGame();
      return { ...content, sharedReviews: await countSharedReviews(db, caller.userId, query.folderId) };
    },
    getFolderTeams: async ({ query, caller }) =>
      describeTeams(await viewFolder(db, caller.userId, query.folderId)),
    setFolderTeam: async ({ query, body, caller }) => {
      const view = await viewFolder(db, caller.userId, query.folderId);
      const team = view.teams.find(({ key }) => key === body.Team);
      if (!team && body.Team !== 0)
        throw new ProblemError(404, 'team-not-found', 'This team isn’t in the folder.');
      const ownPlayers = team?.players.map(({ id }) => id) ?? [];
      await updateFolder(db, caller.userId, query.folderId, { ownPlayers });
      return describeTeams(await viewFolder(db, caller.userId, query.folderId));
    },
    getFolderPlayers: async ({ query, caller }) => {
      const view = await viewFolder(db, caller.userId, query.folderId);
      return playersOfFolder(chooseGames(view, EVERYTHING));
    },
    rerunFolderFiles: async ({ query, caller }) => {
      const owner = await ownerOf(caller.userId, query.folderId);
      const which = query.replayId === undefined ? { fitting: {} } : { ids: [query.replayId] };
      return { started: await retry(context, owner, which) };
    },
    removeFolderFile: async ({ query, caller }) => {
      const owner = await ownerOf(caller.userId, query.folderId);
      const removed = await deleteReplays(context, owner, { ids: [query.replayId] });
      if (removed === 0) throw new ProblemError(404, 'file-not-found', 'This file isn’t in the folder.');
      return { removed };
    },
  });

  async function ownerOf(userId: string, folderId: string) {
    await openFolder(db, userId, folderId);
    return { userId, identities: [], folderId };
  }
}

function noSuchGame(): ProblemError {
  return new ProblemError(404, 'match-not-found', 'This game isn’t in the folder.');
}
