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
/** Distance on the ground plan. */
export const planDistance = (a: Vector, b: Vector): number => Math.hypot(a.x - b.x, a.y - b.y);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** Unit vector; straight up for a zero vector. */
export function normalise(a: Vector): Vector {
  const size = length(a);
  return size === 0 ? { x: 0, y: 0, z: 1 } : scale(a, 1 / size);
}
