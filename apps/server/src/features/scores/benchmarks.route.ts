import { SCORE_MODES, SCORED_METRICS, type ScoreMode } from '@datacoach/analysis';
import { type Benchmark, type Benchmarks, ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { readCells } from './reference-cells.repository.ts';
import { ledgerStanding } from './reference-ledger.repository.ts';
import { readState } from './reference-state.repository.ts';
import { updateReferencesJob } from './update-references.job.ts';

/** What numbers are compared with, for administrators: values, where they come from, and of how many matches. */
export function benchmarkRoutes(app: FastifyInstance, { db, clock, queue, books }: Context): void {
  registerEndpoint(app, ENDPOINTS.getBenchmarks, async ({ query: { mode, tier } }) => {
    const { key } = SCORE_MODES.find(({ code }) => code === mode)!;
    const state = await readState(db);
    const { matches, players, waiting, enoughOfPlayer, rankTooOld } = await ledgerStanding(db, key, tier);
    const body: Benchmarks = {
      mode,
      tier,
      version: state?.version ?? null,
      newestPlayedAt: state?.newestPlayedAt?.toISOString() ?? null,
      players,
      matches,
      waiting,
      left: { enoughOfPlayer, rankTooOld },
      items: await benchmarksAt(key, tier),
    };
    return answer(200, body);
  });
  registerEndpoint(app, ENDPOINTS.updateBenchmarks, async ({ caller }) => {
    await db.transaction(async (tx) => {
      await queue.send(tx, updateReferencesJob, {});
      const record = { actorId: caller.userId, at: clock.now(), action: 'update-benchmarks' };
      await recordAudit(tx, { ...record, targetKind: 'benchmarks', targetId: null });
    });
    return answer(200, {});
  });

  async function benchmarksAt(mode: ScoreMode, tier: number): Promise<Benchmark[]> {
    const book = await books.of(mode, tier);
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
