import type { BitReader } from '../../bits/bit-reader.ts';
import type { RigidBody } from '../attribute-values.ts';
import type { AttributeCodec } from './attribute-codec.ts';

const QUATERNION_BITS = 56;
const LEGACY_ROTATION_BITS = 48;
const COMPONENT_RANGE = 262143;
const f = Math.fround;
const HALF_ROOT = f(Math.SQRT1_2);
const LEGACY_STEP = f(1 / 32767);

/** One stored quaternion component, in 32-bit steps as the public decoders compute it (replay-format.md 3.6). */
function component(reader: BitReader): number {
  return f(f(f(f(reader.bits(18) / COMPONENT_RANGE) - 0.5) * 2) * HALF_ROOT);
}

/** Smallest-three quaternion: the omitted component is the square root of the rest, never negative. */
function readQuaternion(reader: BitReader, body: RigidBody): void {
  const omitted = reader.bits(2);
  const a = component(reader);
  const b = component(reader);
  const c = component(reader);
  const rest = f(f(f(1 - a * a) - b * b) - c * c);
  const d = rest > 0 ? f(Math.sqrt(rest)) : 0;
  body.qx = omitted === 0 ? d : a;
  body.qy = omitted === 1 ? d : omitted === 0 ? a : b;
  body.qz = omitted === 2 ? d : omitted === 3 ? c : b;
  body.qw = omitted === 3 ? d : c;
}

/** Three 16-bit numbers in half turns (before net 7). */
function readHalfTurns(reader: BitReader, body: RigidBody): void {
  body.qx = f((reader.bits(16) - 32768) * LEGACY_STEP);
  body.qy = f((reader.bits(16) - 32768) * LEGACY_STEP);
  body.qz = f((reader.bits(16) - 32768) * LEGACY_STEP);
  body.qw = 0;
}

export const rigidBodyAttribute: AttributeCodec<'rigidBody'> = {
  read({ reader, gates, rigidBody: body }) {
    const bound = gates.vectorBound;
    body.sleeping = reader.bit();
    reader.vector(bound);
    body.x = reader.x;
    body.y = reader.y;
    body.z = reader.z;
    if (gates.quaternionRotation) readQuaternion(reader, body);
    else readHalfTurns(reader, body);
    if (body.sleeping) {
      body.vx = body.vy = body.vz = body.wx = body.wy = body.wz = 0;
      return body;
    }
    reader.vector(bound);
    body.vx = reader.x;
    body.vy = reader.y;
    body.vz = reader.z;
    reader.vector(bound);
    body.wx = reader.x;
    body.wy = reader.y;
    body.wz = reader.z;
    return body;
  },
  skip({ reader, gates }) {
    const bound = gates.vectorBound;
    const sleeping = reader.bit();
    reader.skipVector(bound);
    reader.position += gates.quaternionRotation ? QUATERNION_BITS : LEGACY_ROTATION_BITS;
    if (sleeping) return;
    reader.skipVector(bound);
    reader.skipVector(bound);
  },
};
