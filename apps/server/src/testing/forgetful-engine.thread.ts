import analyzeFile from '../features/analysis/thread/analyze-file.thread.ts';
import type { FileAnalysis } from '../features/analysis/thread/file-analysis.ts';
import { createNewerReplay } from './sample-replay.ts';

/** Acts as an engine that no longer knows an attribute. */
export default function analyze(bytes: Uint8Array): Promise<FileAnalysis> {
  return analyzeFile(createNewerReplay(bytes));
}
