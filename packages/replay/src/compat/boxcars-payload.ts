import type {
  AttributeKind,
  AttributeValues,
  Demolish,
  Explosion,
  Loadout,
  LoadoutOnline,
  ObjectRef,
  Product,
  ProductForm,
  RawRotator,
  RawVector,
  UniqueId,
} from '../network/attribute-values.ts';

/** A value as printed by the boxcars decoder. */
export type Payload = null | boolean | number | string | Payload[] | { [key: string]: Payload };

const hundredths = ({ x, y, z }: RawVector) => ({
  x: Math.fround(x / 100),
  y: Math.fround(y / 100),
  z: Math.fround(z / 100),
});

/** boxcars calls the first component yaw and the second pitch; they are actually pitch and yaw. */
export const toRotatorPayload = ({ pitch, yaw, roll }: RawRotator) => ({ yaw: pitch, pitch: yaw, roll });

const ref = ({ actor, id }: ObjectRef) => ({ active: actor, actor: id });

const demolish = (value: Demolish) => ({
  attacker_flag: value.attacker.actor,
  attacker: value.attacker.id,
  victim_flag: value.victim.actor,
  victim: value.victim.id,
  attack_velocity: hundredths(value.attackerVelocity),
  victim_velocity: hundredths(value.victimVelocity),
});

const explosion = (value: Explosion) => ({
  flag: value.goal.actor,
  actor: value.goal.id,
  location: hundredths(value.location),
});

const loadout = (value: Loadout) => ({
  version: value.version,
  body: value.body,
  decal: value.decal,
  wheels: value.wheels,
  rocket_trail: value.rocketBoost,
  antenna: value.antenna,
  topper: value.topper,
  unknown1: value.unknown1,
  unknown2: value.unknown2,
  engine_audio: value.engineAudio,
  trail: value.trail,
  goal_explosion: value.goalExplosion,
  banner: value.banner,
  product_id: value.unknown3,
});

const PRODUCT_TAGS: Readonly<Record<ProductForm, string>> = {
  newColor: 'NewColor',
  oldColor: 'OldColor',
  noColor: 'NoColor',
  newPaint: 'NewPaint',
  oldPaint: 'OldPaint',
  newTeamEdition: 'NewTeamEdition',
  oldTeamEdition: 'OldTeamEdition',
  specialEdition: 'SpecialEdition',
  title: 'Title',
};

const product = ({ attribute, form, value }: Product) => ({
  unknown: attribute.actor,
  object_ind: attribute.id,
  value: value === null ? PRODUCT_TAGS[form] : { [PRODUCT_TAGS[form]]: value },
});

const loadoutOnline = (value: LoadoutOnline) => value.map((slot) => slot.map(product));

function remoteId({ platform, id, name, extra }: UniqueId): Payload {
  switch (platform) {
    case 'none':
      return { SplitScreen: 0 };
    case 'steam':
      return { Steam: id };
    case 'xbox':
      return { Xbox: id };
    case 'qq':
      return { QQ: id };
    case 'epic':
      return { Epic: id };
    case 'ps4':
      return { PlayStation: { online_id: id, name, unknown1: [...extra] } };
    case 'switch':
      return { Switch: { online_id: id, unknown1: [...extra] } };
    case 'psynet':
      return { PsyNet: { online_id: id, unknown1: [...extra] } };
  }
}

const uniqueId = (value: UniqueId) => ({
  system_id: value.system,
  remote_id: remoteId(value),
  local_id: value.localId,
});

/** boxcars reads a split-screen number and a local ID in place of the name's length. */
function namelessSlot(name: string) {
  const length = name === '' ? 0 : name.length + 1;
  return { system_id: 0, remote_id: { SplitScreen: length & 0xffffff }, local_id: length >>> 24 };
}

function reservation(
  { index, uniqueId: id, name, status }: AttributeValues['reservation'],
  fullByte: boolean,
): Payload {
  return {
    number: index,
    unique_id: id.system === 0 ? namelessSlot(name) : uniqueId(id),
    name: id.system === 0 && name === '' ? null : name,
    unknown1: (status & 1) === 1,
    unknown2: (status & 2) === 2,
    unknown3: fullByte ? status >> 2 : null,
  };
}

/** Returns the 163 bits of a title, split like boxcars: two bits, five words, one bit. */
function title({
  titleSet,
  title: shown,
  value,
  unknown1,
  unknown2,
  flag,
}: AttributeValues['statTitle']): Payload {
  let bits = 0n;
  let width = 0n;
  const append = (part: bigint, count: bigint) => {
    bits |= BigInt.asUintN(Number(count), part) << width;
    width += count;
  };
  for (const part of [titleSet, shown]) {
    append(part.actor ? 1n : 0n, 1n);
    append(BigInt(part.id), 32n);
  }
  for (const number of [value, unknown1, unknown2]) append(BigInt(number), 32n);
  append(flag ? 1n : 0n, 1n);
  const word = (from: number) => Number((bits >> BigInt(from)) & 0xffffffffn);
  return [(bits & 1n) === 1n, (bits & 2n) === 2n, ...[2, 34, 66, 98, 130].map(word), bits >> 162n === 1n];
}

/** boxcars splits the 18 bits into 1, 8, 1, 8. */
function clubColors(value: AttributeValues['clubColors']): Payload {
  const bits =
    value.teamColorId |
    (value.accentColorId << 8) |
    (value.hasTeamColor ? 1 << 16 : 0) |
    (value.hasAccentColor ? 1 << 17 : 0);
  return {
    blue_flag: (bits & 1) === 1,
    blue_color: (bits >> 1) & 255,
    orange_flag: ((bits >> 9) & 1) === 1,
    orange_color: (bits >> 10) & 255,
  };
}

function skillTier({ tier, flag }: AttributeValues['skillTier']): Payload {
  const bits = tier | (flag ? 256 : 0);
  return [(bits & 1) === 1, bits >> 1];
}

interface PayloadRow<K extends AttributeKind> {
  /** Name of the variant, or how to get it from the value. */
  tag: string | ((value: AttributeValues[K]) => string);
  payload: (value: AttributeValues[K], gates: { fullByteEnums: boolean }) => Payload;
}

/** Output of boxcars 0.11 by kind of attribute. Source: replay-format.md appendix C.1. */
export const BOXCARS_PAYLOADS: { readonly [K in AttributeKind]: PayloadRow<K> } = {
  boolean: { tag: 'Boolean', payload: (value) => value },
  byte: { tag: 'Byte', payload: (value) => value },
  int: { tag: 'Int', payload: (value) => value },
  int64: { tag: 'Int64', payload: String },
  float: { tag: 'Float', payload: (value) => value },
  string: { tag: 'String', payload: (value) => value },
  objectRef: { tag: 'ActiveActor', payload: ref },
  statEvent: { tag: 'StatEvent', payload: ({ actor, id }) => ({ unknown1: actor, object_id: id }) },
  location: { tag: 'Location', payload: hundredths },
  rotation: { tag: 'Rotation', payload: toRotatorPayload },
  gameMode: { tag: 'GameMode', payload: ({ bits, value }) => [bits, value] },
  gameServerId: { tag: (value) => (typeof value === 'string' ? 'String' : 'QWord'), payload: String },
  replicatedBoost: {
    tag: 'ReplicatedBoost',
    payload: (value) => ({
      grant_count: value.grantCount,
      boost_amount: value.boostAmount,
      unused1: value.unused1,
      unused2: value.unused2,
    }),
  },
  impulse: {
    tag: 'Impulse',
    payload: (value) => ({ compressed_rotation: value.compressedRotation, speed: value.speed }),
  },
  rigidBody: {
    tag: 'RigidBody',
    payload: (body) => ({
      sleeping: body.sleeping,
      location: hundredths(body),
      rotation: { x: body.qx, y: body.qy, z: body.qz, w: body.qw },
      linear_velocity: body.sleeping ? null : hundredths({ x: body.vx, y: body.vy, z: body.vz }),
      angular_velocity: body.sleeping ? null : hundredths({ x: body.wx, y: body.wy, z: body.wz }),
    }),
  },
  welded: {
    tag: 'Welded',
    payload: (value) => ({
      ...ref(value.actor),
      offset: hundredths(value.offset),
      mass: value.mass,
      rotation: toRotatorPayload(value.rotation),
    }),
  },
  explosion: { tag: 'Explosion', payload: explosion },
  extendedExplosion: {
    tag: 'ExtendedExplosion',
    payload: (value) => ({
      explosion: explosion(value),
      unknown1: value.scorer.actor,
      secondary_actor: value.scorer.id,
    }),
  },
  demolish: { tag: 'Demolish', payload: demolish },
  demolishFx: {
    tag: 'DemolishFx',
    payload: (value) => ({
      custom_demo_flag: value.fx.actor,
      custom_demo_id: value.fx.id,
      ...demolish(value),
    }),
  },
  demolishExtended: {
    tag: 'DemolishExtended',
    payload: (value) => ({
      attacker_pri: ref(value.attackerPri),
      self_demo: ref(value.selfDemoFx),
      self_demolish: value.selfDemolish,
      goal_explosion_owner: ref(value.goalExplosionOwner),
      attacker: ref(value.attacker),
      victim: ref(value.victim),
      attacker_velocity: hundredths(value.attackerVelocity),
      victim_velocity: hundredths(value.victimVelocity),
    }),
  },
  appliedDamage: {
    tag: 'AppliedDamage',
    payload: (value) => ({
      id: value.id,
      position: hundredths(value.position),
      damage_index: value.damageIndex,
      total_damage: value.totalDamage,
    }),
  },
  damageState: {
    tag: 'DamageState',
    payload: (value) => ({
      tile_state: value.tileState,
      damaged: value.causer.actor,
      offender: value.causer.id,
      ball_position: hundredths(value.ballPosition),
      direct_hit: value.directHit,
      unknown1: value.unknown,
    }),
  },
  camSettings: {
    tag: 'CamSettings',
    payload: (value) => ({
      fov: value.fov,
      height: value.height,
      angle: value.angle,
      distance: value.distance,
      stiffness: value.stiffness,
      swivel: value.swivelSpeed,
      transition: value.transitionSpeed,
    }),
  },
  clubColors: { tag: 'ClubColors', payload: clubColors },
  teamPaint: {
    tag: 'TeamPaint',
    payload: (value) => ({
      team: value.team,
      primary_color: value.primaryColorId,
      accent_color: value.accentColorId,
      primary_finish: value.primaryFinish,
      accent_finish: value.accentFinish,
    }),
  },
  loadout: { tag: 'Loadout', payload: loadout },
  teamLoadout: {
    tag: 'TeamLoadout',
    payload: ({ blue, orange }) => ({ blue: loadout(blue), orange: loadout(orange) }),
  },
  loadoutOnline: { tag: 'LoadoutOnline', payload: loadoutOnline },
  loadoutsOnline: {
    tag: 'LoadoutsOnline',
    payload: (value) => ({
      blue: loadoutOnline(value.blue),
      orange: loadoutOnline(value.orange),
      unknown1: value.unknown1,
      unknown2: value.unknown2,
    }),
  },
  musicStinger: {
    tag: 'MusicStinger',
    payload: ({ cue, trigger }) => ({ flag: cue.actor, cue: cue.id >>> 0, trigger }),
  },
  pickup: {
    tag: 'Pickup',
    payload: ({ instigator, pickedUp }) =>
      instigator.actor
        ? { instigator: instigator.id, picked_up: pickedUp }
        : { instigator: null, picked_up: true },
  },
  pickupNew: {
    tag: 'PickupNew',
    payload: ({ instigator, counter }) =>
      instigator.actor
        ? { instigator: instigator.id, picked_up: counter }
        : { instigator: null, picked_up: 255 },
  },
  pickupInfo: {
    tag: 'PickupInfo',
    payload: (value) => ({
      available_pickups: value.availablePickups.map(ref),
      items_are_preview: value.itemsArePreview,
    }),
  },
  playerHistoryKey: { tag: 'PlayerHistoryKey', payload: ({ index, value }) => index + value * 64 },
  reservation: { tag: 'Reservation', payload: (value, gates) => reservation(value, gates.fullByteEnums) },
  uniqueId: { tag: 'UniqueId', payload: uniqueId },
  partyLeader: { tag: 'PartyLeader', payload: (value) => (value === null ? null : uniqueId(value)) },
  privateMatchSettings: {
    tag: 'PrivateMatch',
    payload: (value) => ({
      mutators: value.mutators,
      joinable_by: value.joinableBy,
      max_players: value.maxPlayers,
      game_name: value.gameName,
      password: value.password,
      flag: value.flag,
    }),
  },
  statTitle: { tag: 'Title', payload: title },
  repStatTitle: {
    tag: 'RepStatTitle',
    payload: (value) => ({
      unknown: value.index === 1,
      name: value.name,
      unknown2: value.statEvent.actor,
      index: value.statEvent.id,
      value: value.value,
    }),
  },
  skillTier: { tag: 'FlaggedByte', payload: skillTier },
  logoData: {
    tag: 'LogoData',
    payload: ({ logoId, swapColors }) => ({ logo_id: logoId, swap_colors: swapColors }),
  },
};
