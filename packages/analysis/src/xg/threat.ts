import type { BallState } from '../model/ball-flight.ts';
import { FIELD } from '../model/field-geometry.ts';
import { getAttackSign, getOtherTeam, type TeamIndex } from '../model/teams.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { CURRENT_THREAT_MODEL } from './current-threat-model.ts';
import {
  calculateDistanceToGoal,
  calculateOpeningAngle,
  calculateSpeedTowardsGoal,
} from './shot-features.ts';
import { THREAT_FEATURES, type ThreatFeatures, type ThreatModel } from './threat-model.ts';

/** game-and-stats.md 6.6. */

/** Horizon of the expected goals, seconds. */
export const THREAT_SECONDS = 8;

/** A slower ball isn't aimed at anything, uu/s [P]. */
const MIN_AIM_SPEED = 300;
/** Cars farther than this from the ball don't count, uu. */
const FAR = 4000;

/**
 * Returns the features of a moment for a team: thousands of uu and uu/s, radians; `goalSide` is the share of
 * opponents between ball and goal, `nearer` how much closer to the ball the team's nearest car is than the
 * opponents'.
 *
 * @param ball in the attack frame of `team`
 */
export function calculateThreatFeatures(
  match: MatchView,
  team: TeamIndex,
  frame: number,
  ball: Readonly<BallState>,
): ThreatFeatures {
  const sign = getAttackSign(team);
  let goalSide = 0;
  let opponents = 0;
  const nearest: [number, number] = [FAR, FAR];
  for (const view of match.players) {
    if (!match.isAlive(view, frame)) continue;
    const { car } = view;
    const y = sign * car.y[frame]!;
    const distance = Math.hypot(sign * car.x[frame]! - ball.x, y - ball.y, car.z[frame]! - ball.z);
    const side = view.team === team ? 0 : 1;
    if (distance < nearest[side]) nearest[side] = distance;
    if (side === 0) continue;
    opponents += 1;
    if (y > ball.y) goalSide += 1;
  }
  return {
    dist: calculateDistanceToGoal(ball) / 1000,
    angle: calculateOpeningAngle(ball.x, ball.y),
    vgoal: calculateSpeedTowardsGoal(ball) / 1000,
    height: ball.z / 1000,
    goalSide: opponents === 0 ? 0 : goalSide / opponents,
    nearer: (nearest[1] - nearest[0]) / 1000,
    aim: getAim(ball),
  };
}

/**
 * Returns 1 if the ball goes straight into the goal mouth, ignoring bounces and gravity, less the longer it takes;
 * otherwise 0.
 */
function getAim({ x, y, vx, vy }: Readonly<BallState>): number {
  if (vy < MIN_AIM_SPEED) return 0;
  const seconds = Math.max(0, FIELD.backWallY - y) / vy;
  return Math.abs(x + vx * seconds) <= FIELD.goalPostX ? Math.exp(-seconds) : 0;
}

/** Returns the team's expected goals in the next `THREAT_SECONDS`, 0 to 1. */
export function calculateThreat(features: ThreatFeatures, model: ThreatModel = CURRENT_THREAT_MODEL): number {
  let logit = model.intercept;
  for (const name of THREAT_FEATURES) logit += model.weights[name] * features[name];
  return 1 / (1 + Math.exp(-logit));
}

export function turned(ball: Readonly<BallState>): BallState {
  return {
    ...ball,
    x: -ball.x,
    y: -ball.y,
    vx: -ball.vx,
    vy: -ball.vy,
    wx: -ball.wx,
    wy: -ball.wy,
  };
}

/** Returns the threat of a team and of the other team at a frame. */
export function calculateThreatsAt(
  match: MatchView,
  team: TeamIndex,
  frame: number,
  ball: Readonly<BallState>,
): { own: number; other: number } {
  return {
    own: calculateThreat(calculateThreatFeatures(match, team, frame, ball)),
    other: calculateThreat(calculateThreatFeatures(match, getOtherTeam(team), frame, turned(ball))),
  };
}
