import { BALL, type BallState, type Flight, flyToGoal } from '../../model/ball-flight.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { getAttackSign, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { calculateSpeedTowardsGoal } from '../../xg/shot-features.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { hasStandardGoals } from './standard-goals.ts';

/** game-and-stats.md 3.6 unless noted otherwise. */

/** Max time for which a flight is followed, s. */
export const FLIGHT_SECONDS = 4;
/** Max distance past a post or above the crossbar for a flight to be an attempt, uu. */
const NEAR_MISS_WIDE = 450;
const NEAR_MISS_ABOVE = 250;
/** This close to the line, the speed toward the middle of the goal isn't meaningful, uu [P]. */
const NEAR_LINE = 900;
/** A ball slower than this toward the goal is not an attempt, uu/s. */
const MIN_GOAL_SPEED = 300;
/** If the ball's velocity changes by less than this, its first state after a touch may still be the old one, uu/s. */
const STALE_SPEED_CHANGE = 60;

/** Max gap between two updates of the same play, s (game-and-stats.md 1.8). */
const MAX_GAP_SECONDS = 0.5;

/** Returns the ball at a frame, rotated by `sign` into an attack frame. */
export function getBallState({ ball }: MatchView, frame: number, sign: 1 | -1): BallState {
  return {
    x: sign * ball.x[frame]!,
    y: sign * ball.y[frame]!,
    z: ball.z[frame]!,
    vx: sign * ball.vx[frame]!,
    vy: sign * ball.vy[frame]!,
    vz: ball.vz[frame]!,
    // A half turn about z rotates the spin axis like any other vector.
    wx: sign * ball.wx[frame]!,
    wy: sign * ball.wy[frame]!,
    wz: ball.wz[frame]!,
  };
}

/** Returns the last frame before `frame` in which the ball was updated; `frame - 1` if that is too long ago. */
export function updateBefore({ ball, clock }: MatchView, frame: number): number {
  for (let at = frame - 1; at >= 0; at--) {
    if (clock.elapsed[frame]! - clock.elapsed[at]! > MAX_GAP_SECONDS) break;
    if (ball.updated[at] === 1) return at;
  }
  return Math.max(0, frame - 1);
}

/** Returns the first frame from `frame` on in which the ball was updated; `frame` if that is too far away. */
export function updateFrom({ ball, clock, frames }: MatchView, frame: number): number {
  for (let at = frame; at < frames; at++) {
    if (clock.elapsed[at]! - clock.elapsed[frame]! > MAX_GAP_SECONDS) break;
    if (ball.updated[at] === 1) return at;
  }
  return frame;
}

/** Returns the size of the ball's velocity change between two frames, including gravity, uu/s. */
function speedChange({ ball }: MatchView, from: number, to: number): number {
  return Math.hypot(
    ball.vx[to]! - ball.vx[from]!,
    ball.vy[to]! - ball.vy[from]!,
    ball.vz[to]! - ball.vz[from]!,
  );
}

export function calculateSpeed(ball: Readonly<BallState>): number {
  return Math.hypot(ball.vx, ball.vy, ball.vz);
}

/** A touch, what the ball did before it and what it would do after it, in the toucher's attack frame. */
export interface Launch {
  touch: TouchEvent;
  team: TeamIndex;
  before: BallState;
  beforeFrame: number;
  after: BallState;
  afterFrame: number;
  flight: Flight;
  /** Whether it goes into or just past the opponents' goal (game-and-stats.md 3.6). */
  attempt: boolean;
}

const launches = new WeakMap<TouchEvent, Launch>();

/** Evaluates a touch as a shot; several detectors request the same touch. */
export function readLaunch(match: MatchView, touch: TouchEvent, team: TeamIndex): Launch {
  const known = launches.get(touch);
  if (known) return known;
  const launch = computeLaunch(match, touch, team);
  launches.set(touch, launch);
  return launch;
}

function computeLaunch(match: MatchView, touch: TouchEvent, team: TeamIndex): Launch {
  const sign = getAttackSign(team);
  const beforeFrame = touch.evidence.ballFrameBefore;
  // A touch can show in several updates: the flight starts after the last of them.
  const last = Math.max(touch.evidence.ballFrameAfter, touch.evidence.lastContactFrame);
  let afterFrame = updateFrom(match, last);
  if (speedChange(match, beforeFrame, afterFrame) < STALE_SPEED_CHANGE && afterFrame + 1 < match.frames) {
    afterFrame = updateFrom(match, afterFrame + 1);
  }
  const after = getBallState(match, afterFrame, sign);
  if (after.y > FIELD.backWallY - BALL.radius) {
    // The first update after the touch shows the ball in the net: the shot was taken at the touch's position.
    after.x = sign * touch.x;
    after.y = sign * touch.y;
    after.z = touch.z;
  }
  const flight = flyToGoal(after, FLIGHT_SECONDS);
  return {
    touch,
    team,
    before: getBallState(match, beforeFrame, sign),
    beforeFrame,
    after,
    afterFrame,
    flight,
    attempt:
      hasStandardGoals(match.timeline) &&
      goesForGoal(flight) &&
      (calculateSpeedTowardsGoal(after) > MIN_GOAL_SPEED || pushedIn(after, flight)),
  };
}

/** Next to the goal mouth, a ball can roll in while barely getting closer to the middle of the goal. */
function pushedIn(after: BallState, flight: Flight): boolean {
  return flight.onTarget && after.y > FIELD.backWallY - NEAR_LINE && after.vy > MIN_GOAL_SPEED;
}

function goesForGoal(flight: Flight): boolean {
  return (
    flight.onTarget ||
    (flight.arrives &&
      Math.abs(flight.x) <= FIELD.goalPostX + NEAR_MISS_WIDE &&
      flight.z <= FIELD.goalHeight + NEAR_MISS_ABOVE)
  );
}
