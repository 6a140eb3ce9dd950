import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { createBallFromCar, readBallFromCar } from '../dribble/ball-from-car.ts';
import * as limits from './thresholds.ts';

/** How a ball lay on a car before a dodge. */
export interface Setup {
  startFrame: number;
  seconds: number;
  /** Mean level and vertical distances, uu. */
  level: number;
  vertical: number;
}

const relative = createBallFromCar();

/** The span of control that ends at a frame or just before it; null when the ball was not under control there. */
export function measureSetup(match: MatchView, player: PlayerView, endFrame: number): Setup | null {
  const { elapsed } = match.clock;
  const { car } = player;
  let startFrame = -1;
  let lastTime = elapsed[endFrame]! + limits.BRIDGE_SECONDS - limits.SETUP_LEAD_SECONDS;
  let end = 0;
  let count = 0;
  let level = 0;
  let vertical = 0;
  for (let frame = endFrame; frame >= 0; frame--) {
    if (match.live[frame] !== 1 || car.life[frame] !== car.life[endFrame]) break;
    if (lastTime - elapsed[frame]! > limits.BRIDGE_SECONDS) break;
    if (!isControlled(match, player, frame)) continue;
    if (startFrame < 0) end = elapsed[frame]!;
    startFrame = frame;
    lastTime = elapsed[frame]!;
    count += 1;
    level += relative.level;
    vertical += relative.dz;
  }
  if (startFrame < 0) return null;
  return {
    startFrame,
    seconds: end - elapsed[startFrame]!,
    level: level / count,
    vertical: vertical / count,
  };
}

function isControlled(match: MatchView, player: PlayerView, frame: number): boolean {
  const { level, dz, forward, right, up, levelSpeed, ballZ } = readBallFromCar(
    match,
    player,
    frame,
    relative,
  );
  return (
    ballZ <= limits.HIGHEST_BALL_Z &&
    level <= limits.LARGEST_LEVEL_GAP &&
    dz >= limits.LEAST_VERTICAL_GAP &&
    dz <= limits.LARGEST_VERTICAL_GAP &&
    forward >= limits.REAR_MOST &&
    forward <= limits.FOREMOST &&
    Math.abs(right) <= limits.LARGEST_SIDE &&
    up >= limits.LEAST_UP &&
    levelSpeed <= limits.LARGEST_LEVEL_SPEED
  );
}
