import type { Machine } from '../command.ts';

/** At most this many calls in any second and in any hour; null for no limit by the hour. */
export interface Limit {
  readonly perSecond: number;
  readonly perHour: number | null;
}

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** Waits before each call so that a limit is kept: as fast as allowed at first, then as the hour allows. */
export class Pace {
  readonly #machine: Machine;
  readonly #limit: Limit;
  readonly #calls: number[] = [];

  constructor(machine: Machine, limit: Limit) {
    this.#machine = machine;
    this.#limit = limit;
  }

  async waitForTurn(): Promise<void> {
    const { perSecond, perHour } = this.#limit;
    const free = [
      (this.#calls.at(-1) ?? Number.NEGATIVE_INFINITY) + SECOND_MS / perSecond,
      perHour === null ? 0 : (this.#calls.at(-perHour) ?? Number.NEGATIVE_INFINITY) + HOUR_MS,
    ];
    const wait = Math.max(...free) - this.#machine.now();
    if (wait > 0) await this.#machine.sleep(wait);
    this.#calls.push(this.#machine.now());
    if (perHour !== null && this.#calls.length > perHour) this.#calls.shift();
  }
}
