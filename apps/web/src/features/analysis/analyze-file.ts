import { MAX_REPLAY_BYTES } from '@datacoach/contract';
import type { AnalysisAnswer, AnalysisRequest } from './analysis-outcome.ts';

export type FileAnalysis = Omit<AnalysisAnswer, 'id'>;

/** A file that keeps the worker busy for longer is given up, and the worker with it. */
const LONGEST_ANALYSIS_MS = 60_000;

const failed = (sentence: string): FileAnalysis => ({
  outcome: { kind: 'failed', sentence },
  milliseconds: 0,
});
const TOO_LARGE = 'The file is larger than 25 MB. A saved replay is never that large.';
const TOO_LONG = 'Reading the file took too long and was stopped.';
const UNREADABLE = 'The browser could not read the file.';

let worker: Worker | null = null;
let nextId = 1;
/** Files are read one after another: the one worker keeps its compiled decoder warm. */
let chain: Promise<unknown> = Promise.resolve();

/** Decodes and analyses a replay in a worker of this browser; nothing is uploaded. Never rejects. */
export function analyzeFile(file: File): Promise<FileAnalysis> {
  if (file.size > MAX_REPLAY_BYTES) return Promise.resolve(failed(TOO_LARGE));
  const result = chain.then(() => runWorker(file)).catch(() => failed(UNREADABLE));
  chain = result;
  return result;
}

async function runWorker(file: File): Promise<FileAnalysis> {
  const bytes = await file.arrayBuffer();
  worker ??= new Worker(new URL('./analyze.worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const request: AnalysisRequest = { id: nextId++, bytes };
  return new Promise((resolve) => {
    const stop = (analysis: FileAnalysis) => {
      clearTimeout(timer);
      current.removeEventListener('message', onMessage);
      current.removeEventListener('error', onError);
      resolve(analysis);
    };
    const giveUp = (sentence: string) => {
      current.terminate();
      worker = null;
      stop(failed(sentence));
    };
    const onMessage = ({ data }: MessageEvent<AnalysisAnswer>) => {
      if (data.id === request.id) stop(data);
    };
    const onError = () => giveUp(UNREADABLE);
    const timer = setTimeout(() => giveUp(TOO_LONG), LONGEST_ANALYSIS_MS);
    current.addEventListener('message', onMessage);
    current.addEventListener('error', onError);
    current.postMessage(request, [bytes]);
  });
}
