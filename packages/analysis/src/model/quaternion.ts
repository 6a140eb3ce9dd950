export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** Unit quaternion of a car: car axes (x forward, y right, z up) to field axes (game-and-stats.md 1.2). */
export interface Rotation {
  qx: number;
  qy: number;
  qz: number;
  qw: number;
}

/** Rotates car axes to field axes. Writes to `out`. */
export function rotate(q: Readonly<Rotation>, x: number, y: number, z: number, out: Vector): Vector {
  const tx = 2 * (q.qy * z - q.qz * y);
  const ty = 2 * (q.qz * x - q.qx * z);
  const tz = 2 * (q.qx * y - q.qy * x);
  out.x = x + q.qw * tx + q.qy * tz - q.qz * ty;
  out.y = y + q.qw * ty + q.qz * tx - q.qx * tz;
  out.z = z + q.qw * tz + q.qx * ty - q.qy * tx;
  return out;
}

/** Rotates field axes to car axes. Writes to `out`. */
export function unrotate(q: Readonly<Rotation>, x: number, y: number, z: number, out: Vector): Vector {
  const tx = 2 * (q.qz * y - q.qy * z);
  const ty = 2 * (q.qx * z - q.qz * x);
  const tz = 2 * (q.qy * x - q.qx * y);
  out.x = x + q.qw * tx + q.qz * ty - q.qy * tz;
  out.y = y + q.qw * ty + q.qx * tz - q.qz * tx;
  out.z = z + q.qw * tz + q.qy * tx - q.qx * ty;
  return out;
}
