import type {
  AppliedDamage,
  DamageState,
  Demolish,
  DemolishExtended,
  DemolishFx,
  Explosion,
  ExtendedExplosion,
  ObjectRef,
  RawRotator,
  RawVector,
  RigidBody,
  Welded,
} from '@datacoach/replay';
import type { BitWriter } from './bit-writer.ts';
import type { WriteContext } from './replay-script.ts';

/** Reference to an actor or a static object. Source: replay-format.md 4.1. */
export function writeRef(bits: BitWriter, { actor, id }: ObjectRef): void {
  bits.bit(actor);
  bits.i32(id);
}

/** Compressed vector of three whole numbers. Source: replay-format.md 3.5. */
export function writeVector(bits: BitWriter, context: WriteContext, { x, y, z }: RawVector): void {
  const largest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const size = Math.max(1, 32 - Math.clz32(largest)) - 1;
  const bias = 2 ** (size + 1);
  bits.intBelow(size, context.vectorBound);
  bits.bits(x + bias, size + 2);
  bits.bits(y + bias, size + 2);
  bits.bits(z + bias, size + 2);
}

/** Compressed rotator: each angle optional, a signed byte. Source: replay-format.md 3.6. */
export function writeRotator(bits: BitWriter, { pitch, yaw, roll }: RawRotator): void {
  for (const angle of [pitch, yaw, roll]) {
    bits.bit(angle !== null);
    if (angle !== null) bits.u8(angle);
  }
}

export function writeRigidBody(bits: BitWriter, body: RigidBody, context: WriteContext): void {
  bits.bit(body.sleeping);
  writeVector(bits, context, body);
  if (context.quaternions) writeQuaternion(bits, body);
  else for (const turn of [body.qx, body.qy, body.qz]) bits.bits(Math.round(turn * 32767) + 32768, 16);
  if (body.sleeping) return;
  writeVector(bits, context, { x: body.vx, y: body.vy, z: body.vz });
  writeVector(bits, context, { x: body.wx, y: body.wy, z: body.wz });
}

const QUATERNION_STEPS = 262_143;

/** Smallest three: the largest component is left out, the others take 18 bits each. Source: replay-format.md 10. */
function writeQuaternion(bits: BitWriter, { qx, qy, qz, qw }: RigidBody): void {
  const components = [qx, qy, qz, qw];
  let omitted = 0;
  for (let i = 1; i < 4; i++) {
    if (Math.abs(components[i]!) > Math.abs(components[omitted]!)) omitted = i;
  }
  const sign = components[omitted]! < 0 ? -1 : 1;
  bits.bits(omitted, 2);
  for (let i = 0; i < 4; i++) {
    if (i === omitted) continue;
    const step = Math.round(((sign * components[i]! * Math.SQRT2) / 2 + 0.5) * QUATERNION_STEPS);
    bits.bits(Math.min(Math.max(step, 0), QUATERNION_STEPS), 18);
  }
}

export function writeWelded(bits: BitWriter, welded: Welded, context: WriteContext): void {
  writeRef(bits, welded.actor);
  writeVector(bits, context, welded.offset);
  bits.f32(welded.mass);
  writeRotator(bits, welded.rotation);
}

export function writeExplosion(bits: BitWriter, explosion: Explosion, context: WriteContext): void {
  writeRef(bits, explosion.goal);
  writeVector(bits, context, explosion.location);
}

export function writeExtendedExplosion(
  bits: BitWriter,
  explosion: ExtendedExplosion,
  context: WriteContext,
): void {
  writeExplosion(bits, explosion, context);
  writeRef(bits, explosion.scorer);
}

export function writeDemolish(bits: BitWriter, demolish: Demolish, context: WriteContext): void {
  writeRef(bits, demolish.attacker);
  writeRef(bits, demolish.victim);
  writeVector(bits, context, demolish.attackerVelocity);
  writeVector(bits, context, demolish.victimVelocity);
}

export function writeDemolishFx(bits: BitWriter, demolish: DemolishFx, context: WriteContext): void {
  writeRef(bits, demolish.fx);
  writeDemolish(bits, demolish, context);
}

export function writeDemolishExtended(
  bits: BitWriter,
  demolish: DemolishExtended,
  context: WriteContext,
): void {
  writeRef(bits, demolish.attackerPri);
  writeRef(bits, demolish.selfDemoFx);
  bits.bit(demolish.selfDemolish);
  writeRef(bits, demolish.goalExplosionOwner);
  writeDemolish(bits, demolish, context);
}

export function writeAppliedDamage(bits: BitWriter, damage: AppliedDamage, context: WriteContext): void {
  bits.u8(damage.id);
  writeVector(bits, context, damage.position);
  bits.i32(damage.damageIndex);
  bits.i32(damage.totalDamage);
}

export function writeDamageState(bits: BitWriter, state: DamageState, context: WriteContext): void {
  bits.u8(state.tileState);
  writeRef(bits, state.causer);
  writeVector(bits, context, state.ballPosition);
  bits.bit(state.directHit);
  bits.bit(state.unknown);
}
