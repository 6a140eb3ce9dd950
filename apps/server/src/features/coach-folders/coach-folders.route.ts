import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { deleteReplays, runAgain } from '../replays/index.ts';
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
import { updateFolder } from './replay-folder.repository.ts';

const EVERYTHING = { Team: 0, Result: 0, mode: 0, matchSize: 0 } as const;

/** Folders, what is in them, and whose the games are. */
export function coachFolderRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  registerEndpoint(app, ENDPOINTS.createReplayFolder, async ({ query, caller }) => {
    await requireTeamPlan(context, caller.userId);
    return answer(201, await createFolder(context, caller.userId, query.folderName));
  });
  registerEndpoint(app, ENDPOINTS.renameReplayFolder, async ({ query, caller }) =>
    answer(200, await renameFolder(context, caller.userId, query.folderId, query.name)),
  );
  registerEndpoint(app, ENDPOINTS.deleteReplayFolder, async ({ query, caller }) =>
    answer(200, await deleteFolder(context, caller.userId, query.folderId)),
  );
  registerEndpoint(app, ENDPOINTS.restoreReplayFolder, async ({ query, caller }) =>
    answer(200, await restoreFolder(context, caller.userId, query.folderId)),
  );
  registerEndpoint(app, ENDPOINTS.listReplayFolders, async ({ query, caller }) => {
    const { pageIndex, pageSize } = query;
    const page = await readFolders(context, caller.userId, { index: pageIndex, size: pageSize });
    return answer(200, { ...page, pageIndex, pageSize });
  });
  registerEndpoint(app, ENDPOINTS.getFolderById, async ({ query, caller }) => {
    const view = await viewFolder(db, caller.userId, query.folderId);
    const content = describeContent(view, query.matchId);
    if (query.matchId !== undefined && content.games.length === 0) throw noSuchGame();
    return answer(200, content);
  });
  registerEndpoint(app, ENDPOINTS.getFolderTeams, async ({ query, caller }) =>
    answer(200, describeTeams(await viewFolder(db, caller.userId, query.folderId))),
  );
  registerEndpoint(app, ENDPOINTS.setFolderTeam, async ({ query, body, caller }) => {
    const view = await viewFolder(db, caller.userId, query.folderId);
    const team = view.teams.find(({ key }) => key === body.Team);
    if (!team) throw new ProblemError(404, 'team-not-found', 'This team does not play in the folder.');
    const ownPlayers = team.players.map(({ id }) => id);
    await updateFolder(db, caller.userId, query.folderId, { ownPlayers });
    return answer(200, describeTeams(await viewFolder(db, caller.userId, query.folderId)));
  });
  registerEndpoint(app, ENDPOINTS.getFolderPlayers, async ({ query, caller }) => {
    const view = await viewFolder(db, caller.userId, query.folderId);
    return answer(200, playersOfFolder(chooseGames(view, EVERYTHING)));
  });
  registerEndpoint(app, ENDPOINTS.rerunFolderFiles, async ({ query, caller }) => {
    const owner = await ownerOf(caller.userId, query.folderId);
    const which = query.replayId === undefined ? { fitting: {} } : { ids: [query.replayId] };
    return answer(200, { started: await runAgain(context, owner, which) });
  });
  registerEndpoint(app, ENDPOINTS.removeFolderFile, async ({ query, caller }) => {
    const owner = await ownerOf(caller.userId, query.folderId);
    const removed = await deleteReplays(context, owner, { ids: [query.replayId] });
    if (removed === 0) throw new ProblemError(404, 'file-not-found', 'This file is not in the folder.');
    return answer(200, { removed });
  });

  async function ownerOf(userId: string, folderId: string) {
    await openFolder(db, userId, folderId);
    return { userId, identities: [], folderId };
  }
}

function noSuchGame(): ProblemError {
  return new ProblemError(404, 'match-not-found', 'This game is not in the folder.');
}
