import type { AttributeKind } from '../attribute-values.ts';
import {
  type AttributeCodec,
  createFixedWidthCodec,
  REF_BITS,
  readRef,
  readRotator,
  readVector,
  walked,
} from './attribute-codec.ts';
import {
  appliedDamageAttribute,
  clubColorsAttribute,
  damageStateAttribute,
  demolishAttribute,
  demolishExtendedAttribute,
  demolishFxAttribute,
  explosionAttribute,
  extendedExplosionAttribute,
  impulseAttribute,
  pickupAttribute,
  pickupInfoAttribute,
  pickupNewAttribute,
  replicatedBoostAttribute,
  rigidBodyAttribute,
  teamPaintAttribute,
  weldedAttribute,
} from './car.attributes.ts';
import {
  loadoutAttribute,
  loadoutOnlineAttribute,
  loadoutsOnlineAttribute,
  teamLoadoutAttribute,
} from './loadout.attributes.ts';
import {
  camSettingsAttribute,
  partyLeaderAttribute,
  playerHistoryKeyAttribute,
  repStatTitleAttribute,
  reservationAttribute,
  skillTierAttribute,
  statTitleAttribute,
  uniqueIdAttribute,
} from './player.attributes.ts';

const booleanAttribute = createFixedWidthCodec<'boolean'>(1, ({ reader }) => reader.bit());
const byteAttribute = createFixedWidthCodec<'byte'>(8, ({ reader }) => reader.u8());
const intAttribute = createFixedWidthCodec<'int'>(32, ({ reader }) => reader.i32());
const int64Attribute = createFixedWidthCodec<'int64'>(64, ({ reader }) => reader.i64());
const floatAttribute = createFixedWidthCodec<'float'>(32, ({ reader }) => reader.f32());
const objectRefAttribute = createFixedWidthCodec<'objectRef'>(REF_BITS, readRef);
const statEventAttribute = createFixedWidthCodec<'statEvent'>(REF_BITS, readRef);

const stringAttribute: AttributeCodec<'string'> = {
  read: ({ reader }) => reader.text(),
  skip: ({ reader }) => reader.skipText(),
};

const locationAttribute: AttributeCodec<'location'> = {
  read: readVector,
  skip: ({ reader, gates }) => reader.skipVector(gates.vectorBound),
};

const rotationAttribute: AttributeCodec<'rotation'> = { read: readRotator, skip: readRotator };

/** Two bits before 868.12, then a byte. */
const gameModeAttribute: AttributeCodec<'gameMode'> = {
  read({ reader, gates }) {
    const bits = gates.fullByteEnums ? 8 : 2;
    return { bits, value: reader.bits(bits) };
  },
  skip({ reader, gates }) {
    reader.position += gates.fullByteEnums ? 8 : 2;
  },
};

/** Text from build 221120.42953.406184 on, a 64-bit number before. */
const gameServerIdAttribute: AttributeCodec<'gameServerId'> = {
  read: ({ reader, gates }) => (gates.textServerId ? reader.text() : reader.u64()),
  skip({ reader, gates }) {
    if (gates.textServerId) reader.skipText();
    else reader.position += 64;
  },
};

const privateMatchSettingsAttribute = walked<'privateMatchSettings'>(({ reader }) => ({
  mutators: reader.text(),
  joinableBy: reader.u32(),
  maxPlayers: reader.u32(),
  gameName: reader.text(),
  password: reader.text(),
  flag: reader.bit(),
}));

const musicStingerAttribute = createFixedWidthCodec<'musicStinger'>(REF_BITS + 8, (context) => ({
  cue: readRef(context),
  trigger: context.reader.u8(),
}));

const logoDataAttribute = createFixedWidthCodec<'logoData'>(33, ({ reader }) => ({
  logoId: reader.i32(),
  swapColors: reader.bit(),
}));

export const ATTRIBUTE_CODECS: { readonly [K in AttributeKind]: AttributeCodec<K> } = {
  boolean: booleanAttribute,
  byte: byteAttribute,
  int: intAttribute,
  int64: int64Attribute,
  float: floatAttribute,
  string: stringAttribute,
  objectRef: objectRefAttribute,
  statEvent: statEventAttribute,
  location: locationAttribute,
  rotation: rotationAttribute,
  gameMode: gameModeAttribute,
  gameServerId: gameServerIdAttribute,
  replicatedBoost: replicatedBoostAttribute,
  impulse: impulseAttribute,
  rigidBody: rigidBodyAttribute,
  welded: weldedAttribute,
  explosion: explosionAttribute,
  extendedExplosion: extendedExplosionAttribute,
  demolish: demolishAttribute,
  demolishFx: demolishFxAttribute,
  demolishExtended: demolishExtendedAttribute,
  appliedDamage: appliedDamageAttribute,
  damageState: damageStateAttribute,
  camSettings: camSettingsAttribute,
  clubColors: clubColorsAttribute,
  teamPaint: teamPaintAttribute,
  loadout: loadoutAttribute,
  teamLoadout: teamLoadoutAttribute,
  loadoutOnline: loadoutOnlineAttribute,
  loadoutsOnline: loadoutsOnlineAttribute,
  musicStinger: musicStingerAttribute,
  pickup: pickupAttribute,
  pickupNew: pickupNewAttribute,
  pickupInfo: pickupInfoAttribute,
  playerHistoryKey: playerHistoryKeyAttribute,
  reservation: reservationAttribute,
  uniqueId: uniqueIdAttribute,
  partyLeader: partyLeaderAttribute,
  privateMatchSettings: privateMatchSettingsAttribute,
  statTitle: statTitleAttribute,
  repStatTitle: repStatTitleAttribute,
  skillTier: skillTierAttribute,
  logoData: logoDataAttribute,
};
