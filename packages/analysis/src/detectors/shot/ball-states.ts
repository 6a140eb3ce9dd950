import type { BallState } from '../../model/ball-flight.ts';
import type { MatchView } from '../../timeline/match-view.ts';

/** Longest gap between two updates that belong to one play, s (game-and-stats.md 1.8). */
const LONGEST_GAP_SECONDS = 0.5;

/** Ball at a frame, turned by `sign` into an attack frame. */
export function ballState({ ball }: MatchView, frame: number, sign: 1 | -1): BallState {
  return {
    x: sign * ball.x[frame]!,
    y: sign * ball.y[frame]!,
    z: ball.z[frame]!,
    vx: sign * ball.vx[frame]!,
    vy: sign * ball.vy[frame]!,
    vz: ball.vz[frame]!,
    // Turning by half a turn about z turns the axis of the spin as it turns any vector.
    wx: sign * ball.wx[frame]!,
    wy: sign * ball.wy[frame]!,
    wz: ball.wz[frame]!,
  };
}

/** Last frame before `frame` in which the ball was updated; `frame - 1` when that is too long ago. */
export function updateBefore({ ball, clock }: MatchView, frame: number): number {
  for (let at = frame - 1; at >= 0; at--) {
    if (clock.elapsed[frame]! - clock.elapsed[at]! > LONGEST_GAP_SECONDS) break;
    if (ball.updated[at] === 1) return at;
  }
  return Math.max(0, frame - 1);
}

/** First frame from `frame` on in which the ball was updated; `frame` when that is too far away. */
export function updateFrom({ ball, clock, frames }: MatchView, frame: number): number {
  for (let at = frame; at < frames; at++) {
    if (clock.elapsed[at]! - clock.elapsed[frame]! > LONGEST_GAP_SECONDS) break;
    if (ball.updated[at] === 1) return at;
  }
  return frame;
}

/** Size of the change of the ball's velocity between two frames, gravity left in, uu/s. */
export function speedChange({ ball }: MatchView, from: number, to: number): number {
  return Math.hypot(
    ball.vx[to]! - ball.vx[from]!,
    ball.vy[to]! - ball.vy[from]!,
    ball.vz[to]! - ball.vz[from]!,
  );
}

export function speedOf(ball: Readonly<BallState>): number {
  return Math.hypot(ball.vx, ball.vy, ball.vz);
}
