const RUNS = 9;
const WARM_UP_RUNS = 3;

/** Median duration of `work` in ms over several runs, after a warm-up. */
export function measureMedian(work: () => void): number {
  const times = runs(() => measureOnce(work)).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)]!;
}

/**
 * Least processor time of this thread that `work` takes, ms: what it costs, whatever else the machine does. The system
 * counts in steps of up to 4 ms, so short work is done many times between two looks.
 */
export function measureProcessorTime(work: () => void, repeats = 1): number {
  return Math.min(
    ...runs(() => {
      const before = process.threadCpuUsage();
      for (let i = 0; i < repeats; i++) work();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000 / repeats;
    }),
  );
}

function runs(measure: () => number): number[] {
  for (let i = 0; i < WARM_UP_RUNS; i++) measure();
  return Array.from({ length: RUNS }, measure);
}

/** Duration of `work` in ms, once. */
export function measureOnce(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
