import { add, cross, length, scale, type Vector, vector } from './vector.ts';

export interface Quaternion {
  x: number;
  y: number;
  z: number;
  w: number;
}

export const IDENTITY: Quaternion = { x: 0, y: 0, z: 0, w: 1 };

/** Orientation of a body without roll: heading `yaw`, nose up by `pitch`, radians. */
export function fromYawPitch(yaw: number, pitch: number): Quaternion {
  const [sy, cy] = [Math.sin(yaw / 2), Math.cos(yaw / 2)];
  // Nose up is a negative turn about the local y axis, which points right.
  const [sp, cp] = [Math.sin(-pitch / 2), Math.cos(-pitch / 2)];
  return { x: -sy * sp, y: cy * sp, z: sy * cp, w: cy * cp };
}

/** The orientation after turning at `angular` rad/s about world axes for `seconds`. */
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

/** Half-turn triple of files before net 7 for a body without roll (replay-format.md 8.1). */
export function halfTurns(yaw: number, pitch: number): Vector {
  const turns = (angle: number) => angle / Math.PI - 2 * Math.round(angle / (2 * Math.PI));
  return { x: turns(-pitch), y: turns(yaw), z: 0 };
}

export const inverse = ({ x, y, z, w }: Quaternion): Quaternion => ({ x: -x, y: -y, z: -z, w });

/** The vector turned as the orientation says: from a body's axes to the world's. */
export function rotate({ x, y, z, w }: Quaternion, v: Vector): Vector {
  const u = vector(x, y, z);
  const t = scale(cross(u, v), 2);
  return add(add(v, scale(t, w)), cross(u, t));
}
