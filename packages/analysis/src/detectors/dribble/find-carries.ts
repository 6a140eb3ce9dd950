import { SURFACES } from '../../model/surface.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { flightsOf } from '../aerial/flights.ts';
import { createBallFromCar, readBallFromCar } from './ball-from-car.ts';
import * as limits from './thresholds.ts';

/** Frames in which the ball stayed on a car. */
export interface Carry {
  startFrame: number;
  endFrame: number;
}

const FLOOR = SURFACES.indexOf('floor');
const relative = createBallFromCar();

/**
 * Spans in which the ball rides on or is pushed by a player's car, at least `LEAST_SECONDS` long.
 *
 * @param breaks frames in which somebody else touched the ball, rising
 */
export function findCarries(match: MatchView, player: PlayerView, breaks: readonly number[]): Carry[] {
  const { elapsed } = match.clock;
  const { contacts } = flightsOf(match, player);
  const carries: Carry[] = [];
  let start = -1;
  let last = -1;
  let closeSeconds = 0;
  let nextBreak = 0;
  const close = (): void => {
    const long = start >= 0 && elapsed[last]! - elapsed[start]! >= limits.LEAST_SECONDS;
    if (long && closeSeconds >= limits.LEAST_CLOSE_SECONDS) {
      carries.push({ startFrame: start, endFrame: last });
    }
    start = -1;
    closeSeconds = 0;
  };
  for (let frame = 0; frame < match.frames; frame++) {
    const broken = breaks[nextBreak] !== undefined && breaks[nextBreak]! <= frame;
    if (broken) nextBreak += 1;
    if (broken || match.live[frame] !== 1 || !match.isAlive(player, frame)) {
      close();
      continue;
    }
    const gap = carryGap(match, player, frame, contacts);
    if (gap <= (start < 0 ? limits.LARGEST_LEVEL_GAP : limits.LARGEST_PUSHED_GAP)) {
      if (start < 0) start = frame;
      if (gap <= limits.LARGEST_LEVEL_GAP) closeSeconds += match.clock.delta[frame]!;
      last = frame;
    } else if (start >= 0 && elapsed[frame]! - elapsed[last]! > limits.BRIDGE_SECONDS) close();
  }
  close();
  return carries;
}

/** Level distance of a ball that lies on or before a car that is not on a wall; infinite when it does not. */
function carryGap(match: MatchView, player: PlayerView, frame: number, contacts: Uint8Array): number {
  const { ball } = match;
  const { car } = player;
  // Most frames are far off: look coarsely before computing.
  if (Math.abs(ball.x[frame]! - car.x[frame]!) > limits.COARSE_GAP) return Number.POSITIVE_INFINITY;
  if (Math.abs(ball.y[frame]! - car.y[frame]!) > limits.COARSE_GAP) return Number.POSITIVE_INFINITY;
  const surface = contacts[frame]!;
  if (surface < SURFACES.length && surface !== FLOOR) return Number.POSITIVE_INFINITY;
  const { level, dz, ballZ, forward, right } = readBallFromCar(match, player, frame, relative);
  const carried =
    ballZ >= limits.LOWEST_BALL_Z &&
    ballZ <= limits.HIGHEST_BALL_Z &&
    dz > 0 &&
    dz <= limits.LARGEST_VERTICAL_GAP &&
    (level <= limits.LARGEST_LEVEL_GAP || (forward > 0 && Math.abs(right) <= limits.LARGEST_PUSHED_OFFSET));
  return carried ? level : Number.POSITIVE_INFINITY;
}
