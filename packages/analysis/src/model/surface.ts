import { FIELD } from './field-geometry.ts';

/** Parts of the arena that a car can drive on. */
export const SURFACES = ['floor', 'sideWall', 'backWall', 'cornerWall', 'ceiling'] as const;
export type Surface = (typeof SURFACES)[number];

/** Nearest surface to a point: its distance (uu) and the direction it faces (unit, into the field). */
export interface NearestSurface {
  surface: Surface;
  gap: number;
  normalX: number;
  normalY: number;
  normalZ: number;
}

export function createNearestSurface(): NearestSurface {
  return { surface: 'floor', gap: 0, normalX: 0, normalY: 0, normalZ: 1 };
}

/** Ramps between the walls and floor or ceiling are roughly quarter circles, uu (game-and-stats.md 1.1 [RLB]). */
const RAMP_RADIUS_UU = 256;
/** The back wall is open here. */
const GOAL = { halfWidth: 893, height: 643 } as const;
const DIAGONAL = Math.SQRT1_2;

/**
 * Returns the nearest surface of the standard field with its floor and ceiling ramps; goals count as floor. Reuses
 * `out`. Curves between two walls are ignored: there the gap is up to 100 uu too large.
 */
export function findNearestSurface(x: number, y: number, z: number, out: NearestSurface): NearestSurface {
  const signX = x < 0 ? -1 : 1;
  const signY = y < 0 ? -1 : 1;
  const ax = x * signX;
  const ay = y * signY;
  const inGoal = ax < GOAL.halfWidth && z < GOAL.height && ay > FIELD.backWallY - RAMP_RADIUS_UU;

  let wall: Surface = 'sideWall';
  let wallGap = inGoal ? Number.POSITIVE_INFINITY : FIELD.sideWallX - ax;
  let normalX = -signX;
  let normalY = 0;
  if (!inGoal) {
    const backGap = FIELD.backWallY - ay;
    if (backGap < wallGap) {
      wall = 'backWall';
      wallGap = backGap;
      normalX = 0;
      normalY = -signY;
    }
    const cornerGap = (FIELD.cornerSum - ax - ay) * DIAGONAL;
    if (cornerGap < wallGap) {
      wall = 'cornerWall';
      wallGap = cornerGap;
      normalX = -signX * DIAGONAL;
      normalY = -signY * DIAGONAL;
    }
  }

  const ceilingGap = FIELD.ceilingZ - z;
  const low = z <= ceilingGap;
  const levelGap = low ? z : ceilingGap;
  const levelNormal = low ? 1 : -1;
  const levelDepth = RAMP_RADIUS_UU - levelGap;
  const wallDepth = RAMP_RADIUS_UU - wallGap;
  if (levelDepth > 0 && wallDepth > 0) {
    const depth = Math.hypot(levelDepth, wallDepth);
    out.surface = wallDepth > levelDepth ? wall : low ? 'floor' : 'ceiling';
    out.gap = RAMP_RADIUS_UU - depth;
    out.normalX = (normalX * wallDepth) / depth;
    out.normalY = (normalY * wallDepth) / depth;
    out.normalZ = (levelNormal * levelDepth) / depth;
  } else if (wallGap < levelGap) {
    out.surface = wall;
    out.gap = wallGap;
    out.normalX = normalX;
    out.normalY = normalY;
    out.normalZ = 0;
  } else {
    out.surface = low ? 'floor' : 'ceiling';
    out.gap = levelGap;
    out.normalX = 0;
    out.normalY = 0;
    out.normalZ = levelNormal;
  }
  return out;
}
