import { BALL } from '../../model/ball-flight.ts';
import { FIELD } from '../../model/field-geometry.ts';

/** Where in the mouth the ball crosses, as the shooter sees it (game-and-stats.md 4.9). */
export const PLACEMENTS = [
  { code: 5, key: 'topRight', label: 'Top Right' },
  { code: 10, key: 'topLeft', label: 'Top Left' },
  { code: 15, key: 'bottomRight', label: 'Bottom Right' },
  { code: 20, key: 'bottomLeft', label: 'Bottom Left' },
  { code: 25, key: 'middle', label: 'Middle' },
  { code: 30, key: 'bar', label: 'Bar' },
] as const;
export type Placement = (typeof PLACEMENTS)[number]['key'];

/** The ball's centre passes freely inside this, uu (game-and-stats.md 1.1). */
const FREE = { halfWidth: FIELD.goalPostX - BALL.radius, top: FIELD.goalHeight - BALL.radius } as const;
const EDGE = 15;
const MIDDLE = { halfWidth: 267, bottom: 198, top: 445 } as const;
const HALF_HEIGHT = 321.4;

/**
 * Placement of a crossing.
 *
 * @param attackX X of the ball's centre in the attack frame: right of the shooter is negative
 * @param offFrame the ball came off post or bar within a second before
 */
export function placementOf(attackX: number, z: number, offFrame: boolean): Placement {
  const right = -attackX;
  if (offFrame || Math.abs(right) >= FREE.halfWidth - EDGE || z >= FREE.top - EDGE) return 'bar';
  if (Math.abs(right) <= MIDDLE.halfWidth && z >= MIDDLE.bottom && z <= MIDDLE.top) return 'middle';
  if (z >= HALF_HEIGHT) return right > 0 ? 'topRight' : 'topLeft';
  return right > 0 ? 'bottomRight' : 'bottomLeft';
}

/** Height of a shot at its touch (game-and-stats.md 4.9). */
export const SHOT_HEIGHTS = [
  { code: 5, key: 'ground', label: 'Ground' },
  { code: 10, key: 'aerialBelowCrossbar', label: 'Aerial Below Crossbar' },
  { code: 15, key: 'aerialAboveCrossbar', label: 'Aerial Above Crossbar' },
] as const;
export type ShotHeight = (typeof SHOT_HEIGHTS)[number]['key'];
const GROUND_BALL_Z = 150;
const SURE_GROUND_BALL_Z = 120;

/** @param airborne the toucher is off the ground */
export function shotHeightOf(ballZ: number, airborne: boolean): ShotHeight {
  if (ballZ >= FIELD.goalHeight) return 'aerialAboveCrossbar';
  const ground = ballZ <= SURE_GROUND_BALL_Z || (ballZ <= GROUND_BALL_Z && !airborne);
  return ground ? 'ground' : 'aerialBelowCrossbar';
}
