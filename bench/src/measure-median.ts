const RUNS = 9;
const WARM_UP_RUNS = 3;

/** Median duration of `work` in ms over several runs, after a warm-up. */
export function measureMedian(work: () => void, runs = RUNS): number {
  for (let i = 0; i < WARM_UP_RUNS; i++) work();
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(runs / 2)]!;
}
