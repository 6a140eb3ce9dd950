import type { FirstInsightAnswer, FirstInsightTask } from './first-insight-task.ts';

/** Compares one match with the references, in a worker of this browser. */
export function findFirstInsight(task: FirstInsightTask): Promise<FirstInsightAnswer> {
  const worker = new Worker(new URL('./first-insight.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FirstInsightAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FirstInsightAnswer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The match could not be compared.')));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
