import { type RigidBody, type RigidBodyScale, toLegacyQuaternion } from '@datacoach/replay';
import type { BODY_COLUMNS, BodyColumns } from './tracks.ts';

/** Last known body of a live ball or car: uu, uu/s, rad/s. */
export interface MovingBody extends Record<keyof typeof BODY_COLUMNS, number> {
  /** A body has been replicated. */
  hasBody: boolean;
  /** It was replicated in this frame. */
  updated: boolean;
}

/** Returns the body of an actor that has just spawned, upright at the center. */
export function createMovingBody(): MovingBody {
  return {
    hasBody: false,
    updated: false,
    x: 0,
    y: 0,
    z: 0,
    vx: 0,
    vy: 0,
    vz: 0,
    qx: 0,
    qy: 0,
    qz: 0,
    qw: 1,
    wx: 0,
    wy: 0,
    wz: 0,
  };
}

export function updateBody(
  to: MovingBody,
  from: RigidBody,
  { location, linearVelocity, angularVelocity, quaternion }: RigidBodyScale,
): void {
  to.hasBody = true;
  to.updated = true;
  to.x = from.x * location;
  to.y = from.y * location;
  to.z = from.z * location;
  to.vx = from.vx * linearVelocity;
  to.vy = from.vy * linearVelocity;
  to.vz = from.vz * linearVelocity;
  to.wx = from.wx * angularVelocity;
  to.wy = from.wy * angularVelocity;
  to.wz = from.wz * angularVelocity;
  if (quaternion) {
    to.qx = from.qx;
    to.qy = from.qy;
    to.qz = from.qz;
    to.qw = from.qw;
  } else {
    [to.qx, to.qy, to.qz, to.qw] = toLegacyQuaternion(from.qx, from.qy, from.qz);
  }
}

export function writeBody(to: BodyColumns, frame: number, from: MovingBody): void {
  to.x[frame] = from.x;
  to.y[frame] = from.y;
  to.z[frame] = from.z;
  to.vx[frame] = from.vx;
  to.vy[frame] = from.vy;
  to.vz[frame] = from.vz;
  to.qx[frame] = from.qx;
  to.qy[frame] = from.qy;
  to.qz[frame] = from.qz;
  to.qw[frame] = from.qw;
  to.wx[frame] = from.wx;
  to.wy[frame] = from.wy;
  to.wz[frame] = from.wz;
}
