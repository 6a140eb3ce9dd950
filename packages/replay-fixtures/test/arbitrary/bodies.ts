import type { RigidBody } from '@datacoach/replay';
import fc from 'fast-check';
import { rawVector } from './primitives.ts';
import { from, type VersionCase } from './versions.ts';

const quaternion = fc
  .tuple(...[0, 1, 2, 3].map(() => fc.double({ min: -1, max: 1, noNaN: true })))
  .filter((parts) => Math.hypot(...(parts as number[])) > 0.1)
  .map((parts) => {
    const size = Math.hypot(...(parts as number[]));
    const [qx, qy, qz, qw] = parts.map((part) => (part as number) / size) as [number, number, number, number];
    return { qx, qy, qz, qw };
  });

const turn = fc.integer({ min: -32768, max: 32767 }).map((word) => word / 32767);
const halfTurns = fc.record({ qx: turn, qy: turn, qz: turn, qw: fc.constant(0) });

export function rigidBody(version: VersionCase): fc.Arbitrary<RigidBody> {
  const vector = rawVector(version);
  const rotation = from(version, 868, 22, 7) ? quaternion : halfTurns;
  return fc
    .tuple(fc.boolean(), vector, rotation, vector, vector)
    .map(([sleeping, { x, y, z }, turned, linear, angular]) => {
      const v = sleeping ? { x: 0, y: 0, z: 0 } : linear;
      const w = sleeping ? { x: 0, y: 0, z: 0 } : angular;
      return { sleeping, x, y, z, ...turned, vx: v.x, vy: v.y, vz: v.z, wx: w.x, wy: w.y, wz: w.z };
    });
}
