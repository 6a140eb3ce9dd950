import { ANALYSIS_VERSION } from '@datacoach/analysis';

/** What reads files: stored numbers of older versions are made again by it. */
export interface AnalysisEngine {
  version: string;
  /** Module of an analysis thread. */
  thread: URL;
}

export const ENGINE: AnalysisEngine = {
  version: ANALYSIS_VERSION,
  thread: new URL('./thread/analyse-file.thread.ts', import.meta.url),
};
