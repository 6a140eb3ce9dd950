import analyzeFile from '../features/analysis/thread/analyze-file.thread.ts';
import type { FileAnalysis } from '../features/analysis/thread/file-analysis.ts';
import { newerReplay } from './sample-replay.ts';

/** An engine that has lost an attribute that it knew. */
export default function analyze(bytes: Uint8Array): Promise<FileAnalysis> {
  return analyzeFile(newerReplay(bytes));
}
