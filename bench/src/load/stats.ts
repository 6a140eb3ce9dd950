import { column } from '../measure-time.ts';
import { quantile } from '../screens/time-calls.ts';

/** A sample of all processes. */
export interface Sample {
  /** Resident memory in MB, by process. */
  memory: ReadonlyMap<string, number>;
  /** Age of the oldest waiting job, in seconds. */
  queueAge: number;
}

export class Stats {
  readonly #times = new Map<string, number[]>();
  readonly #errors = new Map<string, number>();
  readonly samples: Sample[] = [];

  record(call: string, ms: number): void {
    const times = this.#times.get(call);
    if (times) times.push(ms);
    else this.#times.set(call, [ms]);
  }

  fail(call: string, why: string): void {
    const what = `${call}: ${why}`;
    this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
  }

  get errors(): number {
    return [...this.#errors.values()].reduce((sum, count) => sum + count, 0);
  }

  getQuantile(call: string, share: number): number {
    return quantile(this.#times.get(call) ?? [], share);
  }

  /** Returns the call with the highest 95th percentile, except the listed ones. */
  slowest(apart: readonly string[]): { call: string; p95: number } {
    const calls = [...this.#times.keys()].filter((call) => !apart.includes(call));
    const known = calls.map((call) => ({ call, p95: this.getQuantile(call, 0.95) }));
    return known.sort((a, b) => b.p95 - a.p95)[0] ?? { call: 'none', p95: Number.NaN };
  }

  print(): void {
    console.log(`${'call'.padEnd(62)} ${'times'.padStart(7)}     p50     p95     p99  (ms)`);
    for (const [call, times] of [...this.#times].sort()) {
      const quantiles = [0.5, 0.95, 0.99].map((share) => column(quantile(times, share), 1, 7));
      console.log(`${call.slice(0, 62).padEnd(62)} ${column(times.length, 0, 7)} ${quantiles.join(' ')}`);
    }
    for (const [what, count] of this.#errors) console.log(`ERROR  ${count} × ${what}`);
    console.log('\nmemory (MB) at ten moments, of each process; age of the oldest job (s)');
    const moments = Array.from(
      { length: 10 },
      (_, n) => Math.floor(((n + 1) * this.samples.length) / 10) - 1,
    );
    const shown = moments.flatMap((at) => this.samples[at] ?? []);
    for (const name of this.processes())
      console.log(
        `${name.padEnd(10)} ${shown.map(({ memory }) => column(memory.get(name) ?? 0, 0, 7)).join(' ')}`,
      );
    console.log(`${'queue age'.padEnd(10)} ${shown.map(({ queueAge }) => column(queueAge, 1, 7)).join(' ')}`);
  }

  processes(): string[] {
    return [...(this.samples[0]?.memory.keys() ?? [])];
  }

  maxMemory(name: string): number {
    return Math.max(...this.samples.map(({ memory }) => memory.get(name) ?? 0));
  }

  /**
   * Returns the relative change of a process's memory in the second half of the run: its last third compared with its
   * first.
   */
  drift(name: string): number {
    const half = this.samples.slice(Math.floor(this.samples.length / 2));
    const third = Math.max(1, Math.floor(half.length / 3));
    const mean = (of: readonly Sample[]) =>
      of.reduce((sum, { memory }) => sum + (memory.get(name) ?? 0), 0) / of.length;
    const before = mean(half.slice(0, third));
    return (mean(half.slice(-third)) - before) / before;
  }
}
