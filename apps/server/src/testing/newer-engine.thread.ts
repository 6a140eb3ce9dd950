import analyzeFile from '../features/analysis/thread/analyze-file.thread.ts';
import type { FileAnalysis } from '../features/analysis/thread/file-analysis.ts';
import { NEWER_VERSION, readableReplay } from './newer-engine.ts';

/** Acts as the engine after an update that supports the game version of `newerReplay`. */
export default async function analyze(bytes: Uint8Array): Promise<FileAnalysis> {
  const analysis = await analyzeFile(readableReplay(bytes));
  if (analysis.kind !== 'failed') analysis.report.analysisVersion = NEWER_VERSION;
  return analysis;
}
