import { analyzeReplay, createTimelineBuilder } from '@datacoach/analysis';
import { type AttributeHandlers, crc32, decodeReplay, readHeader } from '@datacoach/replay';
import { measureMedian } from './measure-median.ts';

const HEADER_REPEATS = 100;

/** Figures of one replay, one thread, file in memory: ms are medians after a warm-up. */
export interface EngineFigures {
  name: string;
  bytes: number;
  /** The header alone. */
  headerMs: number;
  /** Streaming decode with the engine's subscriptions, without checksums. */
  decodeMs: number;
  /** Nanoseconds per attribute update of the file. */
  nsPerUpdate: number;
  /** Both sections' checksums, apart. */
  checksumMs: number;
  /** Decode, timeline and all statistics. */
  analyzeMs: number;
}

/** Handlers that take what the engine takes and do nothing with it. */
function subscriptionsOnly(): AttributeHandlers {
  const wanted = Object.keys(createTimelineBuilder().sink.attributes ?? {});
  return Object.fromEntries(wanted.map((name) => [name, () => {}])) as AttributeHandlers;
}

export function measureEngine(name: string, bytes: Uint8Array): EngineFigures {
  const attributes = subscriptionsOnly();
  let updates = 0;
  decodeReplay(bytes, { everyUpdate: () => updates++ });
  const decodeMs = measureMedian(() => decodeReplay(bytes, { attributes }));
  const headerMs = measureMedian(() => {
    for (let i = 0; i < HEADER_REPEATS; i++) readHeader(bytes);
  });
  return {
    name,
    bytes: bytes.length,
    headerMs: headerMs / HEADER_REPEATS,
    decodeMs,
    nsPerUpdate: (decodeMs * 1e6) / updates,
    checksumMs: measureMedian(() => crc32(bytes)),
    analyzeMs: measureMedian(() => analyzeReplay(bytes)),
  };
}
