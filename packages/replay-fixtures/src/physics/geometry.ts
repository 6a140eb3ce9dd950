export interface Vector {
  x: number;
  y: number;
  z: number;
}

export const vector = (x: number, y: number, z: number): Vector => ({ x, y, z });
export const add = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const subtract = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const scale = (a: Vector, by: number): Vector => ({ x: a.x * by, y: a.y * by, z: a.z * by });
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const length = (a: Vector): number => Math.hypot(a.x, a.y, a.z);
export const distance = (a: Vector, b: Vector): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
export const calculateGroundDistance = (a: Vector, b: Vector): number => Math.hypot(a.x - b.x, a.y - b.y);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Returns the first item with the lowest cost below `limit`, or null. */
export function cheapest<T>(
  items: Iterable<T>,
  cost: (item: T) => number,
  limit = Number.POSITIVE_INFINITY,
): T | null {
  let found: T | null = null;
  let lowest = limit;
  for (const item of items) {
    const price = cost(item);
    if (price >= lowest) continue;
    lowest = price;
    found = item;
  }
  return found;
}

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** Returns the same direction, no longer than `max`. */
export function limitLength(a: Vector, max: number): Vector {
  const size = length(a);
  return size > max ? scale(a, max / size) : a;
}

/** Returns the unit vector; straight up for a zero vector. */
export function normalize(a: Vector): Vector {
  const size = length(a);
  return size === 0 ? { x: 0, y: 0, z: 1 } : scale(a, 1 / size);
}

export interface Quaternion {
  x: number;
  y: number;
  z: number;
  w: number;
}

export const IDENTITY: Quaternion = { x: 0, y: 0, z: 0, w: 1 };

/** Returns the orientation after rotating at `angular` rad/s around world axes for `seconds`. */
export function turn(q: Quaternion, angular: Vector, seconds: number): Quaternion {
  const rate = length(angular);
  if (rate === 0) return q;
  const half = (rate * seconds) / 2;
  const s = Math.sin(half) / rate;
  return multiply({ x: angular.x * s, y: angular.y * s, z: angular.z * s, w: Math.cos(half) }, q);
}

export function multiply(a: Quaternion, b: Quaternion): Quaternion {
  return {
    x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  };
}

/** Returns the half-turn triple in files before net 7: pitch, yaw, roll (replay-format.md 8.1). */
export function halfTurns({ x, y, z, w }: Quaternion): Vector {
  const pitch = Math.asin(clamp(2 * (w * y - z * x), -1, 1));
  const yaw = Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
  const roll = Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y));
  return vector(pitch / Math.PI, yaw / Math.PI, -roll / Math.PI);
}

export const inverse = ({ x, y, z, w }: Quaternion): Quaternion => ({ x: -x, y: -y, z: -z, w });

/** Rotates a vector by the orientation: from a body's axes to the world's. */
export function rotate({ x, y, z, w }: Quaternion, v: Vector): Vector {
  const u = vector(x, y, z);
  const t = scale(cross(u, v), 2);
  return add(add(v, scale(t, w)), cross(u, t));
}

/** Maximum angular speed given to cars, rad/s: slightly below the game's limit of 5.5. */
export const TURN_LIMIT = 5.4;

export const getNose = (q: Quaternion): Vector => rotate(q, vector(1, 0, 0));
export const getRoof = (q: Quaternion): Vector => rotate(q, vector(0, 0, 1));

/** Returns the orientation with this nose and the roof as close to `up` as possible. */
export function facing(nose: Vector, up: Vector): Quaternion {
  const f = normalize(nose);
  let left = cross(up, f);
  if (length(left) < 1e-3) left = cross(Math.abs(f.z) > 0.9 ? vector(1, 0, 0) : vector(0, 0, 1), f);
  const l = normalize(left);
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
  const a = scale(normalize(axis), Math.sin(angle / 2));
  return { x: a.x, y: a.y, z: a.z, w: Math.cos(angle / 2) };
}

/** Rotates toward `target` by at most `angle`. */
export function turnTowards(q: Quaternion, target: Quaternion, angle: number): Quaternion {
  const { axis, angle: gap } = between(q, target);
  return gap <= angle ? target : unit(multiply(about(axis, angle), q));
}

/** Returns the angular velocity in world axes that turns one orientation into the other, rad/s, within the game's limit. */
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
