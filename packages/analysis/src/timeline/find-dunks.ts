import { getAttackSign } from '../model/teams.ts';
import type { Timeline } from './timeline.ts';
import { PRESENCE } from './tracks.ts';

/** Middle of the hoop, uu from the middle of the field: the game counts a ball that falls through here below 275 [RS]. */
const HOOP_Y = 2770;
/** Rim, uu: car and ball are above it. */
const RIM_Z = 300;
/** Maximum distance from the middle of the hoop, uu: the rim's radius and a car's reach [P]. */
const NEAR_HOOP = 1000;
/** Distance between the centers of car and ball at a contact, uu: the largest car, the ball and a frame of flight [P]. */
const CONTACT_GAP = 230;
/** The ball is through the hoop within this time, s [P]. */
const SECONDS = 1.25;

export interface Dunk {
  player: number;
  /** Last contact of car and ball. */
  frame: number;
  goalFrame: number;
  /** Height of the car and the ball's distance to the middle of the hoop, uu. */
  height: number;
  distance: number;
}

/** Returns the goals in Hoops that an airborne car put in from above the rim. */
export function findDunks({ goals, players, ball, clock: { elapsed } }: Timeline): Dunk[] {
  return goals.flatMap(({ frame: goalFrame, player, team }) => {
    const car = player === null ? null : (players[player]?.car ?? null);
    if (player === null || car === null) return [];
    const hoopY = getAttackSign(team) * HOOP_Y;
    for (let frame = goalFrame; frame >= 0 && elapsed[goalFrame]! - elapsed[frame]! <= SECONDS; frame--) {
      if (car.presence[frame] !== PRESENCE.alive) continue;
      const x = ball.x[frame]!;
      const y = ball.y[frame]!;
      const z = ball.z[frame]!;
      const height = car.z[frame]!;
      if (Math.hypot(car.x[frame]! - x, car.y[frame]! - y, height - z) > CONTACT_GAP) continue;
      const distance = Math.hypot(x, y - hoopY);
      const isDunk = height >= RIM_Z && z >= RIM_Z && distance <= NEAR_HOOP;
      return isDunk ? [{ player, frame, goalFrame, height, distance }] : [];
    }
    return [];
  });
}
