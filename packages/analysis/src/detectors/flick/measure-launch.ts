import type { CarAxes } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { IMPULSE_SECONDS } from './thresholds.ts';

/** uu/s² (game-and-stats.md 1.3). */
const GRAVITY = 650;
const CLEARLY_MORE = 1.05;

/** Change of the ball's velocity by a touch without gravity, uu/s, field axes. */
export interface Launch {
  x: number;
  y: number;
  z: number;
  size: number;
  /** Ball updates before and after. */
  firstFrame: number;
  lastFrame: number;
}

/**
 * Largest change of the ball's velocity within `IMPULSE_SECONDS` that begins between two times; null without updates.
 * A flick ends a carry, in which touches blend into one another: the launch is found by its size.
 *
 * @param until last frame that is looked at
 */
export function measureLaunch(match: MatchView, from: number, to: number, until: number): Launch | null {
  const { ball, clock, frames } = match;
  const { elapsed } = clock;
  let best: Launch | null = null;
  for (let first = match.frameAt(from); first < frames && elapsed[first]! <= to; first++) {
    if (ball.updated[first] !== 1) continue;
    for (let last = first + 1; last <= until; last++) {
      const dt = elapsed[last]! - elapsed[first]!;
      if (dt > IMPULSE_SECONDS) break;
      if (ball.updated[last] !== 1) continue;
      const x = ball.vx[last]! - ball.vx[first]!;
      const y = ball.vy[last]! - ball.vy[first]!;
      const z = ball.vz[last]! - ball.vz[first]! + GRAVITY * dt;
      const size = Math.hypot(x, y, z);
      // A longer span must show clearly more than a shorter one, so that the launch keeps to the contact.
      if (best === null || size > best.size * CLEARLY_MORE)
        best = { x, y, z, size, firstFrame: first, lastFrame: last };
    }
  }
  return best;
}

/** Share of a launch along the car's nose. */
export function alongNose({ x, y, z, size }: Launch, axes: CarAxes): number {
  return size === 0 ? 0 : (x * axes.forwardX + y * axes.forwardY + z * axes.forwardZ) / size;
}
