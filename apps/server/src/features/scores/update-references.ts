import {
  ANALYSIS_VERSION,
  addPlayerMatch,
  getCellKey,
  listMonotonicityViolations,
  type RankedGame,
  REFERENCE_STATE_VERSION,
  type ReferenceState,
  SCORE_MODES,
  type ScoreMode,
} from '@datacoach/analysis';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { defineJob } from '../../platform/queue/queue.ts';
import { collectMatches } from './collect-matches.ts';
import { toScoreGame } from './read-score-games.ts';
import { readLearnedState, toReferenceState } from './reference-books.ts';
import {
  lockState,
  readCells,
  type StoredState,
  writeCells,
  writeState,
} from './reference-cells.repository.ts';
import {
  countLedgerMatches,
  countMatchesByMonth,
  hasChangedMatches,
  listWaitingMatches,
  type ReferenceMatch,
  resetCells,
  setStatus,
} from './reference-ledger.repository.ts';
import { listGames } from './reference-sources.repository.ts';

/** Counts stored matches of players of known rank into the rank references (game-and-stats.md 7.6). */
export const updateReferencesJob = defineJob({
  name: 'scores.update-references',
  payload: z.object({}),
  getKey: () => 'all',
  // The next day continues where this run stopped.
  retries: 2,
  leaseSeconds: 15,
  background: true,
});

/** Player matches counted per transaction. */
const DEFAULT_BATCH_SIZE = 50;

/** References made by other code versions are rebuilt. */
const VERSION = `${REFERENCE_STATE_VERSION} of engine ${ANALYSIS_VERSION}`;

/**
 * Counts the matches of players of known rank added since the last run (game-and-stats.md 7.6), in transactions of
 * `chunk`: if interrupted, it resumes without counting anything twice. Recounts everything when the engine version or
 * a counted match has changed, or a match was removed. Returns how many were counted.
 */
export async function updateReferences(
  { db, logger }: Pick<Context, 'db' | 'logger'>,
  chunk = DEFAULT_BATCH_SIZE,
) {
  await collectMatches(db);
  await db.transaction(async (tx) => {
    const state = await lockState(tx, VERSION);
    if (await isOutdated(tx, state)) await resetReferences(tx, state);
  });
  let counted = 0;
  for (;;) {
    const done = await db.transaction((tx) => countBatch(tx, chunk));
    if (done === null) break;
    counted += done;
  }
  if (counted > 0) {
    logger.info({ counted }, 'rank references updated');
    for (const { key } of SCORE_MODES) await logViolations(db, logger, key);
  }
  return counted;
}

async function isOutdated(tx: Transaction, state: StoredState): Promise<boolean> {
  if (state.version !== VERSION) return true;
  return state.counted !== (await countLedgerMatches(tx)) || (await hasChangedMatches(tx));
}

async function resetReferences(tx: Transaction, { revision }: StoredState): Promise<void> {
  await resetCells(tx);
  await writeState(tx, { version: VERSION, counted: 0, newestPlayedAt: null, revision: revision + 1 });
}

/** Counts some matches of one mode and rank; null if none are waiting. */
async function countBatch(tx: Transaction, limit: number): Promise<number | null> {
  const stored = await lockState(tx, VERSION);
  const waiting = await listWaitingMatches(tx, limit);
  const [first] = waiting;
  if (!first) return null;
  const { mode, tier } = first;
  let state = toReferenceState(
    mode,
    await readCells(tx, mode, { only: tier, sampled: [tier] }),
    { [tier]: await countMatchesByMonth(tx, mode, tier) },
    stored.newestPlayedAt,
  );
  const counted: ReferenceMatch[] = [];
  const enough: ReferenceMatch[] = [];
  const tooOld: ReferenceMatch[] = [];
  const games = await listGames(tx, waiting);
  for (const row of waiting) {
    const game = toRankedGame(row, games);
    const added = game && addPlayerMatch(state, game);
    if (added?.notCounted === null) {
      state = added.state;
      counted.push(row);
    } else (added?.notCounted === 'enoughOfPlayer' ? enough : tooOld).push(row);
  }
  await setStatus(tx, counted, 'counted');
  await setStatus(tx, enough, 'enoughOfPlayer');
  await setStatus(tx, tooOld, 'rankTooOld');
  await writeCells(tx, mode, listReferenceCells(state, mode, tier));
  await writeState(tx, {
    version: VERSION,
    counted: stored.counted + counted.length,
    newestPlayedAt: state.updatedAt === null ? null : new Date(state.updatedAt * 1000),
    revision: stored.revision + 1,
  });
  return counted.length;
}

function toRankedGame(row: ReferenceMatch, games: Awaited<ReturnType<typeof listGames>>): RankedGame | null {
  const stored = games.find(({ matchId, identity }) => matchId === row.matchId && identity === row.identity);
  const game = stored ? toScoreGame(stored) : null;
  return (
    game && {
      matchId: row.matchId,
      playerId: row.userId,
      tier: row.tier,
      rankKnownAt: row.rankKnownAt.getTime() / 1000,
      game,
    }
  );
}

function listReferenceCells(state: ReferenceState, mode: ScoreMode, tier: number) {
  const before = getCellKey(mode, tier, '');
  return Object.entries(state.cells).flatMap(([key, cell]) =>
    key.startsWith(before) ? [{ ...cell, tier, metric: key.slice(before.length) }] : [],
  );
}

/** 7.6.6 */
async function logViolations(db: Database, logger: Logger, mode: ScoreMode): Promise<void> {
  const state = await readLearnedState(db, mode, []);
  for (const violation of listMonotonicityViolations(state, mode)) {
    logger.warn({ mode, ...violation }, 'a rank reference falls with rank although it should rise');
  }
}
