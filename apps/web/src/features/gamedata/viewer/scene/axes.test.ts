import { Quaternion, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { toScene, toSceneRotation } from './axes.ts';

/** Rotates a vector by a quaternion in field axes: v + 2q × (q × v + wv). */
function turned(q: { x: number; y: number; z: number; w: number }, v: readonly [number, number, number]) {
  const [vx, vy, vz] = v;
  const cx = q.y * vz - q.z * vy + q.w * vx;
  const cy = q.z * vx - q.x * vz + q.w * vy;
  const cz = q.x * vy - q.y * vx + q.w * vz;
  return {
    x: vx + 2 * (q.y * cz - q.z * cy),
    y: vy + 2 * (q.z * cx - q.x * cz),
    z: vz + 2 * (q.x * cy - q.y * cx),
  };
}

test('points a rotated car in the same direction in the scene as on the field', () => {
  const q = new Quaternion(0.3, -0.5, 0.2, 0.7).normalize();
  const turn = { x: q.x, y: q.y, z: q.z, w: q.w };
  for (const axis of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0.4, -0.7, 0.2],
  ] as const) {
    const onField = toScene(turned(turn, axis));
    const inScene = toScene({ x: axis[0], y: axis[1], z: axis[2] }).applyQuaternion(toSceneRotation(turn));
    expect(inScene.distanceTo(onField)).toBeLessThan(1e-9);
  }
});

test("puts blue's right side on the right when facing the orange goal", () => {
  const forward = toScene({ x: 0, y: 1, z: 0 });
  const up = toScene({ x: 0, y: 0, z: 1 });
  const right = new Vector3().crossVectors(forward, up);
  expect(right.distanceTo(toScene({ x: -1, y: 0, z: 0 }))).toBeLessThan(1e-9);
});
