import analyzeFile from '../features/analysis/thread/analyze-file.thread.ts';
import type { FileAnalysis } from '../features/analysis/thread/file-analysis.ts';
import { createReadableReplay, NEWER_VERSION } from './newer-engine.ts';

/** Acts as the engine after an update that supports the game version of `createNewerReplay`. */
export default async function analyze(bytes: Uint8Array): Promise<FileAnalysis> {
  const analysis = await analyzeFile(createReadableReplay(bytes));
  if (analysis.kind !== 'failed') analysis.report.analysisVersion = NEWER_VERSION;
  return analysis;
}
