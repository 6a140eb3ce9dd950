import analyseFile from '../features/analysis/thread/analyse-file.thread.ts';
import type { FileAnalysis } from '../features/analysis/thread/file-analysis.ts';
import { NEWER_VERSION, readableReplay } from './newer-engine.ts';

/** The engine after an update that knows the game version of `newerReplay`. */
export default async function analyse(bytes: Uint8Array): Promise<FileAnalysis> {
  const analysis = await analyseFile(readableReplay(bytes));
  if (analysis.kind !== 'failed') analysis.report.analysisVersion = NEWER_VERSION;
  return analysis;
}
