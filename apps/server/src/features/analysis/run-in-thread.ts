import type { WorkerContext } from '../../feature-module.ts';
import type { RunOptions } from '../../platform/thread-pool/thread-pool.ts';
import type { FileAnalysis } from './thread/file-analysis.ts';

/** Analyzes a file in a thread and transfers its bytes to it. Throws ThreadDiedError, or what the thread threw. */
export async function runInThread(
  { threads }: Pick<WorkerContext, 'threads'>,
  bytes: Uint8Array<ArrayBuffer>,
  options: RunOptions = {},
): Promise<FileAnalysis> {
  return (await threads.run(bytes, [bytes.buffer], options)) as FileAnalysis;
}
