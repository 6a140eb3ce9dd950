import { length } from '../model/length.ts';
import type { BodyColumns, CarTrack } from './tracks.ts';

/** Creates the body axes of a car as unit vectors in field coordinates. */
export function createCarAxes() {
  return {
    forwardX: 1,
    forwardY: 0,
    forwardZ: 0,
    rightX: 0,
    rightY: 1,
    rightZ: 0,
    upX: 0,
    upY: 0,
    upZ: 1,
  };
}
export type CarAxes = ReturnType<typeof createCarAxes>;

/** Writes the axes at a frame into `axes` and returns it; reuse one object in loops. Source: game-and-stats.md 1.2. */
export function readCarAxes(car: CarTrack, frame: number, axes: CarAxes): CarAxes {
  const x = car.qx[frame]!;
  const y = car.qy[frame]!;
  const z = car.qz[frame]!;
  const w = car.qw[frame]!;
  axes.forwardX = 1 - 2 * (y * y + z * z);
  axes.forwardY = 2 * (x * y + z * w);
  axes.forwardZ = 2 * (x * z - y * w);
  axes.rightX = 2 * (x * y - z * w);
  axes.rightY = 1 - 2 * (x * x + z * z);
  axes.rightZ = 2 * (y * z + x * w);
  axes.upX = 2 * (x * z + y * w);
  axes.upY = 2 * (y * z - x * w);
  axes.upZ = 1 - 2 * (x * x + y * y);
  return axes;
}

/** Returns the height component of the roof: 1 upright, -1 upside down. */
export const upZ = (car: CarTrack, frame: number) => 1 - 2 * (car.qx[frame]! ** 2 + car.qy[frame]! ** 2);

/** Returns the speed of a car or the ball in uu/s. */
export function calculateSpeedAt({ vx, vy, vz }: Pick<BodyColumns, 'vx' | 'vy' | 'vz'>, frame: number) {
  return length(vx[frame]!, vy[frame]!, vz[frame]!);
}

/** Returns the distance between the centers of two bodies, uu. */
export function calculateDistanceAt(a: Centers, b: Centers, frame: number): number {
  return length(a.x[frame]! - b.x[frame]!, a.y[frame]! - b.y[frame]!, a.z[frame]! - b.z[frame]!);
}

type Centers = Pick<BodyColumns, 'x' | 'y' | 'z'>;

/** Returns the speed along the ground in uu/s. */
export function calculateHorizontalSpeed(car: CarTrack, frame: number): number {
  return length(car.vx[frame]!, car.vy[frame]!);
}
