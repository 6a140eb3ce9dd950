import type { AttributeKind } from '../attribute-values.ts';
import type { AttributeCodec } from './attribute-codec.ts';
import { camSettingsAttribute } from './camera-settings.attribute.ts';
import {
  clubColorsAttribute,
  impulseAttribute,
  replicatedBoostAttribute,
  teamPaintAttribute,
  weldedAttribute,
} from './car-part.attribute.ts';
import { demolishAttribute, demolishExtendedAttribute, demolishFxAttribute } from './demolish.attribute.ts';
import { appliedDamageAttribute, damageStateAttribute } from './dropshot.attribute.ts';
import { explosionAttribute, extendedExplosionAttribute } from './explosion.attribute.ts';
import { loadoutAttribute, teamLoadoutAttribute } from './loadout.attribute.ts';
import { loadoutOnlineAttribute, loadoutsOnlineAttribute } from './loadout-online.attribute.ts';
import {
  logoDataAttribute,
  musicStingerAttribute,
  privateMatchSettingsAttribute,
} from './match-info.attribute.ts';
import { pickupAttribute, pickupInfoAttribute, pickupNewAttribute } from './pickup.attribute.ts';
import {
  playerHistoryKeyAttribute,
  repStatTitleAttribute,
  reservationAttribute,
  skillTierAttribute,
  statTitleAttribute,
} from './player-info.attribute.ts';
import { rigidBodyAttribute } from './rigid-body.attribute.ts';
import {
  booleanAttribute,
  byteAttribute,
  floatAttribute,
  gameModeAttribute,
  gameServerIdAttribute,
  int64Attribute,
  intAttribute,
  locationAttribute,
  objectRefAttribute,
  rotationAttribute,
  statEventAttribute,
  stringAttribute,
} from './scalar.attribute.ts';
import { partyLeaderAttribute, uniqueIdAttribute } from './unique-id.attribute.ts';

/** Kind of value to the code that reads it. */
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
