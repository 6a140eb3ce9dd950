import type { Clock } from '../platform/clock/clock.ts';

/** A clock that only moves by calls: no time limit passes because a machine is slow. */
export class StoppedClock implements Clock {
  #now = Date.now();

  now(): Date {
    return new Date(this.#now);
  }

  forward(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
