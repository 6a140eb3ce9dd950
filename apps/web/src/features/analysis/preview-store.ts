import { formatNumber } from '@datacoach/analysis/format-number';
import { MAX_REPLAY_BYTES } from '@datacoach/contract';
import { useSyncExternalStore } from 'react';
import { whenAccountLeaves } from '../../app/session/session.ts';
import type { AnalysisAnswer, AnalysisRequest } from './analysis-outcome.ts';

const MS = 1000;

/** What the head of a browser-made report says of its making. */
export function readingFacts({ id, fileName, analysis }: Preview): string[] {
  const seconds = formatNumber((analysis?.milliseconds ?? 0) / MS, 2);
  const read = `analyzed in this browser in ${seconds} s`;
  return id === SAMPLE_ID ? [`a sample match with made-up players, ${read}`] : [`${fileName} ${read}`];
}

type FileAnalysis = Omit<AnalysisAnswer, 'id'>;

/** A file that keeps the worker busy for longer is given up, and the worker with it. */
const LONGEST_ANALYSIS_MS = 60_000;

const failed = (sentence: string): FileAnalysis => ({
  outcome: { kind: 'failed', sentence },
  milliseconds: 0,
});
const TOO_LARGE = 'This file is over 25 MB, so it’s not a replay. Choose a .replay file.';
const TOO_LONG = 'Analysis timed out. Try again.';
const UNREADABLE = 'Your browser couldn’t open the file. Choose it again.';

let worker: Worker | null = null;
let nextId = 1;
/** Files are read one after another: the one worker keeps its compiled decoder warm. */
let chain: Promise<unknown> = Promise.resolve();

/** Decodes and analyses a replay in a worker of this browser; nothing is uploaded. Never rejects. */
function analyzeFile(file: File): Promise<FileAnalysis> {
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

/** One file read in this browser; `analysis` is null while the worker is at it. */
export interface Preview {
  readonly id: string;
  readonly fileName: string;
  readonly analysis: FileAnalysis | null;
}

/** Reports are large: only the newest of them are kept. */
const MAX_PREVIEWS = 12;

/** Ids that were read once; a report that made room for newer ones is not made again. */
const started = new Set<string>();

let previews: ReadonlyMap<string, Preview> = new Map();
const listeners = new Set<() => void>();

function put(preview: Preview): void {
  const next = new Map(previews);
  next.set(preview.id, preview);
  for (const id of [...next.keys()].slice(0, -MAX_PREVIEWS)) next.delete(id);
  previews = next;
  for (const listener of listeners) listener();
}

// What one account has read is not the next one's.
whenAccountLeaves(() => {
  previews = new Map();
  started.clear();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts reading a file under an id; the same id is read once. Resolves when it is done. */
export async function startPreview(id: string, file: File): Promise<void> {
  if (started.has(id)) return;
  started.add(id);
  put({ id, fileName: file.name, analysis: null });
  put({ id, fileName: file.name, analysis: await analyzeFile(file) });
}

/** Id of the sample match. */
export const SAMPLE_ID = 'sample';

/** Makes the sample match and reads it like any dropped file, once a visit. */
export async function startSample(): Promise<void> {
  if (started.has(SAMPLE_ID)) return;
  started.add(SAMPLE_ID);
  const fileName = 'a sample match';
  put({ id: SAMPLE_ID, fileName, analysis: null });
  const analysis = await makeSample().then(analyzeFile);
  put({ id: SAMPLE_ID, fileName, analysis });
}

export function usePreview(id: string): Preview | undefined {
  return useSyncExternalStore(subscribe, () => previews.get(id));
}

/** Writes the sample match in a worker: a real replay file, made up by our own writer. */
function makeSample(): Promise<File> {
  const worker = new Worker(new URL('./sample.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<File>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
      resolve(new File([data], 'sample.replay')),
    );
    worker.addEventListener('error', () =>
      reject(new Error('We couldn’t load the sample match. Try again.')),
    );
    worker.postMessage(null);
  }).finally(() => worker.terminate());
}
