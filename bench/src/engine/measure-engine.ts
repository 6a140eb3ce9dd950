import { type AnalysisOutcome, analyzeReplay, createTimelineBuilder } from '@datacoach/analysis';
import { type AttributeHandlers, crc32, decodeReplay, readHeader } from '@datacoach/replay';
import { measureMedian, measureProcessorTime } from '../measure-time.ts';

/** The twelve real replays to measure, one of each size and era. */
export const BENCH_FILES = [
  'soccar-1v1-2026-03-private-duel-problematic',
  'soccar-1v1-2026-04-ranked-duel-post-eac',
  'soccar-2v2-2026-03-ranked-doubles',
  'soccar-2v2-2026-04-ranked-doubles-post-eac',
  'era-2025-06-v868-32-net10-replicated-boost-ranked-2v2',
  'era-2026-03-v868-32-net11-dodge-refresh-ranked-2v2',
  'soccar-3v3-2026-03-ranked-standard-a',
  'soccar-3v3-2026-04-ranked-standard-post-eac',
  'soccar-3v3-2026-05-private-rlcs',
  'era-2026-01-v868-32-net10-demolish-extended-private-3v3',
  'era-2019-04-v868-24-net10-private-3v3',
  'era-2016-11-v868-14-rlcs-lan-3v3',
] as const;

const HEADER_REPEATS = 100;

/** Timings of one replay, one thread, file in memory: ms are medians after a warm-up. */
export interface EngineStats {
  name: string;
  bytes: number;
  frames: number;
  /** Players with a car and a team. */
  players: number;
  /** Header only. */
  headerMs: number;
  /** Streaming decode with the engine's subscriptions, without checksums. */
  decodeMs: number;
  /** Nanoseconds per attribute update of the file. */
  nsPerUpdate: number;
  /** Checksums of both sections, measured separately. */
  checksumMs: number;
  /** Decode, timeline and all stats. */
  statisticsMs: number;
  /** From bytes to the complete result: stats, all events, insight. */
  resultMs: number;
  /** Same in CPU time of the thread, min of several runs, so other load on the machine doesn't count. */
  resultProcessorMs: number;
}

/** Returns handlers for all the engine's subscriptions that do nothing. */
function subscriptionsOnly(): AttributeHandlers {
  const requested = Object.keys(createTimelineBuilder().sink.attributes ?? {});
  return Object.fromEntries(requested.map((name) => [name, () => {}])) as AttributeHandlers;
}

/** Streaming decode with the engine's subscriptions, without checksums. */
export function makeDecode(bytes: Uint8Array): () => void {
  const attributes = subscriptionsOnly();
  return () => decodeReplay(bytes, { attributes }, { checksums: 'never' });
}

/** Analyzes everything about a file. Throws if it can't be read to the end. */
export function analyzeFully(bytes: Uint8Array): Extract<AnalysisOutcome, { kind: 'complete' }> {
  const outcome = analyzeReplay(bytes, { events: true });
  if (outcome.kind !== 'complete') throw outcome.error;
  return outcome;
}

export function measureEngine(name: string, bytes: Uint8Array): EngineStats {
  let updates = 0;
  const decoded = decodeReplay(bytes, { everyUpdate: () => updates++ });
  if (decoded.kind !== 'complete') throw decoded.error;
  const decodeMs = measureMedian(makeDecode(bytes));
  const headerMs = measureMedian(() => {
    for (let i = 0; i < HEADER_REPEATS; i++) readHeader(bytes);
  });
  return {
    name,
    bytes: bytes.length,
    frames: decoded.frames,
    players: analyzeFully(bytes).report.players.length,
    headerMs: headerMs / HEADER_REPEATS,
    decodeMs,
    nsPerUpdate: (decodeMs * 1e6) / updates,
    checksumMs: measureMedian(() => crc32(bytes)),
    statisticsMs: measureMedian(() => analyzeReplay(bytes)),
    resultMs: measureMedian(() => analyzeFully(bytes)),
    resultProcessorMs: measureProcessorTime(() => analyzeFully(bytes)),
  };
}
