import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import {
  AT_BALL,
  KICKOFF_SECONDS,
  LEAST_ALIGNMENT,
  LEAST_RUN_SHARE,
  LEAST_SPEED,
  RUN_SECONDS,
} from './thresholds.ts';

/** A player reached the ball on purpose. */
export interface Arrival {
  view: PlayerView;
  frame: number;
  time: number;
}

/** Frames in which a player running at the ball comes near it, in order; kickoffs left out. */
export function findArrivals(match: MatchView, view: PlayerView): Arrival[] {
  const { ball, clock, motion, live, frames } = match;
  const { car } = view;
  const limit = AT_BALL * AT_BALL;
  const arrivals: Arrival[] = [];
  let roundStart = 0;
  let inside = true;
  for (let frame = 1; frame < frames; frame++) {
    if (motion[frame] === 1 && motion[frame - 1] === 0) roundStart = clock.elapsed[frame]!;
    if (live[frame] === 0 || car.presence[frame] !== 1 || ball.present[frame] === 0) {
      inside = true; // whoever stands there when play begins did not run
      continue;
    }
    const dx = car.x[frame]! - ball.x[frame]!;
    const dy = car.y[frame]! - ball.y[frame]!;
    const dz = car.z[frame]! - ball.z[frame]!;
    const now = dx * dx + dy * dy + dz * dz < limit;
    if (
      now &&
      !inside &&
      clock.elapsed[frame]! - roundStart >= KICKOFF_SECONDS &&
      runsAtBall(match, view, frame)
    ) {
      arrivals.push({ view, frame, time: clock.elapsed[frame]! });
    }
    inside = now;
  }
  return arrivals;
}

function runsAtBall({ ball, clock }: MatchView, { car }: PlayerView, arrival: number): boolean {
  const since = clock.elapsed[arrival]! - RUN_SECONDS;
  let all = 0;
  let running = 0;
  for (let frame = arrival; frame > 0 && clock.elapsed[frame]! >= since; frame--) {
    if (car.life[frame] !== car.life[arrival]) break;
    const dx = ball.x[frame]! - car.x[frame]!;
    const dy = ball.y[frame]! - car.y[frame]!;
    const dz = ball.z[frame]! - car.z[frame]!;
    const vx = car.vx[frame]!;
    const vy = car.vy[frame]!;
    const vz = car.vz[frame]!;
    const speed = Math.sqrt(vx * vx + vy * vy + vz * vz);
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
    all += 1;
    if (speed >= LEAST_SPEED && vx * dx + vy * dy + vz * dz >= LEAST_ALIGNMENT * speed * distance)
      running += 1;
  }
  return all > 0 && running / all >= LEAST_RUN_SHARE;
}
