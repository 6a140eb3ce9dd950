import type {
  AppliedDamage,
  DamageState,
  Demolish,
  DemolishExtended,
  DemolishFx,
  Explosion,
  ExtendedExplosion,
} from '@datacoach/replay';
import type { BitWriter } from '../bit-writer.ts';
import type { WriteContext } from '../write-context.ts';
import { writeVector } from './write-geometry.ts';
import { writeRef } from './write-reference.ts';

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
