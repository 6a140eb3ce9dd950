import { BALL, type BallState, type Flight } from '../model/ball-flight.ts';
import { FIELD } from '../model/field-geometry.ts';
import type { Vector } from '../model/quaternion.ts';
import { getAttackSign, getOtherTeam, type TeamIndex } from '../model/teams.ts';
import type { MatchView, PlayerView } from '../timeline/match-view.ts';
import type { ByFeature } from './xg-model.ts';

/** Middle of the goal mouth in the attack frame (game-and-stats.md 3.6). */
export const GOAL_CENTER = { x: 0, y: FIELD.backWallY, z: 321 } as const;

/** Minimum speed for calculating the way to the goal, uu/s, and the maximum time, s (game-and-stats.md 6.3). */
const MIN_GOAL_SPEED = 300;
const MAX_GOAL_SECONDS = 6;
/** A defender's arrival: at least throttle speed, plus half their closing speed (game-and-stats.md 6.3), uu/s. */
const ARRIVAL = { min: 1400, base: 1150, closingShare: 0.5 } as const;
/** Points on the way to the goal at which a defender can meet the ball. */
const MEETING_POINTS = [0.25, 0.5, 0.75, 1] as const;
const REACH_RANGE = { min: -1, max: 3 } as const;
/** An opponent this far behind the ball still counts as goal-side, uu. */
const GOAL_SIDE_SLACK = 100;
/** Depth below which the opening angle would blow up, uu. */
const MIN_DEPTH = 50;
/** Share of attempts that are on target, for a chance evaluated before the touch (game-and-stats.md 6.5). */
const EXPECTED_ON_TARGET = 0.674;
const EXPECTED_SPEED = { carShare: 0.55, ballShare: 0.45, max: 4000 } as const;

export function calculateDistanceToGoal(ball: Readonly<BallState>): number {
  return Math.hypot(ball.x - GOAL_CENTER.x, ball.y - GOAL_CENTER.y, ball.z - GOAL_CENTER.z);
}

/** Returns the speed toward the goal center in uu/s. */
export function calculateSpeedTowardsGoal(ball: Readonly<BallState>): number {
  const dx = GOAL_CENTER.x - ball.x;
  const dy = GOAL_CENTER.y - ball.y;
  const dz = GOAL_CENTER.z - ball.z;
  return (ball.vx * dx + ball.vy * dy + ball.vz * dz) / Math.max(1, Math.hypot(dx, dy, dz));
}

/** Returns the horizontal angle between the posts as seen from the ball, in radians. */
export function calculateOpeningAngle(x: number, y: number): number {
  const depth = Math.max(FIELD.backWallY - y, MIN_DEPTH);
  return Math.atan2(FIELD.goalPostX - x, depth) - Math.atan2(-FIELD.goalPostX - x, depth);
}

/**
 * Returns the features of an attempt.
 *
 * @param ball state right after the touch, in the attack frame of `team`
 * @param flight the ball's path if nobody touches it
 */
export function calculateShotFeatures(
  match: MatchView,
  team: TeamIndex,
  frame: number,
  ball: Readonly<BallState>,
  flight: Flight,
): ByFeature {
  const speed = calculateSpeedTowardsGoal(ball);
  return measure(match, team, frame, ball, {
    vgoal: speed,
    ont: flight.onTarget ? 1 : 0,
    target: flight.arrives ? isIntoMouth(flight.x, flight.z) : GOAL_CENTER,
    seconds: flight.onTarget ? flight.seconds : straightSeconds(calculateDistanceToGoal(ball), speed),
  });
}

/**
 * Returns the features of the chance before the touch: what a shot from here is worth for any player
 * (game-and-stats.md 6.5).
 *
 * @param carSpeed of the player about to shoot, uu/s
 */
export function calculateChanceFeatures(
  match: MatchView,
  team: TeamIndex,
  frame: number,
  ball: Readonly<BallState>,
  carSpeed: number,
): ByFeature {
  const ballSpeed = Math.hypot(ball.vx, ball.vy, ball.vz);
  const expected = EXPECTED_SPEED.carShare * carSpeed + EXPECTED_SPEED.ballShare * ballSpeed;
  const speed = Math.min(EXPECTED_SPEED.max, expected);
  return measure(match, team, frame, ball, {
    vgoal: speed,
    ont: EXPECTED_ON_TARGET,
    target: GOAL_CENTER,
    seconds: straightSeconds(calculateDistanceToGoal(ball), speed),
  });
}

interface Prospect {
  vgoal: number;
  ont: number;
  target: Vector;
  seconds: number;
}

function isIntoMouth(x: number, z: number): Vector {
  return {
    x: Math.max(-FIELD.goalPostX, Math.min(FIELD.goalPostX, x)),
    y: FIELD.backWallY,
    z: Math.max(BALL.radius, Math.min(FIELD.goalHeight, z)),
  };
}

function straightSeconds(distance: number, speed: number): number {
  return Math.min(MAX_GOAL_SECONDS, distance / Math.max(speed, MIN_GOAL_SPEED));
}

function measure(
  match: MatchView,
  team: TeamIndex,
  frame: number,
  ball: Readonly<BallState>,
  prospect: Prospect,
): ByFeature {
  const sign = getAttackSign(team);
  let goalSide = 0;
  let reach: number = REACH_RANGE.max;
  for (const opponent of match.teams[getOtherTeam(team)]) {
    if (!match.isAlive(opponent, frame)) continue;
    if (sign * opponent.car.y[frame]! > ball.y - GOAL_SIDE_SLACK) goalSide += 1;
    reach = Math.min(reach, arrivalMargin(opponent, frame, sign, ball, prospect));
  }
  return {
    dist: calculateDistanceToGoal(ball) / 1000,
    angle: calculateOpeningAngle(ball.x, ball.y),
    vgoal: prospect.vgoal / 1000,
    ont: prospect.ont,
    ngs: goalSide,
    reach: Math.max(REACH_RANGE.min, reach),
  };
}

/** Returns the seconds by which an opponent is late (positive) or early at the best point on the ball's way. */
function arrivalMargin(
  { car }: PlayerView,
  frame: number,
  sign: number,
  ball: Readonly<BallState>,
  { target, seconds }: Prospect,
): number {
  const x = sign * car.x[frame]!;
  const y = sign * car.y[frame]!;
  const z = car.z[frame]!;
  let margin: number = REACH_RANGE.max;
  for (const share of MEETING_POINTS) {
    const dx = ball.x + (target.x - ball.x) * share - x;
    const dy = ball.y + (target.y - ball.y) * share - y;
    const dz = ball.z + (target.z - ball.z) * share - z;
    const distance = Math.hypot(dx, dy, dz);
    const along = sign * car.vx[frame]! * dx + sign * car.vy[frame]! * dy + car.vz[frame]! * dz;
    const closing = Math.max(0, along / Math.max(1, distance));
    const speed = Math.max(ARRIVAL.min, ARRIVAL.closingShare * closing + ARRIVAL.base);
    margin = Math.min(margin, distance / speed - share * seconds);
  }
  return margin;
}
