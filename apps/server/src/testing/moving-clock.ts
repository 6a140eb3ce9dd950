import type { Clock } from '../platform/clock/clock.ts';

/** A running clock that can be moved forward. */
export class MovingClock implements Clock {
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
