import { formatNumber } from '@datacoach/analysis/format-number';
import { MAX_REPLAY_BYTES } from '@datacoach/contract';
import { useSyncExternalStore } from 'react';
import { onAccountChange } from '../../app/session/session.ts';
import { createListeners } from '../../shared/store/listeners.ts';
import type { AnalysisOutcome, AnalysisRequest, AnalysisResponse } from './analysis-outcome.ts';

const MS_PER_SECOND = 1000;

export function listAnalysisFacts({ id, fileName, analysis }: Preview): string[] {
  const seconds = formatNumber((analysis?.milliseconds ?? 0) / MS_PER_SECOND, 2);
  const read = `analyzed in this browser in ${seconds} s`;
  return id === SAMPLE_ID ? [`a sample match with made-up players, ${read}`] : [`${fileName} ${read}`];
}

type FileAnalysis = Omit<AnalysisResponse, 'id'>;

/** Analysis that takes longer is aborted along with its worker. */
const MAX_ANALYSIS_MS = 60_000;

const createFailure = (userMessage: string): FileAnalysis => ({
  outcome: { kind: 'failed', userMessage },
  milliseconds: 0,
});
const TOO_LARGE = 'This file is over 25 MB, so it’s not a replay. Choose a .replay file.';
const TOO_LONG = 'Analysis timed out. Try again.';
const UNREADABLE = 'Your browser couldn’t open the file. Choose it again.';

let worker: Worker | null = null;
let nextId = 1;
/** Files are processed one after another: the single worker keeps its compiled decoder warm. */
let analysisQueue: Promise<unknown> = Promise.resolve();

/** Decodes and analyzes a replay in a browser worker; nothing is uploaded. Never rejects. */
function analyzeFile(file: File): Promise<FileAnalysis> {
  if (file.size > MAX_REPLAY_BYTES) return Promise.resolve(createFailure(TOO_LARGE));
  const result = analysisQueue.then(() => runWorker(file)).catch(() => createFailure(UNREADABLE));
  analysisQueue = result;
  return result;
}

async function runWorker(file: File): Promise<FileAnalysis> {
  const bytes = await file.arrayBuffer();
  worker ??= new Worker(new URL('./analyze.worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const request: AnalysisRequest = { id: nextId++, bytes };
  return new Promise((resolve) => {
    const finish = (analysis: FileAnalysis) => {
      clearTimeout(timer);
      current.removeEventListener('message', onMessage);
      current.removeEventListener('error', onError);
      resolve(analysis);
    };
    const abortWorker = (userMessage: string) => {
      current.terminate();
      worker = null;
      finish(createFailure(userMessage));
    };
    const onMessage = ({ data }: MessageEvent<AnalysisResponse>) => {
      if (data.id === request.id) finish(data);
    };
    const onError = () => abortWorker(UNREADABLE);
    const timer = setTimeout(() => abortWorker(TOO_LONG), MAX_ANALYSIS_MS);
    current.addEventListener('message', onMessage);
    current.addEventListener('error', onError);
    current.postMessage(request, [bytes]);
  });
}

/** A file analyzed in this browser; `analysis` is null while in progress. */
export interface Preview {
  readonly id: string;
  readonly fileName: string;
  readonly analysis: FileAnalysis | null;
}

/** Reports are large: only the newest are kept. */
const MAX_PREVIEWS = 12;

/** Ids already processed; a report dropped in favor of newer ones isn't made again. */
const startedIds = new Set<string>();

let previews: ReadonlyMap<string, Preview> = new Map();
const listeners = createListeners();

function setPreview(preview: Preview): void {
  const next = new Map(previews);
  next.set(preview.id, preview);
  for (const id of [...next.keys()].slice(0, -MAX_PREVIEWS)) next.delete(id);
  previews = next;
  listeners.notify();
}

// One account's previews are hidden from the next.
onAccountChange(() => {
  previews = new Map();
  startedIds.clear();
});

/** Starts analyzing a file under an id, once per id. Resolves when done with what it was. */
export async function startPreview(id: string, file: File): Promise<AnalysisOutcome['kind'] | null> {
  if (startedIds.has(id)) return null;
  startedIds.add(id);
  setPreview({ id, fileName: file.name, analysis: null });
  const analysis = await analyzeFile(file);
  setPreview({ id, fileName: file.name, analysis });
  return analysis.outcome.kind;
}

export const SAMPLE_ID = 'sample';

/** Creates the sample match and analyzes it like any dropped file, once per visit unless that fails. */
export async function startSample(): Promise<void> {
  if (startedIds.has(SAMPLE_ID)) return;
  startedIds.add(SAMPLE_ID);
  const fileName = 'a sample match';
  setPreview({ id: SAMPLE_ID, fileName, analysis: null });
  const analysis = await createSample().then(analyzeFile, ({ message }: Error) => createFailure(message));
  if (analysis.outcome.kind === 'failed') startedIds.delete(SAMPLE_ID);
  setPreview({ id: SAMPLE_ID, fileName, analysis });
}

export function usePreview(id: string): Preview | undefined {
  return useSyncExternalStore(listeners.subscribe, () => previews.get(id));
}

/** Writes the sample match in a worker: a real replay file generated by our own writer. */
function createSample(): Promise<File> {
  const worker = new Worker(new URL('./sample/sample.worker.ts', import.meta.url), { type: 'module' });
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
