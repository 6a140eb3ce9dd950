import type { ViewerBody } from '@datacoach/analysis/metadata';

/** A position on the field, in uu. */
export interface Position {
  x: number;
  y: number;
  z: number;
}

/** Rotation of a body as a unit quaternion, from its axes to field axes. */
export interface Rotation {
  x: number;
  y: number;
  z: number;
  w: number;
}

/** The two updates around a time, and how far between them it is. */
export interface UpdateSpan {
  from: number;
  to: number;
  /** 0 at `from`, 1 at `to`. */
  share: number;
}

export interface BodyTrajectory {
  readonly getSpan: (frame: number, time: number) => UpdateSpan;
  readonly getPosition: (getValue: UpdateSpan) => Position;
  readonly getRotation: (getValue: UpdateSpan) => Rotation;
  /** Mean velocity between the two updates, uu/s. */
  readonly getVelocity: (getValue: UpdateSpan) => Position;
}

/** Updates further apart than this are a new position, not a movement (respawn, kickoff), in seconds. */
const MAX_GLIDE_SECONDS = 0.5;
/** Greatest speeds are 6000 and 2300 uu/s; what is faster was put there (game-and-stats.md 1.3 and 1.4). */
export const MAX_SPEED = { ball: 7000, car: 3500 } as const;
/** A larger change in velocity is a hit or bounce, where the path has a corner, uu/s. */
const CORNER = 600;

/**
 * Follows one body on a smooth curve through the updates of its position, as fast before each as after it; over leaps and
 * lives it does not go, and a hit stays a corner.
 *
 * @param elapsed seconds of each frame
 * @param alive whether the body is there in a frame
 * @param isReset whether everything is reset to its position in a frame, as before a kickoff
 */
export function interpolateBody(
  elapsed: ArrayLike<number>,
  body: ViewerBody,
  alive: (frame: number) => boolean,
  fastest: number = MAX_SPEED.ball,
  isReset: (frame: number) => boolean = () => false,
): BodyTrajectory {
  const { previous, next } = findUpdatesAround(body.updated);
  const getSeconds = (frame: number) => elapsed[frame] ?? 0;
  const columns = [body.x, body.y, body.z] as const;
  const isContinuous = (from: number, to: number): boolean => {
    const span = getSeconds(to) - getSeconds(from);
    if (to <= from || span <= 0 || span > MAX_GLIDE_SECONDS) return false;
    for (let frame = from; frame <= to; frame++) {
      if (!alive(frame) || (frame > from && isReset(frame))) return false;
    }
    const leap = Math.hypot(...columns.map((column) => getValue(column, to) - getValue(column, from)));
    return leap <= fastest * span;
  };
  const calculateVelocity = (column: ArrayLike<number>, from: number, to: number): number =>
    (getValue(column, to) - getValue(column, from)) / (getSeconds(to) - getSeconds(from));
  /** Whether the body continues from one segment to the next without being hit in between. */
  const isSmooth = (a: number, b: number, c: number): boolean => {
    const change = columns.map((column) => calculateVelocity(column, b, c) - calculateVelocity(column, a, b));
    return Math.hypot(...change) <= CORNER;
  };
  /** Frame of the previous (or next) update on the same path; the given one if there is none. */
  const findPreviousUpdate = (from: number, to: number): number => {
    const earlier = from > 0 ? (previous[from - 1] ?? from) : from;
    return earlier < from && isContinuous(earlier, from) && isSmooth(earlier, from, to) ? earlier : from;
  };
  const findNextUpdate = (from: number, to: number): number => {
    const later = next[to] ?? to;
    return later > to && isContinuous(to, later) && isSmooth(from, to, later) ? later : to;
  };
  /** Velocity at the middle of three updates: the shorter segment counts more. */
  const calculateSlope = (column: ArrayLike<number>, a: number, b: number, c: number): number => {
    if (a === b) return calculateVelocity(column, b, c);
    if (b === c) return calculateVelocity(column, a, b);
    const [early, late] = [getSeconds(b) - getSeconds(a), getSeconds(c) - getSeconds(b)];
    return (
      (calculateVelocity(column, a, b) * late + calculateVelocity(column, b, c) * early) / (early + late)
    );
  };
  return {
    getSpan(frame, time) {
      const from = previous[frame] ?? frame;
      const to = next[frame] ?? frame;
      if (!isContinuous(from, to)) return { from: frame, to: frame, share: 0 };
      const share = (time - getSeconds(from)) / (getSeconds(to) - getSeconds(from));
      return { from, to, share: Math.min(Math.max(share, 0), 1) };
    },
    getPosition({ from, to, share: s }) {
      if (from === to)
        return { x: getValue(body.x, from), y: getValue(body.y, from), z: getValue(body.z, from) };
      const [earlier, later] = [findPreviousUpdate(from, to), findNextUpdate(from, to)];
      const span = getSeconds(to) - getSeconds(from);
      const interpolateColumn = (column: ArrayLike<number>) => {
        const leaving = calculateSlope(column, earlier, from, to) * span;
        const arriving = calculateSlope(column, from, to, later) * span;
        const arrived = s * s * (3 - 2 * s);
        return (
          getValue(column, from) * (1 - arrived) +
          getValue(column, to) * arrived +
          leaving * s * (1 - s) * (1 - s) -
          arriving * s * s * (1 - s)
        );
      };
      return { x: interpolateColumn(body.x), y: interpolateColumn(body.y), z: interpolateColumn(body.z) };
    },
    getRotation: (getSpan) => interpolateRotation(body, getSpan),
    getVelocity({ from, to }) {
      if (from === to) return { x: 0, y: 0, z: 0 };
      const [x, y, z] = columns.map((column) => calculateVelocity(column, from, to)) as [
        number,
        number,
        number,
      ];
      return { x, y, z };
    },
  };
}

const getValue = (column: ArrayLike<number>, frame: number): number => column[frame] ?? 0;

/** Rotations closer than this are blended linearly: the slerp formula would divide by nearly zero. */
const SAME_TURN = 0.9995;

/** Interpolates between two rotations along the great arc at constant speed (slerp). */
function interpolateRotation({ qx, qy, qz, qw }: ViewerBody, { from, to, share }: UpdateSpan): Rotation {
  const readQuaternion = (frame: number) =>
    [getValue(qx, frame), getValue(qy, frame), getValue(qz, frame), qw[frame] ?? 1] as const;
  const [a, b] = [readQuaternion(from), readQuaternion(to)];
  const along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  // Both signs are the same rotation: take the closer one.
  const sign = along < 0 ? -1 : 1;
  let [first, second] = [1 - share, sign * share];
  if (Math.abs(along) < SAME_TURN) {
    const angle = Math.acos(Math.abs(along));
    first = Math.sin((1 - share) * angle) / Math.sin(angle);
    second = (sign * Math.sin(share * angle)) / Math.sin(angle);
  }
  const blend = (part: 0 | 1 | 2 | 3) => a[part] * first + b[part] * second;
  const [x, y, z, w] = [blend(0), blend(1), blend(2), blend(3)];
  const length = Math.hypot(x, y, z, w) || 1;
  return { x: x / length, y: y / length, z: z / length, w: w / length };
}

/**
 * Returns for each frame the last update that is not later and the first that is later; the frame itself if there is
 * none.
 */
function findUpdatesAround(updated: ArrayLike<number>): { previous: Int32Array; next: Int32Array } {
  const previous = new Int32Array(updated.length);
  const next = new Int32Array(updated.length);
  let last = -1;
  for (let frame = 0; frame < updated.length; frame++) {
    if (updated[frame]) last = frame;
    previous[frame] = last === -1 ? frame : last;
  }
  let coming = -1;
  for (let frame = updated.length - 1; frame >= 0; frame--) {
    next[frame] = coming === -1 ? frame : coming;
    if (updated[frame]) coming = frame;
  }
  return { previous, next };
}

/** Converts a direction of a rotated body to field axes: forward (1, 0, 0), right (0, 1, 0), up (0, 0, 1). */
export function rotateVector(
  { x, y, z, w }: Rotation,
  [vx, vy, vz]: readonly [number, number, number],
): Position {
  const [cx, cy, cz] = [y * vz - z * vy + w * vx, z * vx - x * vz + w * vy, x * vy - y * vx + w * vz];
  return { x: vx + 2 * (y * cz - z * cy), y: vy + 2 * (z * cx - x * cz), z: vz + 2 * (x * cy - y * cx) };
}
