import { ANALYSIS_VERSION } from '@datacoach/analysis';

/** Reads files; also recalculates stored stats from older versions. */
export interface AnalysisEngine {
  version: string;
  /** Module of an analysis thread. */
  thread: URL;
}

export const ENGINE: AnalysisEngine = {
  version: ANALYSIS_VERSION,
  thread: new URL('./thread/analyze-file.thread.ts', import.meta.url),
};

export interface AnalysisLimits {
  /** Time limit per file in ms. */
  timeLimitMs: number;
  /** Heap of a thread, MB. */
  memoryLimitMb: number;
}

/** decisions.md 18.9. A 1.5 MB replay takes some 0.1 s and 100 MB. */
export const ANALYSIS_LIMITS: AnalysisLimits = { timeLimitMs: 60_000, memoryLimitMb: 512 };
