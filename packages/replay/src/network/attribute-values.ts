/**
 * Values of network attributes in the canonical layout of replay-format.md 4: raw integers as stored, no unit
 * conversion (see `units.ts`). References keep the stream's two parts.
 */

/** Reference to an actor (`actor` true, `id` = actor id) or to a static object (`id` = object id); -1 = none. */
export interface ObjectRef {
  actor: boolean;
  id: number;
}

/** Compressed vector: three stored integers. */
export interface RawVector {
  x: number;
  y: number;
  z: number;
}

/** Compressed rotator: signed bytes, one unit = 360/256 degrees; null = not sent, means 0. */
export interface RawRotator {
  pitch: number | null;
  yaw: number | null;
  roll: number | null;
}

/**
 * Rigid body. The decoder reuses one object for all updates: copy what you keep. Vectors are stored integers; the
 * rotation is a quaternion from net 7 on, and before that the half-turn triple in qx, qy, qz with qw = 0. Velocities
 * are 0 while `sleeping`.
 */
export interface RigidBody {
  sleeping: boolean;
  x: number;
  y: number;
  z: number;
  qx: number;
  qy: number;
  qz: number;
  qw: number;
  vx: number;
  vy: number;
  vz: number;
  wx: number;
  wy: number;
  wz: number;
}

export interface Welded {
  actor: ObjectRef;
  offset: RawVector;
  mass: number;
  rotation: RawRotator;
}

export interface Explosion {
  goal: ObjectRef;
  location: RawVector;
}

export interface ExtendedExplosion extends Explosion {
  scorer: ObjectRef;
}

export interface Demolish {
  attacker: ObjectRef;
  victim: ObjectRef;
  attackerVelocity: RawVector;
  victimVelocity: RawVector;
}

export interface DemolishFx extends Demolish {
  fx: ObjectRef;
}

export interface DemolishExtended extends Demolish {
  attackerPri: ObjectRef;
  selfDemoFx: ObjectRef;
  selfDemolish: boolean;
  goalExplosionOwner: ObjectRef;
}

export interface AppliedDamage {
  id: number;
  position: RawVector;
  damageIndex: number;
  totalDamage: number;
}

export interface DamageState {
  tileState: number;
  causer: ObjectRef;
  ballPosition: RawVector;
  directHit: boolean;
  unknown: boolean;
}

/** Camera preset; `transitionSpeed` is null before 868.20. */
export interface CamSettings {
  fov: number;
  height: number;
  angle: number;
  distance: number;
  stiffness: number;
  swivelSpeed: number;
  transitionSpeed: number | null;
}

export interface ClubColors {
  teamColorId: number;
  accentColorId: number;
  hasTeamColor: boolean;
  hasAccentColor: boolean;
}

export interface TeamPaint {
  team: number;
  primaryColorId: number;
  accentColorId: number;
  primaryFinish: number;
  accentFinish: number;
}

/** Item IDs equipped on a car; fields that the version byte doesn't include are null. */
export interface Loadout {
  version: number;
  body: number;
  decal: number;
  wheels: number;
  rocketBoost: number;
  antenna: number;
  topper: number;
  unknown1: number;
  unknown2: number | null;
  engineAudio: number | null;
  trail: number | null;
  goalExplosion: number | null;
  banner: number | null;
  unknown3: number | null;
  unknown4: number | null;
  avatarBorder: number | null;
  unknown6: number | null;
}

export interface TeamLoadout {
  blue: Loadout;
  orange: Loadout;
}

export const PRODUCT_FORMS = [
  'newColor',
  'oldColor',
  'noColor',
  'newPaint',
  'oldPaint',
  'newTeamEdition',
  'oldTeamEdition',
  'specialEdition',
  'title',
] as const;
export type ProductForm = (typeof PRODUCT_FORMS)[number];

/** One item attribute: the object that defines its kind, its stored form, and its value. */
export interface Product {
  attribute: ObjectRef;
  form: ProductForm;
  value: number | string | null;
}

/** Products by item slot. */
export type LoadoutOnline = Product[][];

export interface LoadoutsOnline {
  blue: LoadoutOnline;
  orange: LoadoutOnline;
  unknown1: boolean;
  unknown2: boolean;
}

export interface MusicStinger {
  cue: ObjectRef;
  trigger: number;
}

export interface Pickup {
  instigator: ObjectRef;
  pickedUp: boolean;
}

/** `counter` odd = taken, even = available. */
export interface PickupNew {
  instigator: ObjectRef;
  counter: number;
}

export interface PickupInfo {
  availablePickups: [ObjectRef, ObjectRef, ObjectRef];
  itemsArePreview: boolean;
}

export interface PlayerHistoryKey {
  index: number;
  value: number;
}

export const PLATFORMS = ['none', 'steam', 'ps4', 'xbox', 'qq', 'switch', 'psynet', 'epic'] as const;
export type Platform = (typeof PLATFORMS)[number];

/**
 * A player's account. `id` is the decimal 64-bit ID, Epic's account text, or '' for none; `name` is the PlayStation
 * name; `extra` the unexplained bytes that some platforms have (kept for lossless output).
 */
export interface UniqueId {
  system: number;
  platform: Platform;
  id: string;
  name: string;
  extra: Uint8Array;
  /** Split-screen index, 0 = first player. */
  localId: number;
}

/** Slot in the lobby; `status` 0 none, 1 reserved, 2 joining, 3 in game. */
export interface Reservation {
  index: number;
  uniqueId: UniqueId;
  name: string;
  status: number;
}

export interface PrivateMatchSettings {
  mutators: string;
  joinableBy: number;
  maxPlayers: number;
  gameName: string;
  password: string;
  flag: boolean;
}

export interface StatTitle {
  titleSet: ObjectRef;
  title: ObjectRef;
  value: number;
  unknown1: number;
  unknown2: number;
  flag: boolean;
}

export interface RepStatTitle {
  index: number;
  name: string;
  statEvent: ObjectRef;
  value: number;
}

export interface SkillTier {
  tier: number;
  flag: boolean;
}

export interface LogoData {
  logoId: number;
  swapColors: boolean;
}

export interface ReplicatedBoost {
  grantCount: number;
  boostAmount: number;
  unused1: number;
  unused2: number;
}

export interface Impulse {
  compressedRotation: number;
  speed: number;
}

/** `bits` is 2 before 868.12, else 8. */
export interface GameMode {
  bits: number;
  value: number;
}

/** Value type by kind of attribute. */
export interface AttributeValues {
  boolean: boolean;
  byte: number;
  int: number;
  int64: bigint;
  float: number;
  string: string;
  objectRef: ObjectRef;
  statEvent: ObjectRef;
  location: RawVector;
  rotation: RawRotator;
  gameMode: GameMode;
  /** bigint before build 221120.42953.406184, otherwise text. */
  gameServerId: bigint | string;
  replicatedBoost: ReplicatedBoost;
  impulse: Impulse;
  rigidBody: RigidBody;
  welded: Welded;
  explosion: Explosion;
  extendedExplosion: ExtendedExplosion;
  demolish: Demolish;
  demolishFx: DemolishFx;
  demolishExtended: DemolishExtended;
  appliedDamage: AppliedDamage;
  damageState: DamageState;
  camSettings: CamSettings;
  clubColors: ClubColors;
  teamPaint: TeamPaint;
  loadout: Loadout;
  teamLoadout: TeamLoadout;
  loadoutOnline: LoadoutOnline;
  loadoutsOnline: LoadoutsOnline;
  musicStinger: MusicStinger;
  pickup: Pickup;
  pickupNew: PickupNew;
  pickupInfo: PickupInfo;
  playerHistoryKey: PlayerHistoryKey;
  reservation: Reservation;
  uniqueId: UniqueId;
  /** null = no party. */
  partyLeader: UniqueId | null;
  privateMatchSettings: PrivateMatchSettings;
  statTitle: StatTitle;
  repStatTitle: RepStatTitle;
  skillTier: SkillTier;
  logoData: LogoData;
}

export type AttributeKind = keyof AttributeValues;
export type AttributeValue = AttributeValues[AttributeKind];
