import type { ReplayVersion } from '../header.ts';

/** Factors for converting a rigid body's stored integers to physical units. Source: replay-format.md 8.1. */
export interface RigidBodyScale {
  /** uu per stored unit. */
  location: number;
  /** uu/s per stored unit. */
  linearVelocity: number;
  /** rad/s per stored unit. */
  angularVelocity: number;
  /** Whether the rotation is a quaternion (net 7 on), or the half-turn triple for `toLegacyQuaternion`. */
  quaternion: boolean;
}

export function getRigidBodyScale(version: ReplayVersion): RigidBodyScale {
  const net = version.net ?? 0;
  const modern = net >= 5;
  return {
    location: modern ? 0.01 : 1,
    linearVelocity: modern ? 0.01 : 0.1,
    angularVelocity: modern ? 0.0001 : 0.001,
    quaternion: net >= 7,
  };
}

/** Returns the quaternion [x, y, z, w] of the half-turn triple in files before net 7. Source: replay-format.md 8.1. */
export function toLegacyQuaternion(px: number, py: number, pz: number): [number, number, number, number] {
  const theta = (px * Math.PI) / 2;
  const psi = (py * Math.PI) / 2;
  const phi = (-pz * Math.PI) / 2;
  const cp = Math.cos(psi);
  const sp = Math.sin(psi);
  const ct = Math.cos(theta);
  const st = Math.sin(theta);
  const cf = Math.cos(phi);
  const sf = Math.sin(phi);
  return [
    sf * ct * cp - cf * st * sp,
    cf * st * cp + sf * ct * sp,
    cf * ct * sp - sf * st * cp,
    cf * ct * cp + sf * st * sp,
  ];
}
