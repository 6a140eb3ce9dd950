import { type Vector, vector } from './vector.ts';

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
  /** |y| of the ball's centre from which on it is a goal. */
  goalLine: 5215.5,
} as const;

export type Team = 0 | 1;

/** +1 for blue, which attacks +y, -1 for orange. */
export const attackSign = (team: Team): 1 | -1 => (team === 0 ? 1 : -1);

export interface PadSpot {
  position: Vector;
  big: boolean;
}

/** Quarter of the pads by size: [x, y]; mirrored over both axes. */
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

/** Blue's kickoff places and headings, in the order in which a team takes them; orange's are turned by half. */
export const KICKOFF_SPOTS = [
  { x: -2048, y: -2560, yaw: Math.PI / 4 },
  { x: 2048, y: -2560, yaw: (3 * Math.PI) / 4 },
  { x: -256, y: -3840, yaw: Math.PI / 2 },
  { x: 256, y: -3840, yaw: Math.PI / 2 },
  { x: 0, y: -4608, yaw: Math.PI / 2 },
] as const;

/** Blue's places after a demolition; orange's are turned by half. */
export const RESPAWN_SPOTS = [
  { x: -2304, y: -4608, yaw: Math.PI / 2 },
  { x: -2688, y: -4608, yaw: Math.PI / 2 },
  { x: 2304, y: -4608, yaw: Math.PI / 2 },
  { x: 2688, y: -4608, yaw: Math.PI / 2 },
] as const;
