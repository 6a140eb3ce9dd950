import { inverse, multiply, type Quaternion, rotate } from '../scripted-match/quaternion.ts';
import { cross, length, normalise, scale, type Vector, vector } from '../scripted-match/vector.ts';

/** Largest turning speed that cars are given, rad/s: a little below the game's limit of 5.5. */
export const TURN_LIMIT = 5.4;

export const noseOf = (q: Quaternion): Vector => rotate(q, vector(1, 0, 0));
export const roofOf = (q: Quaternion): Vector => rotate(q, vector(0, 0, 1));

/** Orientation with this nose, the roof as near to `up` as it can be. */
export function facing(nose: Vector, up: Vector): Quaternion {
  const f = normalise(nose);
  let left = cross(up, f);
  if (length(left) < 1e-3) left = cross(Math.abs(f.z) > 0.9 ? vector(1, 0, 0) : vector(0, 0, 1), f);
  const l = normalise(left);
  const u = cross(f, l);
  return fromMatrix(f, l, u);
}

function fromMatrix(f: Vector, l: Vector, u: Vector): Quaternion {
  const trace = f.x + l.y + u.z;
  if (trace > 0) {
    const s = Math.sqrt(trace + 1) * 2;
    return { w: s / 4, x: (l.z - u.y) / s, y: (u.x - f.z) / s, z: (f.y - l.x) / s };
  }
  if (f.x > l.y && f.x > u.z) {
    const s = Math.sqrt(1 + f.x - l.y - u.z) * 2;
    return { w: (l.z - u.y) / s, x: s / 4, y: (f.y + l.x) / s, z: (u.x + f.z) / s };
  }
  if (l.y > u.z) {
    const s = Math.sqrt(1 + l.y - f.x - u.z) * 2;
    return { w: (u.x - f.z) / s, x: (f.y + l.x) / s, y: s / 4, z: (l.z + u.y) / s };
  }
  const s = Math.sqrt(1 + u.z - f.x - l.y) * 2;
  return { w: (f.y - l.x) / s, x: (u.x + f.z) / s, y: (l.z + u.y) / s, z: s / 4 };
}

export function about(axis: Vector, angle: number): Quaternion {
  const a = scale(normalise(axis), Math.sin(angle / 2));
  return { x: a.x, y: a.y, z: a.z, w: Math.cos(angle / 2) };
}

/** Turns towards `target` by at most `angle`. */
export function turnTowards(q: Quaternion, target: Quaternion, angle: number): Quaternion {
  const { axis, angle: gap } = between(q, target);
  return gap <= angle ? target : unit(multiply(about(axis, angle), q));
}

/** World angular velocity that turns one orientation into the other, rad/s, within the game's limit. */
export function angularBetween(from: Quaternion, to: Quaternion, seconds: number): Vector {
  const { axis, angle } = between(from, to);
  return scale(axis, Math.min(TURN_LIMIT, angle / seconds));
}

function between(from: Quaternion, to: Quaternion): { axis: Vector; angle: number } {
  const q = multiply(to, inverse(from));
  const sign = q.w < 0 ? -1 : 1;
  const size = Math.hypot(q.x, q.y, q.z);
  if (size < 1e-9) return { axis: vector(0, 0, 1), angle: 0 };
  return {
    axis: scale(vector(q.x, q.y, q.z), sign / size),
    angle: 2 * Math.atan2(size, Math.abs(q.w)),
  };
}

export function unit({ x, y, z, w }: Quaternion): Quaternion {
  const size = Math.hypot(x, y, z, w);
  return { x: x / size, y: y / size, z: z / size, w: w / size };
}
