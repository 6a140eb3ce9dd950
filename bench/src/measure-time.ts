import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in 1/100 s. */
const TICK_MS = 10;

/** Returns a program's CPU time in ms; null outside Linux. */
export function readProcessorTime(id: number): number | null {
  const ticks = existsSync('/proc/self/stat') ? readStat(id)?.ticks : undefined;
  return ticks === undefined ? null : ticks * TICK_MS;
}

/** Returns the CPU time of all programs started by this process, directly or indirectly, in ms; null outside Linux. */
export function readChildCpuTime(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    const id = Number(name);
    if (!Number.isInteger(id)) continue;
    const stat = readStat(id);
    if (stat) processes.set(id, stat);
  }
  const isOurs = (id: number): boolean => {
    const parent = processes.get(id)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  const ticks = [...processes].reduce((sum, [id, one]) => sum + (isOurs(id) ? one.ticks : 0), 0);
  return ticks * TICK_MS;
}

function readStat(id: number): { parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name in parentheses may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It has ended in the meantime.
    return null;
  }
}

/** Prints a result next to its target and returns whether it was reached; if not, this process exits with 1. */
export function printTarget(what: string, value: number, mark: number, unit: string): boolean {
  const reached = value <= mark;
  console.log(
    `${reached ? 'reached' : 'MISSED '}  ${what}: ${value.toFixed(2)} ${unit}, mark ${mark} ${unit}`,
  );
  if (!reached) process.exitCode = 1;
  return reached;
}

export const column = (value: number, digits: number, width: number): string =>
  value.toFixed(digits).padStart(width);

const RUNS = 9;
const WARM_UP_RUNS = 3;

/** Returns the median duration of `work` in ms over several runs, after a warm-up. */
export function measureMedian(work: () => void): number {
  const times = runs(() => measureOnce(work)).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)]!;
}

/**
 * Returns the min CPU time of this thread for `work` in ms, independent of other load. The system counts in steps of
 * up to 4 ms, so short work is repeated many times per measurement.
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

/** Returns the duration of a single run of `work` in ms. */
export function measureOnce(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** y ≈ intercept + slope · x. */
export interface LineFit {
  slope: number;
  intercept: number;
  /** Share of the variance that the line explains, 0-1. */
  rSquared: number;
}

/** Fits a least-squares line through at least three points with different x. */
export function fitLine(points: readonly { x: number; y: number }[]): LineFit {
  const n = points.length;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / n;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / n;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const { x, y } of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  const slope = xy / xx;
  return { slope, intercept: meanY - slope * meanX, rSquared: xy ** 2 / (xx * yy) };
}
