import { startThreadPool, type ThreadPool } from '../../platform/thread-pool/thread-pool.ts';
import type { AnalysisEngine } from './analysis-engine.ts';
import type { FileAnalysis } from './thread/file-analysis.ts';

export type AnalysisThreads = ThreadPool<Uint8Array, FileAnalysis>;

export interface AnalysisLimits {
  /** Milliseconds for one file. */
  timeLimitMs: number;
  /** Heap of a thread, MB. */
  memoryLimitMb: number;
}

/** Rulings M5. A 1.5 MB replay takes some 0.1 s and 100 MB. */
export const ANALYSIS_LIMITS: AnalysisLimits = { timeLimitMs: 60_000, memoryLimitMb: 512 };

export function startAnalysisThreads(
  { thread }: AnalysisEngine,
  threads: number,
  limits: AnalysisLimits,
): AnalysisThreads {
  return startThreadPool({ module: thread, threads, ...limits });
}
