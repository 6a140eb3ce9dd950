import { SCORE_MODES, SCORED_METRICS, type ScoreMode } from '@datacoach/analysis';
import type { Benchmark, Benchmarks } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { calculateGamePerformance } from './game-performance.ts';
import { calculateProgress } from './progress.ts';
import { buildRankPicture } from './rank-picture.ts';
import { readCells, readState } from './reference-cells.repository.ts';
import { countLedger } from './reference-ledger.repository.ts';
import { getHiddenUntil, reviewOwnGames } from './review-own-games.ts';
import { countAnswers, deleteAnswer, saveAnswer } from './top-opportunity.repository.ts';
import { updateReferencesJob } from './update-references.ts';

export function playerScoresRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    getPlayerScores: ({ query, caller }) => reviewOwnGames(context, caller.userId, query),
    getRankPicture: ({ query, caller }) => buildRankPicture(context, caller.userId, query.mode),
    getGamePerformance: ({ params, caller }) =>
      calculateGamePerformance(context, caller.userId, params.matchId),
    answerOpportunity: async ({ body, caller }) => {
      const { mode, metric, reason } = body;
      if (!SCORED_METRICS.some(({ key }) => key === metric)) {
        throw new ProblemError(400, 'unknown-metric', `Stat not found: ${metric}.`);
      }
      const at = clock.now();
      await saveAnswer(db, { userId: caller.userId, mode, metric, reason, at });
      return { hiddenUntil: getHiddenUntil(reason, at).toISOString() };
    },
    undoOpportunityAnswer: async ({ query, caller }) => {
      await deleteAnswer(db, caller.userId, query.mode, query.metric);
      return { hiddenUntil: null };
    },
    countDoubtedMetrics: () => countAnswers(db),
    getProgress: ({ query, caller }) => calculateProgress(context, caller, query),
  });
}

/** Benchmarks for administrators: values, sources and match counts. */
export function benchmarkRoutes(app: FastifyInstance, { db, clock, queue, books }: Context): void {
  registerEndpoints(app, {
    getBenchmarks: async ({ query: { mode, tier } }) => {
      const { key } = SCORE_MODES.find(({ code }) => code === mode)!;
      const state = await readState(db);
      const { matches, players, waiting, enoughOfPlayer, rankTooOld } = await countLedger(db, key, tier);
      const body: Benchmarks = {
        mode,
        tier,
        version: state?.version ?? null,
        newestPlayedAt: state?.newestPlayedAt?.toISOString() ?? null,
        players,
        matches,
        waiting,
        left: { enoughOfPlayer, rankTooOld },
        items: await listBenchmarks(key, tier),
      };
      return body;
    },
    updateBenchmarks: async ({ caller }) => {
      await db.transaction(async (tx) => {
        await queue.send(tx, updateReferencesJob, {});
        const record = { actorId: caller.userId, at: clock.now(), action: 'update-benchmarks' };
        await recordAudit(tx, { ...record, targetKind: 'benchmarks' });
      });
    },
  });

  async function listBenchmarks(mode: ScoreMode, tier: number): Promise<Benchmark[]> {
    const book = await books.getBook(mode, tier);
    const cells = new Map(
      (await readCells(db, mode, { only: tier, sampled: [] })).map(({ metric, n }) => [metric, n]),
    );
    return SCORED_METRICS.map(({ key, label, byTime: per5 }) => {
      const reference = book.at(key, tier);
      return {
        metric: key,
        label,
        per5,
        mean: reference?.mean ?? null,
        spread: reference?.spread ?? null,
        origin: reference?.origin ?? null,
        source: reference?.source ?? null,
        matches: cells.get(key) ?? 0,
      };
    });
  }
}
