import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type Flight, flightsOf } from '../aerial/flights.ts';
import { createBallFromCar, readBallFromCar } from '../dribble/ball-from-car.ts';
import * as limits from './thresholds.ts';

export interface Reset {
  frame: number;
  flight: Flight;
  ballUp: number;
  source: 'counter' | 'laterDodge';
}

const relative = createBallFromCar();

/** Resets that the game counted (files from 2026-03 on) and that were on the ball. */
export function reportedResets(match: MatchView, player: PlayerView): Reset[] {
  const flights = flightsOf(match, player);
  return match.timeline.dodgeRefreshes.flatMap(({ frame, player: index }): Reset[] => {
    if (index !== player.index || match.motion[frame] !== 1) return [];
    const flight = flights.at(frame);
    if (flight === null) return [];
    const { elapsed } = match.clock;
    for (let at = frame; at >= flight.startFrame; at--) {
      if (elapsed[frame]! - elapsed[at]! > limits.REPORT_LAG_SECONDS) break;
      const { carZ, ballZ, distance, up } = readBallFromCar(match, player, at, relative);
      const onBall =
        carZ >= limits.REPORTED_CAR_Z &&
        ballZ >= limits.REPORTED_BALL_Z &&
        distance <= limits.REPORTED_DISTANCE &&
        up <= limits.REPORTED_BALL_UP;
      if (onBall) return [{ frame, flight, ballUp: up, source: 'counter' }];
    }
    return [];
  });
}

/**
 * Resets of files without the counter: the ball at the underside, then a dodge although the flight's own was used or
 * gone. Resets that were never used leave no trace and are not found.
 */
export function provenResets(match: MatchView, player: PlayerView): Reset[] {
  const resets: Reset[] = [];
  for (const flight of flightsOf(match, player).all) {
    let spent = flight.doubleJumpFrame;
    for (const dodge of flight.dodgeFrames) {
      if (isGone(match, flight, spent, dodge)) {
        const reset = nearestUnderside(match, player, Math.max(spent + 1, flight.startFrame), dodge);
        if (reset !== null) resets.push({ ...reset, flight, source: 'laterDodge' });
      }
      spent = dodge;
    }
  }
  return resets;
}

/** The flight's own dodge was spent or had run out when this one began. */
function isGone(match: MatchView, { jumpFrame }: Flight, spent: number, dodge: number): boolean {
  if (spent >= 0 && spent < dodge) return true;
  const { elapsed } = match.clock;
  return jumpFrame >= 0 && elapsed[dodge]! - elapsed[jumpFrame]! > limits.FLIP_GONE_SECONDS;
}

/** Frame in which the ball was nearest to the wheels; null when it never was close. */
function nearestUnderside(
  match: MatchView,
  player: PlayerView,
  from: number,
  to: number,
): { frame: number; ballUp: number } | null {
  let nearest: number = limits.LARGEST_DISTANCE;
  let found: { frame: number; ballUp: number } | null = null;
  for (let frame = from; frame < to; frame++) {
    const { up, forward, right, distance, carZ, axes } = readBallFromCar(match, player, frame, relative);
    const underside =
      up < limits.LARGEST_BALL_UP &&
      Math.abs(forward) <= limits.LARGEST_BALL_OFFSET &&
      Math.abs(right) <= limits.LARGEST_BALL_OFFSET &&
      -up / distance >= limits.LEAST_UNDERSIDE_COSINE &&
      (carZ >= limits.LEAST_HEIGHT_UPRIGHT || axes.upZ <= limits.LARGEST_UPRIGHT);
    if (!underside || distance >= nearest) continue;
    nearest = distance;
    found = { frame, ballUp: up };
  }
  return found;
}
