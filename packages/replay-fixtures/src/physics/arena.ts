import { clamp, type Vector, vector } from './geometry.ts';

/** Standard soccar field in uu. Source: game-and-stats.md 1.1, 1.2, 1.7, 3.3. */
export const ARENA = {
  sideWall: 4096,
  backWall: 5120,
  ceiling: 2044,
  /** |x| + |y| on the corner walls. */
  corner: 8064,
  goalHalfWidth: 892.755,
  goalHeight: 642.775,
  goalBack: 6000,
  /** |y| of the ball's center from which it is a goal. */
  goalLine: 5215.5,
} as const;

export type Team = 0 | 1;

/** Returns +1 for blue, which attacks +y, -1 for orange. */
export const getAttackSign = (team: Team): 1 | -1 => (team === 0 ? 1 : -1);

export interface PadSpot {
  position: Vector;
  big: boolean;
}

/** A quarter of the pads by size: [x, y]; mirrored over both axes. */
const SMALL_PADS = [
  [0, 4240],
  [1792, 4184],
  [940, 3308],
  [0, 2816],
  [3584, 2484],
  [1788, 2300],
  [2048, 1036],
  [0, 1024],
  [1024, 0],
] as const;
const BIG_PADS = [
  [3072, 4096],
  [3584, 0],
] as const;

export const PAD_SPOTS: readonly PadSpot[] = [
  ...mirror(SMALL_PADS, 70, false),
  ...mirror(BIG_PADS, 73, true),
];

function mirror(spots: readonly (readonly [number, number])[], z: number, big: boolean): PadSpot[] {
  return spots.flatMap(([x, y]) =>
    (x === 0 ? [0] : [x, -x]).flatMap((px) =>
      (y === 0 ? [0] : [y, -y]).map((py) => ({ position: vector(px, py, z), big })),
    ),
  );
}

/** Blue's kickoff spots and headings, in the order in which a team takes them; orange's are rotated by half a turn. */
export const KICKOFF_SPOTS = [
  { x: -2048, y: -2560, yaw: Math.PI / 4 },
  { x: 2048, y: -2560, yaw: (3 * Math.PI) / 4 },
  { x: -256, y: -3840, yaw: Math.PI / 2 },
  { x: 256, y: -3840, yaw: Math.PI / 2 },
  { x: 0, y: -4608, yaw: Math.PI / 2 },
] as const;

/** Blue's spots after a demolition; orange's are rotated by half a turn. */
export const RESPAWN_SPOTS = [
  { x: -2304, y: -4608, yaw: Math.PI / 2 },
  { x: -2688, y: -4608, yaw: Math.PI / 2 },
  { x: 2304, y: -4608, yaw: Math.PI / 2 },
  { x: 2688, y: -4608, yaw: Math.PI / 2 },
] as const;

/**
 * Floor, side walls and ceiling unrolled into one plane, so that a car drives up a wall like straight ahead: x runs
 * from the middle of the floor outward, up the wall and back along the ceiling; y is the field's.
 */
export interface StripPosition {
  /** Point on the surface, uu. */
  point: Vector;
  /** Unit vectors: away from the surface, and in the direction of increasing strip x. */
  normal: Vector;
  along: Vector;
}

/** Radius of the ramps (game-and-stats.md 1.1). */
const RAMP = 256;
const ARC = (RAMP * Math.PI) / 2;
const FLOOR_END = ARENA.sideWall - RAMP;
const WALL_START = FLOOR_END + ARC;
const WALL_END = WALL_START + ARENA.ceiling - 2 * RAMP;
const CEILING_START = WALL_END + ARC;
/** Cars don't drive farther than this along the ceiling. */
export const STRIP_END = CEILING_START + 1500;

export function findStripPosition(x: number, y: number): StripPosition {
  const side = x < 0 ? -1 : 1;
  const [px, pz, ax, az] = profile(Math.abs(x));
  return {
    point: vector(side * px, y, pz),
    normal: vector(-side * az, 0, ax),
    along: vector(ax, 0, side * az),
  };
}

/** Returns a point and direction on the right half: x, z, direction x, direction z. */
function profile(s: number): [number, number, number, number] {
  if (s <= FLOOR_END) return [s, 0, 1, 0];
  if (s <= WALL_START) {
    const a = (s - FLOOR_END) / RAMP;
    return [FLOOR_END + RAMP * Math.sin(a), RAMP - RAMP * Math.cos(a), Math.cos(a), Math.sin(a)];
  }
  if (s <= WALL_END) return [ARENA.sideWall, RAMP + s - WALL_START, 0, 1];
  if (s <= CEILING_START) {
    const a = (s - WALL_END) / RAMP;
    const z = ARENA.ceiling - RAMP + RAMP * Math.sin(a);
    return [ARENA.sideWall - RAMP + RAMP * Math.cos(a), z, -Math.sin(a), Math.cos(a)];
  }
  return [FLOOR_END - (s - CEILING_START), ARENA.ceiling, -1, 0];
}

export const isOnFloor = (x: number): boolean => Math.abs(x) <= FLOOR_END;
export const isOnCeiling = (x: number): boolean => Math.abs(x) > WALL_END;

/** Returns a point's strip x: high points near a wall are on the wall, all others on the floor. */
export function toStrip({ x, z }: Vector): number {
  const side = x < 0 ? -1 : 1;
  if (Math.abs(x) < ARENA.sideWall - 420 || z < 320) return side * Math.min(Math.abs(x), FLOOR_END);
  return side * clamp(WALL_START + z - RAMP, WALL_START, WALL_END - 100);
}

/** Returns the strip x of a car that touches a side wall at height z. */
export const stripAtWall = (side: number, z: number): number =>
  side * clamp(WALL_START + z - RAMP, WALL_START, WALL_END);
