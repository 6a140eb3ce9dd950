import { useSyncExternalStore } from 'react';
import { whenAccountLeaves } from '../../app/session/session.ts';
import { analyzeFile, type FileAnalysis } from './analyze-file.ts';

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
    worker.addEventListener('error', () => reject(new Error('The sample match could not be made.')));
    worker.postMessage(null);
  }).finally(() => worker.terminate());
}
