import { REPLAY_STATUS } from '@datacoach/contract';
import { z } from 'zod';
import type { WorkerContext } from '../../feature-module.ts';
import { defineJob } from '../../platform/queue/queue.ts';
import { findTimeZone } from '../auth/index.ts';
import { restoreMatch } from '../gamedata/index.ts';
import type { Replay } from '../replays/index.ts';
import { runInThread } from './analyze-stored-replay.ts';
import { getPlayedAt, getRecorderIdentity, summarizeMatch } from './describe-source-upload.ts';
import {
  listOutdatedIds,
  lockOutdated,
  restartAnalysis,
  restoreCompleted,
  rewriteReplay,
} from './outdated.repository.ts';
import type { FileAnalysis } from './thread/file-analysis.ts';
import { calculateVerdict } from './verdict.ts';

/** Recalculates a finished upload's stats with a newer engine. New uploads go first. */
export const reanalyzeReplayJob = defineJob({
  name: 'replay.reanalyze',
  payload: z.object({ replayId: z.uuid() }),
  getKey: ({ replayId }) => replayId,
  // Failures are found again the next day.
  retries: 2,
  leaseSeconds: 15,
  background: true,
});

/** Jobs sent per transaction; few, so uploads don't have to wait. */
const BATCH_SIZE = 50;

/** Queues every upload analyzed by an engine older than `engine`. Existing jobs stay. Returns the number of jobs added. */
export async function requeueOutdated({ db, queue, engine, logger, isClosing }: WorkerContext) {
  let added = 0;
  let after: string | null = null;
  while (!isClosing()) {
    const ids: string[] = await listOutdatedIds(db, engine.version, after, BATCH_SIZE);
    await db.transaction(async (tx) => {
      for (const replayId of ids) if (await queue.send(tx, reanalyzeReplayJob, { replayId })) added++;
    });
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH_SIZE) break;
  }
  if (added > 0)
    logger.info({ outdated: added, version: engine.version }, 'replays queued for a newer engine');
  return added;
}

/** Number of starts without an end (crashed threads and processes) after which a file keeps its stats. */
const MAX_ATTEMPTS = 10;

/**
 * Recalculates a finished upload's stats and replaces those of an older engine: the work outside any transaction, all
 * results in one. Never changes a status. Safe to call again at any time: up-to-date uploads are left alone. Throws
 * if it should be retried.
 */
export async function reanalyzeReplay(context: WorkerContext, replayId: string): Promise<void> {
  const { db, engine, logger, modules } = context;
  const replay = await restartAnalysis(db, replayId, engine.version);
  if (!replay) return;
  if (replay.attempts > MAX_ATTEMPTS) {
    logger.error({ replayId }, 'gave up on analysis with a newer engine');
    await rewriteReplay(db, replayId, { analysisVersion: engine.version });
    return;
  }
  const started = performance.now();
  const analysis = await rerunAnalysis(context, replay);
  const matchId = await storeNewResult(context, replayId, analysis);
  if (matchId !== null)
    for (const { afterMatchStored } of modules) await afterMatchStored?.(context, matchId);
  const ms = Math.round(performance.now() - started);
  logger.info(
    { replayId, matchId, outcome: analysis.kind, version: engine.version, ms },
    'replay analyzed again',
  );
}

async function rerunAnalysis({ db, blobs, threads }: WorkerContext, replay: Replay): Promise<FileAnalysis> {
  try {
    const bytes = await blobs.read(replay.blobKey);
    return await runInThread({ threads }, bytes, { background: true });
  } catch (error) {
    if (threads.isClosing()) await restoreCompleted(db, replay.id);
    throw error;
  }
}

/** Returns the match; null if nothing was worth storing, or another process has stored it. */
async function storeNewResult(context: WorkerContext, replayId: string, analysis: FileAnalysis) {
  const { db, clock, engine, modules } = context;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const replay = await lockOutdated(tx, replayId, engine.version);
    if (!replay?.matchId) return null;
    const analysisVersion = engine.version;
    if (analysis.kind === 'failed' || !isWorthReanalyzing(replay, analysis)) {
      await rewriteReplay(tx, replayId, { analysisVersion });
      return null;
    }
    const { report } = analysis;
    const timeZone = await findTimeZone(tx, replay.ownerId);
    const played = getPlayedAt(report.match, timeZone, replay.uploadedAt);
    const sourceUpload = { replayId, ownerId: replay.ownerId, sha256: replay.sha256, playedAt: played };
    const matchId = await restoreMatch(tx, analysis, sourceUpload, replay.matchId, now);
    const { status: _status, ...reason } = calculateVerdict(analysis);
    await rewriteReplay(tx, replayId, {
      ...(replay.status === REPLAY_STATUS.completed ? reason : {}),
      coverage: report.coverage,
      matchId,
      playedAt: played,
      summary: summarizeMatch(report),
      recorderIdentity: getRecorderIdentity(report),
      analysisVersion,
    });
    const { ownerId, folderId } = replay;
    const recorder = getRecorderIdentity(report);
    const stored = { ownerId, matchId, folderId, recorderIdentity: recorder, isAgain: true, now };
    for (const { onMatchStored } of modules) await onMatchStored?.(context, tx, stored);
    return matchId;
  });
}

/** Whether the result is stored: coverage never shrinks, and an error shown to the owner stays an error. */
function isWorthReanalyzing(replay: Replay, analysis: Exclude<FileAnalysis, { kind: 'failed' }>): boolean {
  if (replay.status === REPLAY_STATUS.errorOccurred) return analysis.kind === 'scoreboard';
  return replay.coverage !== 'full' || analysis.report.coverage === 'full';
}
