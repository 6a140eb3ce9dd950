import { REPLAY_STATUS } from '@datacoach/contract';
import { ThreadDiedError } from '../../platform/thread-pool/thread-pool.ts';
import { findTimeZone } from '../auth/index.ts';
import { storeMatch } from '../gamedata/index.ts';
import {
  claimReplay,
  finishReplay,
  type Replay,
  type ReplayResult,
  releaseReplay,
} from '../replays/index.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { recorderIdentity, replaySummary } from './describe-witness.ts';
import {
  ANALYSIS_FAILED,
  damagedFile,
  HAS_NO_FRAMES,
  THREAD_DEATH_SENTENCES,
  WAITS_FOR_UPDATE,
} from './failure-sentences.ts';
import { playedAt } from './played-at.ts';
import type { FileAnalysis, ReadingError } from './thread/file-analysis.ts';

/** Failures of the thread on one file after which no further is risked (rulings M5). */
export const MOST_THREAD_FAILURES = 3;
/** Beginnings without an end, so processes that died, after which a file is held to be the reason. */
const MOST_ATTEMPTS = 10;

/**
 * Analyses one upload: the work outside any transaction, match, facts and status in one. May be called again at any
 * time: a finished upload is left alone. Throws when it should be tried again.
 */
export async function analyseReplay(context: AnalysisContext, replayId: string): Promise<void> {
  const { db, clock, logger } = context;
  const replay = await claimReplay(db, replayId);
  if (!replay) return;
  if (replay.attempts > MOST_ATTEMPTS) {
    await finishReplay(db, replay.id, failed(THREAD_DEATH_SENTENCES.exit, null), clock.now());
    return;
  }
  const started = performance.now();
  const analysis = await analyseFile(context, replay);
  if (!analysis) return;
  await storeResult(context, replay, analysis);
  const ms = Math.round(performance.now() - started);
  logger.info({ replayId, outcome: analysis.kind, ms, bytes: replay.fileSize }, 'replay analysed');
}

/** The thread's answer; null when the file has been given up. */
async function analyseFile(context: AnalysisContext, replay: Replay): Promise<FileAnalysis | null> {
  const { db, clock, blobs, threads, logger } = context;
  let inThread = false;
  try {
    const bytes = await blobs.read(replay.blobKey);
    inThread = true;
    return await threads.run(bytes, [bytes.buffer]);
  } catch (error) {
    const byThread = inThread && !threads.isClosing();
    const failures = await releaseReplay(db, replay.id, byThread);
    if (failures < MOST_THREAD_FAILURES) throw error;
    const sentence =
      error instanceof ThreadDiedError ? THREAD_DEATH_SENTENCES[error.reason] : ANALYSIS_FAILED;
    logger.error({ err: error, replayId: replay.id }, 'replay given up');
    await finishReplay(db, replay.id, failed(sentence, null), clock.now());
    return null;
  }
}

async function storeResult(
  { db, clock }: AnalysisContext,
  replay: Replay,
  analysis: FileAnalysis,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (analysis.kind === 'failed') {
      await finishReplay(tx, replay.id, failed(analysis.error.sentence, analysis.error), now);
      return;
    }
    const { report } = analysis;
    const played = playedAt(report.match, await findTimeZone(tx, replay.ownerId), now);
    const matchId = await storeMatch(
      tx,
      analysis,
      { replayId: replay.id, ownerId: replay.ownerId, sha256: replay.sha256, playedAt: played },
      now,
    );
    await finishReplay(
      tx,
      replay.id,
      {
        ...verdict(analysis),
        coverage: report.coverage,
        matchId,
        playedAt: played,
        summary: replaySummary(report),
        recorderIdentity: recorderIdentity(report),
      },
      now,
    );
  });
}

/** Status and reason by what could be read (rulings C2). */
function verdict(analysis: Exclude<FileAnalysis, { kind: 'failed' }>): ReplayResult {
  if (analysis.kind === 'complete') {
    const statusReason = analysis.report.coverage === 'full' ? null : HAS_NO_FRAMES;
    return { status: REPLAY_STATUS.completed, statusReason };
  }
  if (analysis.damaged) return failed(damagedFile(analysis.error), analysis.error);
  return { ...failed(WAITS_FOR_UPDATE, analysis.error), status: REPLAY_STATUS.completed };
}

function failed(sentence: string, error: ReadingError | null): ReplayResult {
  return {
    status: REPLAY_STATUS.errorOccurred,
    statusReason: sentence,
    errorCode: error?.code ?? null,
    errorSection: error?.section ?? null,
    errorBitOffset: error?.bitOffset ?? null,
  };
}
