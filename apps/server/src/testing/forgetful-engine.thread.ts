import analyseFile from '../features/analysis/thread/analyse-file.thread.ts';
import type { FileAnalysis } from '../features/analysis/thread/file-analysis.ts';
import { newerReplay } from './sample-replay.ts';

/** An engine that has lost an attribute that it knew. */
export default function analyse(bytes: Uint8Array): Promise<FileAnalysis> {
  return analyseFile(newerReplay(bytes));
}
