import type { AttributeKind, AttributeValues } from '@datacoach/replay';
import fc from 'fast-check';
import {
  accounts,
  anyone,
  byte,
  float32,
  from,
  int32,
  int64,
  loadout,
  loadoutOnline,
  objectRef,
  rawRotator,
  rawVector,
  rigidBody,
  text,
  uint32,
  uint64,
  type VersionCase,
} from './values.ts';

export type AttributeArbitraries = { [K in AttributeKind]: fc.Arbitrary<AttributeValues[K]> };

/** Returns arbitraries for every kind of value that the version can store. */
export function createAttributeArbitraries(
  version: VersionCase,
  objectId: (name: string) => number,
): AttributeArbitraries {
  const vector = rawVector(version);
  const wideEnums = from(version, 868, 12, 0);
  const online = loadoutOnline(version, objectId);
  const demolish = {
    attacker: objectRef,
    victim: objectRef,
    attackerVelocity: vector,
    victimVelocity: vector,
  };
  const explosion = { goal: objectRef, location: vector };
  return {
    boolean: fc.boolean(),
    byte,
    int: int32,
    int64,
    float: float32,
    string: text,
    objectRef,
    statEvent: objectRef,
    location: vector,
    rotation: rawRotator,
    gameMode: fc.record({ bits: fc.constant(wideEnums ? 8 : 2), value: wideEnums ? byte : fc.nat(3) }),
    gameServerId: version.buildVersion >= '221120.42953.406184' ? text : uint64,
    replicatedBoost: fc.record({ grantCount: byte, boostAmount: byte, unused1: byte, unused2: byte }),
    impulse: fc.record({ compressedRotation: int32, speed: float32 }),
    rigidBody: rigidBody(version),
    welded: fc.record({ actor: objectRef, offset: vector, mass: float32, rotation: rawRotator }),
    explosion: fc.record(explosion),
    extendedExplosion: fc.record({ ...explosion, scorer: objectRef }),
    demolish: fc.record(demolish),
    demolishFx: fc.record({ ...demolish, fx: objectRef }),
    demolishExtended: fc.record({
      ...demolish,
      attackerPri: objectRef,
      selfDemoFx: objectRef,
      selfDemolish: fc.boolean(),
      goalExplosionOwner: objectRef,
    }),
    appliedDamage: fc.record({ id: byte, position: vector, damageIndex: int32, totalDamage: int32 }),
    damageState: fc.record({
      tileState: byte,
      causer: objectRef,
      ballPosition: vector,
      directHit: fc.boolean(),
      unknown: fc.boolean(),
    }),
    camSettings: fc.record({
      fov: float32,
      height: float32,
      angle: float32,
      distance: float32,
      stiffness: float32,
      swivelSpeed: float32,
      transitionSpeed: from(version, 868, 20, 0) ? float32 : fc.constant(null),
    }),
    clubColors: fc.record({
      teamColorId: byte,
      accentColorId: byte,
      hasTeamColor: fc.boolean(),
      hasAccentColor: fc.boolean(),
    }),
    teamPaint: fc.record({
      team: byte,
      primaryColorId: byte,
      accentColorId: byte,
      primaryFinish: uint32,
      accentFinish: uint32,
    }),
    loadout,
    teamLoadout: fc.record({ blue: loadout, orange: loadout }),
    loadoutOnline: online,
    loadoutsOnline: fc.record({
      blue: online,
      orange: online,
      unknown1: fc.boolean(),
      unknown2: fc.boolean(),
    }),
    musicStinger: fc.record({ cue: objectRef, trigger: byte }),
    pickup: fc.record({ instigator: objectRef, pickedUp: fc.boolean() }),
    pickupNew: fc.record({ instigator: objectRef, counter: byte }),
    pickupInfo: fc.record({
      availablePickups: fc.tuple(objectRef, objectRef, objectRef),
      itemsArePreview: fc.boolean(),
    }),
    playerHistoryKey: fc.record({ index: fc.nat(63), value: byte }),
    reservation: fc.record({
      index: fc.nat(7),
      uniqueId: anyone(version),
      name: text,
      status: wideEnums ? byte : fc.nat(3),
    }),
    uniqueId: anyone(version),
    partyLeader: fc.option(accounts(version)),
    privateMatchSettings: fc.record({
      mutators: text,
      joinableBy: uint32,
      maxPlayers: uint32,
      gameName: text,
      password: text,
      flag: fc.boolean(),
    }),
    statTitle: fc.record({
      titleSet: objectRef,
      title: objectRef,
      value: int32,
      unknown1: int32,
      unknown2: int32,
      flag: fc.boolean(),
    }),
    repStatTitle: fc.record({ index: fc.nat(1), name: text, statEvent: objectRef, value: uint32 }),
    skillTier: fc.record({ tier: byte, flag: fc.boolean() }),
    logoData: fc.record({ logoId: int32, swapColors: fc.boolean() }),
  };
}
