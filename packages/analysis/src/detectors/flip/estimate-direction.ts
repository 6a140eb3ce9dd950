import { createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { type Dodge, type DodgeDirection, lastFrameWithin } from './dodges.ts';
import { BOOST_ACCELERATION, IMPULSE_SECONDS, LEAST_IMPULSE } from './thresholds.ts';

/**
 * Direction of a dodge from the change of the car's velocity, for files without torque; null when it changed too little.
 * Source: game-and-stats.md 3.24.
 */
export function estimateDirection(match: MatchView, { player, frame }: Dodge): DodgeDirection | null {
  const { car } = player;
  const axes = readCarAxes(car, frame, createCarAxes());
  const end = lastFrameWithin(match, player, frame, IMPULSE_SECONDS);
  let boosted = 0;
  for (let at = frame + 1; at <= end; at++) if (car.boosting[at] === 1) boosted += match.clock.delta[at]!;
  const byBoost = BOOST_ACCELERATION * boosted;
  const dx = car.vx[end]! - car.vx[frame]! - axes.forwardX * byBoost;
  const dy = car.vy[end]! - car.vy[frame]! - axes.forwardY * byBoost;
  // The impulse is level: along the heading and across it.
  const heading = Math.hypot(axes.forwardX, axes.forwardY);
  const size = Math.hypot(dx, dy);
  if (size < LEAST_IMPULSE || heading < 0.1) return null;
  const forward = (dx * axes.forwardX + dy * axes.forwardY) / (heading * size);
  const right = (dy * axes.forwardX - dx * axes.forwardY) / (heading * size);
  return { forward, right };
}
