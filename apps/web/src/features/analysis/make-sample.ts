/** Writes the sample match in a worker: a real replay file, made up by our own writer. */
export function makeSample(): Promise<File> {
  const worker = new Worker(new URL('./sample.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<File>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
      resolve(new File([data], 'sample.replay')),
    );
    worker.addEventListener('error', () => reject(new Error('The sample match could not be made.')));
    worker.postMessage(null);
  }).finally(() => worker.terminate());
}
