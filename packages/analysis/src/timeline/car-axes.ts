import { length } from '../model/length.ts';
import type { CarTrack } from './tracks.ts';

/** Body axes of a car as unit vectors in field coordinates. */
export interface CarAxes {
  forwardX: number;
  forwardY: number;
  forwardZ: number;
  rightX: number;
  rightY: number;
  rightZ: number;
  upX: number;
  upY: number;
  upZ: number;
}

export function createCarAxes(): CarAxes {
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

/** Returns the height component of the nose: 1 straight up, -1 straight down. */
export function forwardZ(car: CarTrack, frame: number): number {
  return 2 * (car.qx[frame]! * car.qz[frame]! - car.qy[frame]! * car.qw[frame]!);
}

/** Returns the height component of the roof: 1 upright, -1 upside down. */
export function upZ(car: CarTrack, frame: number): number {
  return 1 - 2 * (car.qx[frame]! ** 2 + car.qy[frame]! ** 2);
}

/** Returns the speed along the ground in uu/s. */
export function horizontalSpeed(car: CarTrack, frame: number): number {
  return length(car.vx[frame]!, car.vy[frame]!);
}
