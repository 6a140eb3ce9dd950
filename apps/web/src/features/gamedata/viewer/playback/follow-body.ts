import type { ViewerBody } from '@datacoach/analysis/metadata';

/** A position on the field, in uu. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

/** Turn of a body as unit quaternion, its axes to field axes. */
export interface Turn {
  x: number;
  y: number;
  z: number;
  w: number;
}

/** The two updates that a time lies between, and how far along it is. */
export interface Between {
  from: number;
  to: number;
  /** 0 at `from`, 1 at `to`. */
  share: number;
}

export interface BodyPath {
  readonly between: (frame: number, time: number) => Between;
  readonly place: (at: Between) => Place;
  readonly turn: (at: Between) => Turn;
  /** Mean velocity from the one update to the other, uu/s. */
  readonly velocity: (at: Between) => Place;
}

/** Updates further apart than this are a new position, not a movement (respawn, kickoff), in seconds. */
const MAX_GLIDE_SECONDS = 0.5;
/** Greatest speeds are 6000 and 2300 uu/s; what is faster was put there (game-and-stats.md 1.3 and 1.4). */
export const MAX_SPEED = { ball: 7000, car: 3500 } as const;
/** A velocity that changes by more than this was hit or bounced: the way has a corner there, uu/s. */
const CORNER = 600;

/**
 * Follows one body on a smooth curve through the updates of its position, as fast before each as after it; over leaps and
 * lives it does not go, and a hit stays a corner.
 *
 * @param elapsed seconds of each frame
 * @param alive whether the body is there in a frame
 * @param isReset whether everything is put to its place in a frame, as before a kickoff
 */
export function followBody(
  elapsed: ArrayLike<number>,
  body: ViewerBody,
  alive: (frame: number) => boolean,
  fastest: number = MAX_SPEED.ball,
  isReset: (frame: number) => boolean = () => false,
): BodyPath {
  const { previous, next } = updatesAround(body.updated);
  const seconds = (frame: number) => elapsed[frame] ?? 0;
  const columns = [body.x, body.y, body.z] as const;
  const goesTo = (from: number, to: number): boolean => {
    const span = seconds(to) - seconds(from);
    if (to <= from || span <= 0 || span > MAX_GLIDE_SECONDS) return false;
    for (let frame = from; frame <= to; frame++) {
      if (!alive(frame) || (frame > from && isReset(frame))) return false;
    }
    const leap = Math.hypot(...columns.map((column) => at(column, to) - at(column, from)));
    return leap <= fastest * span;
  };
  const step = (column: ArrayLike<number>, from: number, to: number): number =>
    (at(column, to) - at(column, from)) / (seconds(to) - seconds(from));
  /** Whether the body goes on from one way to the next without being hit in between. */
  const goesOn = (a: number, b: number, c: number): boolean => {
    const change = columns.map((column) => step(column, b, c) - step(column, a, b));
    return Math.hypot(...change) <= CORNER;
  };
  /** Frame of the update before (or after) a way that belongs to it; the given one when there is none. */
  const before = (from: number, to: number): number => {
    const earlier = from > 0 ? (previous[from - 1] ?? from) : from;
    return earlier < from && goesTo(earlier, from) && goesOn(earlier, from, to) ? earlier : from;
  };
  const after = (from: number, to: number): number => {
    const later = next[to] ?? to;
    return later > to && goesTo(to, later) && goesOn(from, to, later) ? later : to;
  };
  /** Velocity in the middle one of three updates: the nearer way counts more. */
  const slope = (column: ArrayLike<number>, a: number, b: number, c: number): number => {
    if (a === b) return step(column, b, c);
    if (b === c) return step(column, a, b);
    const [early, late] = [seconds(b) - seconds(a), seconds(c) - seconds(b)];
    return (step(column, a, b) * late + step(column, b, c) * early) / (early + late);
  };
  return {
    between(frame, time) {
      const from = previous[frame] ?? frame;
      const to = next[frame] ?? frame;
      if (!goesTo(from, to)) return { from: frame, to: frame, share: 0 };
      const share = (time - seconds(from)) / (seconds(to) - seconds(from));
      return { from, to, share: Math.min(Math.max(share, 0), 1) };
    },
    place({ from, to, share: s }) {
      if (from === to) return { x: at(body.x, from), y: at(body.y, from), z: at(body.z, from) };
      const [earlier, later] = [before(from, to), after(from, to)];
      const span = seconds(to) - seconds(from);
      const curve = (column: ArrayLike<number>) => {
        const leaving = slope(column, earlier, from, to) * span;
        const arriving = slope(column, from, to, later) * span;
        const arrived = s * s * (3 - 2 * s);
        return (
          at(column, from) * (1 - arrived) +
          at(column, to) * arrived +
          leaving * s * (1 - s) * (1 - s) -
          arriving * s * s * (1 - s)
        );
      };
      return { x: curve(body.x), y: curve(body.y), z: curve(body.z) };
    },
    turn: (between) => turnBetween(body, between),
    velocity({ from, to }) {
      if (from === to) return { x: 0, y: 0, z: 0 };
      const [x, y, z] = columns.map((column) => step(column, from, to)) as [number, number, number];
      return { x, y, z };
    },
  };
}

const at = (column: ArrayLike<number>, frame: number): number => column[frame] ?? 0;

/** Turns nearer than this are mixed straight: the arc's formula divides by next to nothing. */
const SAME_TURN = 0.9995;

/** On the great arc from one turn to the other, at an even pace. */
function turnBetween({ qx, qy, qz, qw }: ViewerBody, { from, to, share }: Between): Turn {
  const read = (frame: number) => [at(qx, frame), at(qy, frame), at(qz, frame), qw[frame] ?? 1] as const;
  const [a, b] = [read(from), read(to)];
  const along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  // Both signs are the same turn: go to the nearer one.
  const sign = along < 0 ? -1 : 1;
  let [first, second] = [1 - share, sign * share];
  if (Math.abs(along) < SAME_TURN) {
    const angle = Math.acos(Math.abs(along));
    first = Math.sin((1 - share) * angle) / Math.sin(angle);
    second = (sign * Math.sin(share * angle)) / Math.sin(angle);
  }
  const mix = (part: 0 | 1 | 2 | 3) => a[part] * first + b[part] * second;
  const [x, y, z, w] = [mix(0), mix(1), mix(2), mix(3)];
  const length = Math.hypot(x, y, z, w) || 1;
  return { x: x / length, y: y / length, z: z / length, w: w / length };
}

/**
 * Returns for each frame the last update that is not later and the first that is later; the frame itself if there is
 * none.
 */
function updatesAround(updated: ArrayLike<number>): { previous: Int32Array; next: Int32Array } {
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

/** A direction of a turned body in field axes: ahead (1, 0, 0), right (0, 1, 0), up (0, 0, 1). */
export function turned({ x, y, z, w }: Turn, [vx, vy, vz]: readonly [number, number, number]): Place {
  const [cx, cy, cz] = [y * vz - z * vy + w * vx, z * vx - x * vz + w * vy, x * vy - y * vx + w * vz];
  return { x: vx + 2 * (y * cz - z * cy), y: vy + 2 * (z * cx - x * cz), z: vz + 2 * (x * cy - y * cx) };
}
