import { createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';

/** Time in which the dodge impulse shows in the velocity, s [SA]. */
export const IMPULSE_SECONDS = 0.18;
/** Acceleration by boost along the nose, uu/s² [RS]. */
const BOOST_ACCELERATION = 991.667;
/** Min velocity change that reveals a direction, uu/s; dodges give 423 or more [M]. */
const MIN_IMPULSE = 150;

/** Unit vector in car axes. */
export interface DodgeDirection {
  forward: number;
  right: number;
}

export interface Dodge {
  player: PlayerView;
  frame: number;
  /** null if the file doesn't say. */
  direction: DodgeDirection | null;
}

/** Finds the dodges between kickoff and goal, in order of time. */
export function findDodges(match: MatchView): Dodge[] {
  return match.timeline.moves.flatMap(({ kind, frame, player: index, direction }): Dodge[] => {
    const player = match.viewOf(index);
    return kind === 'dodge' &&
      player !== undefined &&
      match.motion[frame] === 1 &&
      match.isAlive(player, frame)
      ? [{ player, frame, direction }]
      : [];
  });
}

/** Returns the last frame of the same life and play, at most `seconds` after `frame`. */
export function findLastFrameWithin(
  match: MatchView,
  { car }: PlayerView,
  frame: number,
  seconds: number,
): number {
  const { elapsed } = match.clock;
  const until = elapsed[frame]! + seconds;
  let last = frame;
  for (let next = frame + 1; next < match.frames; next++) {
    if (elapsed[next]! > until || match.motion[next] !== 1) break;
    if (car.presence[next] !== PRESENCE.alive || car.life[next] !== car.life[frame]) break;
    last = next;
  }
  return last;
}

/**
 * Estimates a dodge's direction from the car's velocity change, for files without torque; null if it changed too
 * little. Source: game-and-stats.md 3.24.
 */
export function estimateDirection(match: MatchView, { player, frame }: Dodge): DodgeDirection | null {
  const { car } = player;
  const axes = readCarAxes(car, frame, createCarAxes());
  const end = findLastFrameWithin(match, player, frame, IMPULSE_SECONDS);
  let boosted = 0;
  for (let at = frame + 1; at <= end; at++) if (car.boosting[at] === 1) boosted += match.clock.delta[at]!;
  const byBoost = BOOST_ACCELERATION * boosted;
  const dx = car.vx[end]! - car.vx[frame]! - axes.forwardX * byBoost;
  const dy = car.vy[end]! - car.vy[frame]! - axes.forwardY * byBoost;
  // The impulse is horizontal: along the heading and across it.
  const heading = Math.hypot(axes.forwardX, axes.forwardY);
  const size = Math.hypot(dx, dy);
  if (size < MIN_IMPULSE || heading < 0.1) return null;
  const forward = (dx * axes.forwardX + dy * axes.forwardY) / (heading * size);
  const right = (dy * axes.forwardX - dx * axes.forwardY) / (heading * size);
  return { forward, right };
}
