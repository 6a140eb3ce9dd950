import type {
  AttributeKind,
  AttributeValues,
  Loadout,
  LoadoutOnline,
  ObjectRef,
  Product,
  RawRotator,
  RawVector,
  RigidBody,
  UniqueId,
} from '@datacoach/replay';
import type { BitWriter } from './bit-writer.ts';
import type { WriteContext } from './replay-script.ts';

type Write<T> = (bits: BitWriter, value: T, context: WriteContext) => void;

/** Writes an object's fields in the listed order, which is the stream's. */
function fields<T extends object>(writers: { [K in keyof T]: Write<T[K]> }): Write<T> {
  const rows = Object.entries(writers) as [keyof T, Write<T[keyof T]>][];
  return (bits, value, context) => {
    for (const [key, write] of rows) write(bits, value[key], context);
  };
}

/** Writes a list after its length, one byte. */
function list<T>(write: Write<T>): Write<readonly T[]> {
  return (bits, items, context) => {
    bits.u8(items.length);
    for (const item of items) write(bits, item, context);
  };
}

const bit: Write<boolean> = (bits, value) => bits.bit(value);
const u8: Write<number> = (bits, value) => bits.u8(value);
const i32: Write<number> = (bits, value) => bits.i32(value);
const u32: Write<number> = (bits, value) => bits.u32(value);
const f32: Write<number> = (bits, value) => bits.f32(value);
const text: Write<string> = (bits, value) => bits.text(value);
const createBitWriter =
  (count: number): Write<number> =>
  (bits, value) =>
    bits.bits(value, count);
const enumValue: Write<number> = (bits, value, { gates }) => bits.bits(value, gates.fullByteEnums ? 8 : 2);

const transitionSpeed: Write<number | null> = (bits, value, { gates }) => {
  if (gates.cameraTransitionSpeed) bits.f32(value ?? 0);
};

/** Reference to an actor or a static object. Source: replay-format.md 4.1. */
const ref = fields<ObjectRef>({ actor: bit, id: i32 });

/** Compressed vector of three whole numbers. Source: replay-format.md 3.5. */
export const writeVector: Write<RawVector> = (bits, { x, y, z }, { gates }) => {
  const largest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const size = Math.max(1, 32 - Math.clz32(largest)) - 1;
  const bias = 2 ** (size + 1);
  bits.intBelow(size, gates.vectorBound);
  bits.bits(x + bias, size + 2);
  bits.bits(y + bias, size + 2);
  bits.bits(z + bias, size + 2);
};

/** Compressed rotator: each angle optional, a signed byte. Source: replay-format.md 3.6. */
export const writeRotator: Write<RawRotator> = (bits, { pitch, yaw, roll }) => {
  for (const angle of [pitch, yaw, roll]) {
    bits.bit(angle !== null);
    if (angle !== null) bits.u8(angle);
  }
};

const rigidBody: Write<RigidBody> = (bits, body, context) => {
  bits.bit(body.sleeping);
  writeVector(bits, body, context);
  if (context.gates.quaternionRotation) writeQuaternion(bits, body);
  else for (const turn of [body.qx, body.qy, body.qz]) bits.bits(Math.round(turn * 32767) + 32768, 16);
  if (body.sleeping) return;
  writeVector(bits, { x: body.vx, y: body.vy, z: body.vz }, context);
  writeVector(bits, { x: body.wx, y: body.wy, z: body.wz }, context);
};

const QUATERNION_STEPS = 262_143;

/**
 * Writes the smallest three: the largest component is omitted, the others take 18 bits each. Source: replay-format.md
 * 10.
 */
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

const PLAYSTATION_NAME_BYTES = 16;
const SWITCH_EXTRA_BYTES = 24;

/** Account ID by its `system` number (1 Steam, 2 PlayStation ...). Source: replay-format.md 4.6. */
const uniqueId: Write<UniqueId> = (bits, { system, id, name, extra, localId }, { gates }) => {
  bits.u8(system);
  switch (system) {
    case 0:
      return;
    case 1:
    case 4:
    case 5:
      bits.u64(BigInt(id));
      break;
    case 2:
      if (name.length > PLAYSTATION_NAME_BYTES) throw new RangeError(`PlayStation name ${name} is too long`);
      for (let i = 0; i < PLAYSTATION_NAME_BYTES; i++) bits.u8(name.charCodeAt(i) || 0);
      writeExtra(bits, extra, gates.longPlayStationId ? 16 : 8);
      bits.u64(BigInt(id));
      break;
    case 6:
    case 7:
      bits.u64(BigInt(id));
      writeExtra(bits, extra, system === 7 && gates.shortPsyNetId ? 0 : SWITCH_EXTRA_BYTES);
      break;
    case 11:
      bits.text(id);
      break;
    default:
      throw new RangeError(`no layout for system ${system}`);
  }
  bits.u8(localId);
};

function writeExtra(bits: BitWriter, extra: Uint8Array, count: number): void {
  if (extra.length !== count) throw new RangeError(`${extra.length} extra bytes where ${count} belong`);
  bits.bytes(extra);
}

/** Loadout fields in stream order, and the version byte that each starts with (replay-format.md 4.3). */
const LOADOUT_FIELDS = [
  ['body', 0],
  ['decal', 0],
  ['wheels', 0],
  ['rocketBoost', 0],
  ['antenna', 0],
  ['topper', 0],
  ['unknown1', 0],
  ['unknown2', 11],
  ['engineAudio', 16],
  ['trail', 16],
  ['goalExplosion', 16],
  ['banner', 17],
  ['unknown3', 19],
  ['unknown4', 22],
  ['avatarBorder', 22],
  ['unknown6', 22],
] as const satisfies readonly (readonly [keyof Loadout, number])[];

const loadout: Write<Loadout> = (bits, value) => {
  bits.u8(value.version);
  for (const [field, version] of LOADOUT_FIELDS) {
    if (value.version >= version) bits.u32(value[field] ?? 0);
  }
};

/** Exclusive bound of old paint and team edition IDs (replay-format.md 4.5). */
const OLD_ID_BOUND = 14;

/** The form says how the value is stored; it has to match the file's version and the attribute object. */
const product: Write<Product> = (bits, { attribute, form, value }, context) => {
  ref(bits, attribute, context);
  switch (form) {
    case 'newColor':
      bits.u32(Number(value));
      break;
    case 'oldColor':
      bits.bit(true);
      bits.bits(Number(value), 31);
      break;
    case 'noColor':
      bits.bit(false);
      break;
    case 'oldPaint':
    case 'oldTeamEdition':
      bits.intBelow(Number(value), OLD_ID_BOUND);
      break;
    case 'newPaint':
    case 'newTeamEdition':
    case 'specialEdition':
      bits.bits(Number(value), 31);
      break;
    case 'title':
      bits.text(String(value));
      break;
  }
};

const loadoutOnline: Write<LoadoutOnline> = list(list(product));
const explosion = { goal: ref, location: writeVector };
const demolish = {
  attacker: ref,
  victim: ref,
  attackerVelocity: writeVector,
  victimVelocity: writeVector,
};

/** How each kind of attribute is stored. Source: replay-format.md 4.2 and 4.3. */
const ATTRIBUTE_WRITERS: { [K in AttributeKind]: Write<AttributeValues[K]> } = {
  boolean: bit,
  byte: u8,
  int: i32,
  int64: (bits, value) => bits.u64(value),
  float: f32,
  string: text,
  objectRef: ref,
  statEvent: ref,
  location: writeVector,
  rotation: writeRotator,
  gameMode: (bits, { value }, context) => enumValue(bits, value, context),
  gameServerId: (bits, value, { gates }) => {
    if ((typeof value === 'string') !== gates.textServerId) {
      throw new RangeError(`GameServerID of this build is not a ${typeof value}`);
    }
    if (typeof value === 'string') bits.text(value);
    else bits.u64(value);
  },
  replicatedBoost: fields({ grantCount: u8, boostAmount: u8, unused1: u8, unused2: u8 }),
  impulse: fields({ compressedRotation: i32, speed: f32 }),
  rigidBody,
  welded: fields({ actor: ref, offset: writeVector, mass: f32, rotation: writeRotator }),
  explosion: fields(explosion),
  extendedExplosion: fields({ ...explosion, scorer: ref }),
  demolish: fields(demolish),
  demolishFx: fields({ fx: ref, ...demolish }),
  demolishExtended: fields({
    attackerPri: ref,
    selfDemoFx: ref,
    selfDemolish: bit,
    goalExplosionOwner: ref,
    ...demolish,
  }),
  appliedDamage: fields({ id: u8, position: writeVector, damageIndex: i32, totalDamage: i32 }),
  damageState: fields({
    tileState: u8,
    causer: ref,
    ballPosition: writeVector,
    directHit: bit,
    unknown: bit,
  }),
  camSettings: fields({
    fov: f32,
    height: f32,
    angle: f32,
    distance: f32,
    stiffness: f32,
    swivelSpeed: f32,
    transitionSpeed,
  }),
  clubColors: fields({ teamColorId: u8, accentColorId: u8, hasTeamColor: bit, hasAccentColor: bit }),
  teamPaint: fields({
    team: u8,
    primaryColorId: u8,
    accentColorId: u8,
    primaryFinish: u32,
    accentFinish: u32,
  }),
  loadout,
  teamLoadout: fields({ blue: loadout, orange: loadout }),
  loadoutOnline,
  loadoutsOnline: fields({ blue: loadoutOnline, orange: loadoutOnline, unknown1: bit, unknown2: bit }),
  musicStinger: fields({ cue: ref, trigger: u8 }),
  pickup: fields({ instigator: ref, pickedUp: bit }),
  pickupNew: fields({ instigator: ref, counter: u8 }),
  pickupInfo: (bits, { availablePickups, itemsArePreview }, context) => {
    for (const pickup of availablePickups) ref(bits, pickup, context);
    bits.bit(itemsArePreview);
  },
  playerHistoryKey: fields({ index: createBitWriter(6), value: u8 }),
  reservation: fields({ index: createBitWriter(3), uniqueId, name: text, status: enumValue }),
  uniqueId,
  partyLeader: (bits, leader, context) => {
    if (leader === null) bits.u8(0);
    else uniqueId(bits, leader, context);
  },
  privateMatchSettings: fields({
    mutators: text,
    joinableBy: u32,
    maxPlayers: u32,
    gameName: text,
    password: text,
    flag: bit,
  }),
  statTitle: fields({ titleSet: ref, title: ref, value: i32, unknown1: i32, unknown2: i32, flag: bit }),
  repStatTitle: fields({ index: createBitWriter(1), name: text, statEvent: ref, value: u32 }),
  skillTier: fields({ tier: u8, flag: bit }),
  logoData: fields({ logoId: i32, swapColors: bit }),
};

export function writeAttribute<K extends AttributeKind>(
  bits: BitWriter,
  kind: K,
  value: AttributeValues[K],
  context: WriteContext,
): void {
  ATTRIBUTE_WRITERS[kind](bits, value, context);
}
