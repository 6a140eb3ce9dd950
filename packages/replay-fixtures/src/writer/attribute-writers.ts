import type { AttributeKind, AttributeValues } from '@datacoach/replay';
import type { BitWriter } from './bit-writer.ts';
import type { WriteContext } from './replay-script.ts';
import {
  writeAppliedDamage,
  writeDamageState,
  writeDemolish,
  writeDemolishExtended,
  writeDemolishFx,
  writeExplosion,
  writeExtendedExplosion,
  writeRef,
  writeRigidBody,
  writeRotator,
  writeVector,
  writeWelded,
} from './write-body-attributes.ts';
import {
  writeCamSettings,
  writeClubColors,
  writeLoadout,
  writeLoadoutOnline,
  writeLoadoutsOnline,
  writeLogoData,
  writePartyLeader,
  writeRepStatTitle,
  writeReservation,
  writeStatTitle,
  writeTeamLoadout,
  writeTeamPaint,
  writeUniqueId,
} from './write-player-attributes.ts';

type AttributeWriters = {
  [K in AttributeKind]: (bits: BitWriter, value: AttributeValues[K], context: WriteContext) => void;
};

/** How each kind of attribute is stored. Source: replay-format.md 4.2 and 4.3. */
const ATTRIBUTE_WRITERS: AttributeWriters = {
  boolean: (bits, value) => bits.bit(value),
  byte: (bits, value) => bits.u8(value),
  int: (bits, value) => bits.i32(value),
  int64: (bits, value) => bits.u64(value),
  float: (bits, value) => bits.f32(value),
  string: (bits, value) => bits.text(value),
  objectRef: writeRef,
  statEvent: writeRef,
  location: (bits, value, context) => writeVector(bits, context, value),
  rotation: writeRotator,
  gameMode: (bits, value, context) => bits.bits(value.value, context.wideEnums ? 8 : 2),
  gameServerId: (bits, value, context) => {
    if ((typeof value === 'string') !== context.gameServerIdText) {
      throw new RangeError(`GameServerID of this build is not a ${typeof value}`);
    }
    if (typeof value === 'string') bits.text(value);
    else bits.u64(value);
  },
  replicatedBoost: (bits, value) => {
    bits.u8(value.grantCount);
    bits.u8(value.boostAmount);
    bits.u8(value.unused1);
    bits.u8(value.unused2);
  },
  impulse: (bits, value) => {
    bits.i32(value.compressedRotation);
    bits.f32(value.speed);
  },
  rigidBody: writeRigidBody,
  welded: writeWelded,
  explosion: writeExplosion,
  extendedExplosion: writeExtendedExplosion,
  demolish: writeDemolish,
  demolishFx: writeDemolishFx,
  demolishExtended: writeDemolishExtended,
  appliedDamage: writeAppliedDamage,
  damageState: writeDamageState,
  camSettings: writeCamSettings,
  clubColors: writeClubColors,
  teamPaint: writeTeamPaint,
  loadout: writeLoadout,
  teamLoadout: writeTeamLoadout,
  loadoutOnline: writeLoadoutOnline,
  loadoutsOnline: writeLoadoutsOnline,
  musicStinger: (bits, value) => {
    writeRef(bits, value.cue);
    bits.u8(value.trigger);
  },
  pickup: (bits, value) => {
    writeRef(bits, value.instigator);
    bits.bit(value.pickedUp);
  },
  pickupNew: (bits, value) => {
    writeRef(bits, value.instigator);
    bits.u8(value.counter);
  },
  pickupInfo: (bits, value) => {
    for (const pickup of value.availablePickups) writeRef(bits, pickup);
    bits.bit(value.itemsArePreview);
  },
  playerHistoryKey: (bits, value) => {
    bits.bits(value.index, 6);
    bits.u8(value.value);
  },
  reservation: writeReservation,
  uniqueId: writeUniqueId,
  partyLeader: writePartyLeader,
  privateMatchSettings: (bits, value) => {
    bits.text(value.mutators);
    bits.u32(value.joinableBy);
    bits.u32(value.maxPlayers);
    bits.text(value.gameName);
    bits.text(value.password);
    bits.bit(value.flag);
  },
  statTitle: writeStatTitle,
  repStatTitle: writeRepStatTitle,
  skillTier: (bits, value) => {
    bits.u8(value.tier);
    bits.bit(value.flag);
  },
  logoData: writeLogoData,
};

export function writeAttribute<K extends AttributeKind>(
  bits: BitWriter,
  kind: K,
  value: AttributeValues[K],
  context: WriteContext,
): void {
  ATTRIBUTE_WRITERS[kind](bits, value, context);
}
