import analyzeFile from '../features/analysis/thread/analyze-file.thread.ts';
import type { FileAnalysis } from '../features/analysis/thread/file-analysis.ts';

/** Acts as an engine that finds more players per team than the database has room for. */
export default async function analyze(bytes: Uint8Array): Promise<FileAnalysis> {
  const analysis = await analyzeFile(bytes);
  if (analysis.kind !== 'failed') analysis.report.match.teamSize = 40_000;
  return analysis;
}
