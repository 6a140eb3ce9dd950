import { PLATFORMS, type Platform, REPLAY_STATUS } from '@datacoach/contract';
import type { WorkerContext } from '../../feature-module.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUnstorable } from '../../platform/database/database-errors.ts';
import { type RunOptions, ThreadDiedError } from '../../platform/thread-pool/thread-pool.ts';
import { findTimeZone, findUser } from '../auth/index.ts';
import { storeMatch } from '../gamedata/index.ts';
import { listIdentities } from '../identities/index.ts';
import { type Settlement, settleUpload } from '../membership/index.ts';
import { addNotification } from '../notifications/index.ts';
import {
  claimReplay,
  enqueueAnalyses,
  finishReplay,
  getOwnScore,
  listUnfinished,
  lockUnfinished,
  type Replay,
  type ReplayResult,
  type ReplaySummary,
  releaseReplay,
} from '../replays/index.ts';
import { getPlayedAt, getRecorderIdentity, summarizeMatch } from './describe-source-upload.ts';
import type { FileAnalysis } from './thread/file-analysis.ts';
import { ANALYSIS_FAILED, calculateVerdict, createFailedVerdict, THREAD_DEATH_MESSAGES } from './verdict.ts';

/** Console platforms, as named in identities. */
const CONSOLES: ReadonlySet<string> = new Set(['ps4', 'xbox', 'switch']);

/**
 * Whether an analyzed upload counts toward the month's replays (decisions.md 7.3). It doesn't if it failed or has
 * only a scoreboard, or if a PC player (or an uploader without a stated platform) played with console players.
 */
export function getUploadSettlement(
  { status, coverage, summary }: Pick<ReplayResult, 'status' | 'coverage' | 'summary'>,
  ownerPlatform: Platform | null,
): Settlement {
  if (status !== REPLAY_STATUS.completed || coverage !== 'full') return 'upload-returned';
  const onPc = (ownerPlatform ?? PLATFORMS.pc) === PLATFORMS.pc;
  const identities = Object.keys(summary?.teams ?? {});
  const withConsole = identities.some((identity) => CONSOLES.has(identity.split(':')[0]!));
  return onPc && withConsole ? 'upload-console' : 'upload-kept';
}

/**
 * How many threads a file may crash for an unknown reason (decisions.md 18.9). Running out of time or memory, or an
 * analysis error, would fail the same way again.
 */
const MAX_THREAD_FAILURES = 3;
/** Number of starts without an end (crashed processes) after which the file itself is blamed. */
const MAX_ATTEMPTS = 10;

/**
 * Analyzes one upload: the work outside any transaction; match, facts and status in one. Safe to call again at any
 * time: a finished upload is left alone. Throws if it should be retried.
 */
export async function analyzeStoredReplay(context: WorkerContext, replayId: string): Promise<void> {
  const { db, clock, logger, modules } = context;
  const replay = await claimReplay(db, replayId);
  if (!replay) return;
  await publishChange(db, { topic: 'replays', userId: replay.ownerId });
  if (replay.attempts > MAX_ATTEMPTS) return giveUp(context, replay, THREAD_DEATH_MESSAGES.exit);
  const waitedMs = clock.now().getTime() - replay.uploadedAt.getTime();
  const started = performance.now();
  const analysis = await analyzeFile(context, replay);
  if (!analysis) return;
  const analyzed = performance.now();
  let matchId: string | null;
  try {
    matchId = await storeResult(context, replay, analysis);
  } catch (error) {
    if (!isUnstorable(error)) throw error;
    return giveUp(context, replay, ANALYSIS_FAILED, error);
  }
  const stored = performance.now();
  if (matchId !== null)
    for (const { afterMatchStored } of modules) await afterMatchStored?.(context, matchId);
  const ms = {
    waited: waitedMs,
    analyzed: Math.round(analyzed - started),
    stored: Math.round(stored - analyzed),
    after: Math.round(performance.now() - stored),
  };
  logger.info({ replayId, outcome: analysis.kind, ms, bytes: replay.fileSize }, 'replay analyzed');
}

/** Returns the thread's result; null if the file has been given up. */
async function analyzeFile(context: WorkerContext, replay: Replay): Promise<FileAnalysis | null> {
  const { db, blobs, threads } = context;
  let inThread = false;
  try {
    const bytes = await blobs.read(replay.blobKey);
    inThread = true;
    return await runInThread(context, bytes, { account: replay.ownerId });
  } catch (error) {
    const byThread = inThread && !threads.isClosing();
    const failures = await releaseReplay(db, replay.id, byThread);
    const isByChance = error instanceof ThreadDiedError && error.reason === 'exit';
    if (!byThread || (isByChance && failures < MAX_THREAD_FAILURES)) throw error;
    const userMessage =
      error instanceof ThreadDiedError ? THREAD_DEATH_MESSAGES[error.reason] : ANALYSIS_FAILED;
    await giveUp(context, replay, userMessage, error);
    return null;
  }
}

/** Ends an upload whose analysis would fail the same way again. */
async function giveUp(context: WorkerContext, replay: Replay, userMessage: string, error?: unknown) {
  const { db, clock, logger, engine } = context;
  logger.error({ err: error, replayId: replay.id }, 'gave up on a replay');
  const result = { ...createFailedVerdict(userMessage, null), analysisVersion: engine.version };
  await db.transaction((tx) => finishAndNotify(tx, replay, result, clock.now()));
}

/** Returns the match; null if there is none, or the upload has been deleted meanwhile. */
async function storeResult(context: WorkerContext, replay: Replay, analysis: FileAnalysis) {
  const { db, clock, engine, modules } = context;
  const now = clock.now();
  const outcome = { ...calculateVerdict(analysis), analysisVersion: engine.version };
  return db.transaction(async (tx) => {
    if (analysis.kind === 'failed') {
      await finishAndNotify(tx, replay, outcome, now);
      return null;
    }
    // If it was deleted meanwhile, it must not leave a match that nobody uploaded.
    if (!(await lockUnfinished(tx, replay.id))) return null;
    const { report } = analysis;
    const played = getPlayedAt(report.match, await findTimeZone(tx, replay.ownerId), now);
    const matchId = await storeMatch(
      tx,
      analysis,
      { replayId: replay.id, ownerId: replay.ownerId, sha256: replay.sha256, playedAt: played },
      now,
    );
    await finishAndNotify(
      tx,
      replay,
      {
        ...outcome,
        coverage: report.coverage,
        matchId,
        playedAt: played,
        summary: summarizeMatch(report),
        recorderIdentity: getRecorderIdentity(report),
      },
      now,
    );
    const { ownerId, folderId } = replay;
    const recorder = getRecorderIdentity(report);
    const stored = { ownerId, matchId, folderId, recorderIdentity: recorder, isAgain: false, now };
    for (const { onMatchStored } of modules) await onMatchStored?.(context, tx, stored);
    return matchId;
  });
}

function formatReadyText(summary: ReplaySummary, identities: readonly string[]): string {
  const { playlist, map, score } = summary;
  const goals = getOwnScore(summary, identities);
  if (!goals) return `${playlist} ${score[0]}–${score[1]}, ${map}`;
  const { own, other } = goals;
  return `You ${own > other ? 'won' : own < other ? 'lost' : 'tied'} ${own}–${other} in ${playlist}, ${map}`;
}

/**
 * Finishes an upload, settles the monthly quota and notifies its owner; does nothing if another process has finished
 * it. For files in a folder only open pages are notified: the folder shows the progress.
 */
async function finishAndNotify(
  tx: Transaction,
  { id, ownerId, name, folderId }: Replay,
  result: ReplayResult,
  now: Date,
): Promise<void> {
  if (!(await finishReplay(tx, id, result, now))) return;
  const owner = await findUser(tx, ownerId);
  await settleUpload(tx, id, getUploadSettlement(result, owner?.platform ?? null), now);
  await publishChange(tx, { topic: 'replays', userId: ownerId });
  if (folderId !== null) return;
  const { status, statusReason, matchId, summary } = result;
  if (status === REPLAY_STATUS.completed && matchId && summary) {
    const what = formatReadyText(summary, await listIdentities(tx, ownerId));
    const news = { kind: 'replay-ready', values: { what }, path: `/match/${matchId}` } as const;
    await addNotification(tx, now, { userId: ownerId, ...news, onceKey: `replay-ready:${id}` });
  } else if (status === REPLAY_STATUS.errorOccurred) {
    const values = { name, reason: statusReason ?? '' };
    const news = { kind: 'replay-failed', values, path: '/my-replay?page=1' } as const;
    await addNotification(tx, now, { userId: ownerId, ...news, onceKey: `replay-failed:${id}` });
  }
}

const BATCH_SIZE = 200;

/** Makes sure that every unfinished upload has a live job. Returns the number of jobs added. */
export async function requeueUnfinished({ db, clock, queue }: WorkerContext, minimumAgeMs: number) {
  const uploadedBefore = new Date(clock.now().getTime() - minimumAgeMs);
  let added = 0;
  let after: string | null = null;
  for (;;) {
    const uploads: { id: string; ownerId: string }[] = await listUnfinished(
      db,
      uploadedBefore,
      after,
      BATCH_SIZE,
    );
    added += await db.transaction((tx) => enqueueAnalyses(tx, queue, uploads));
    after = uploads.at(-1)?.id ?? null;
    if (uploads.length < BATCH_SIZE) return added;
  }
}

/** Analyzes a file in a thread and transfers its bytes to it. Throws ThreadDiedError, or what the thread threw. */
export async function runInThread(
  { threads }: Pick<WorkerContext, 'threads'>,
  bytes: Uint8Array<ArrayBuffer>,
  options: RunOptions = {},
): Promise<FileAnalysis> {
  return (await threads.run(bytes, [bytes.buffer], options)) as FileAnalysis;
}
