import { ENDPOINTS, type FolderFilter } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { type Chosen, chooseGames } from './choose-games.ts';
import { sumBoost } from './folder-boost.ts';
import { sumFolderKickoffs } from './folder-kickoffs.ts';
import { drawChances, sumChances, sumMechanics, sumShotTypes, sumStatistics } from './folder-statistics.ts';
import { viewFolder } from './folder-view.ts';
import { writeScoutBook } from './scout-book.ts';

interface Asked {
  query: { folderId: string; matchId?: string | undefined };
  body: FolderFilter;
  caller: { userId: string };
}

/** Figures of a folder, or of one of its games. */
export function folderStatisticsRoutes(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  async function choose({ query, body, caller }: Asked): Promise<Chosen> {
    const view = await viewFolder(db, caller.userId, query.folderId);
    if (query.matchId !== undefined && !view.files.some(({ matchId }) => matchId === query.matchId)) {
      throw new ProblemError(404, 'match-not-found', 'This game is not in the folder.');
    }
    return chooseGames(view, body, query.matchId);
  }

  registerEndpoint(app, ENDPOINTS.generateStatistics, async (call) =>
    answer(200, sumStatistics(await choose(call), call.body.playerIds, call.body.metricKeys)),
  );
  registerEndpoint(app, ENDPOINTS.postXgStat, async (call) => answer(200, sumChances(await choose(call))));
  registerEndpoint(app, ENDPOINTS.postShotTypeStat, async (call) =>
    answer(200, sumShotTypes(await choose(call))),
  );
  registerEndpoint(app, ENDPOINTS.postMechanicsStat, async (call) =>
    answer(200, sumMechanics(await choose(call))),
  );
  registerEndpoint(app, ENDPOINTS.postXgGraph, async (call) =>
    answer(200, drawChances(await choose(call), call.query.matchId !== undefined)),
  );
  registerEndpoint(app, ENDPOINTS.postKickoffStat, async (call) =>
    answer(200, sumFolderKickoffs(await choose(call), call.body.playerIds)),
  );
  registerEndpoint(app, ENDPOINTS.postBoostStat, async (call) =>
    answer(200, sumBoost(await choose(call), call.body.playerIds)),
  );
  registerEndpoint(app, ENDPOINTS.getScoutBook, async ({ query, caller }) => {
    const view = await viewFolder(db, caller.userId, query.folderId);
    return answer(200, writeScoutBook(view, query.Team));
  });
}
