import type { BitReader } from '../../bits/bit-reader.ts';
import type { Demolish, RigidBody } from '../attribute-values.ts';
import type { DecodeContext } from '../decode-context.ts';
import {
  type AttributeCodec,
  createFixedWidthCodec,
  REF_BITS,
  readRef,
  readRotator,
  readVector,
  walked,
} from './attribute-codec.ts';

const QUATERNION_BITS = 56;
const LEGACY_ROTATION_BITS = 48;
const COMPONENT_RANGE = 262143;
const f = Math.fround;
const HALF_ROOT = f(Math.SQRT1_2);
const LEGACY_STEP = f(1 / 32767);

/** Reads one stored quaternion component, calculated in 32-bit steps like the public decoders (replay-format.md 3.6). */
function component(reader: BitReader): number {
  return f(f(f(f(reader.bits(18) / COMPONENT_RANGE) - 0.5) * 2) * HALF_ROOT);
}

/** Reads a smallest-three quaternion: the omitted component is the square root of the rest, never negative. */
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

/** Reads three 16-bit numbers in half turns (before net 7). */
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

export const replicatedBoostAttribute = createFixedWidthCodec<'replicatedBoost'>(32, ({ reader }) => ({
  grantCount: reader.u8(),
  boostAmount: reader.u8(),
  unused1: reader.u8(),
  unused2: reader.u8(),
}));

export const impulseAttribute = createFixedWidthCodec<'impulse'>(64, ({ reader }) => ({
  compressedRotation: reader.i32(),
  speed: reader.f32(),
}));

export const weldedAttribute = walked<'welded'>((context) => ({
  actor: readRef(context),
  offset: readVector(context),
  mass: context.reader.f32(),
  rotation: readRotator(context),
}));

export const teamPaintAttribute = createFixedWidthCodec<'teamPaint'>(88, ({ reader }) => ({
  team: reader.u8(),
  primaryColorId: reader.u8(),
  accentColorId: reader.u8(),
  primaryFinish: reader.u32(),
  accentFinish: reader.u32(),
}));

export const clubColorsAttribute = createFixedWidthCodec<'clubColors'>(18, ({ reader }) => ({
  teamColorId: reader.u8(),
  accentColorId: reader.u8(),
  hasTeamColor: reader.bit(),
  hasAccentColor: reader.bit(),
}));

function readDemolish(context: DecodeContext): Demolish {
  return {
    attacker: readRef(context),
    victim: readRef(context),
    attackerVelocity: readVector(context),
    victimVelocity: readVector(context),
  };
}

export const demolishAttribute = walked<'demolish'>(readDemolish);

export const demolishFxAttribute = walked<'demolishFx'>((context) => ({
  fx: readRef(context),
  ...readDemolish(context),
}));

export const demolishExtendedAttribute = walked<'demolishExtended'>((context) => ({
  attackerPri: readRef(context),
  selfDemoFx: readRef(context),
  selfDemolish: context.reader.bit(),
  goalExplosionOwner: readRef(context),
  ...readDemolish(context),
}));

export const pickupAttribute = createFixedWidthCodec<'pickup'>(REF_BITS + 1, (context) => ({
  instigator: readRef(context),
  pickedUp: context.reader.bit(),
}));

export const pickupNewAttribute = createFixedWidthCodec<'pickupNew'>(REF_BITS + 8, (context) => ({
  instigator: readRef(context),
  counter: context.reader.u8(),
}));

/** Rumble: the three items on offer. */
export const pickupInfoAttribute = createFixedWidthCodec<'pickupInfo'>(3 * REF_BITS + 1, (context) => ({
  availablePickups: [readRef(context), readRef(context), readRef(context)],
  itemsArePreview: context.reader.bit(),
}));

export const explosionAttribute = walked<'explosion'>((context) => ({
  goal: readRef(context),
  location: readVector(context),
}));

export const extendedExplosionAttribute = walked<'extendedExplosion'>((context) => ({
  goal: readRef(context),
  location: readVector(context),
  scorer: readRef(context),
}));

/** Last damage dealt by the Dropshot ball. */
export const appliedDamageAttribute = walked<'appliedDamage'>((context) => ({
  id: context.reader.u8(),
  position: readVector(context),
  damageIndex: context.reader.i32(),
  totalDamage: context.reader.i32(),
}));

/** State of one Dropshot tile. */
export const damageStateAttribute = walked<'damageState'>((context) => {
  const { reader } = context;
  const tileState = reader.u8();
  const causer = readRef(context);
  return {
    tileState,
    causer,
    ballPosition: readVector(context),
    directHit: reader.bit(),
    unknown: reader.bit(),
  };
});
