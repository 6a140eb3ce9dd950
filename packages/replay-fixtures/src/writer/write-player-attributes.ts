import type {
  CamSettings,
  ClubColors,
  Loadout,
  LoadoutOnline,
  LoadoutsOnline,
  LogoData,
  Product,
  RepStatTitle,
  Reservation,
  StatTitle,
  TeamLoadout,
  TeamPaint,
  UniqueId,
} from '@datacoach/replay';
import type { BitWriter } from './bit-writer.ts';
import type { WriteContext } from './replay-script.ts';
import { writeRef } from './write-body-attributes.ts';

const PLAYSTATION_NAME_BYTES = 16;
const SWITCH_EXTRA_BYTES = 24;

/** Account id by its `system` number (1 Steam, 2 PlayStation ...). Source: replay-format.md 4.6. */
export function writeUniqueId(bits: BitWriter, uniqueId: UniqueId, context: WriteContext): void {
  bits.u8(uniqueId.system);
  switch (uniqueId.system) {
    case 0:
      return;
    case 1:
    case 4:
    case 5:
      bits.u64(BigInt(uniqueId.id));
      break;
    case 2:
      writePlayStationName(bits, uniqueId.name);
      writeExtra(bits, uniqueId.extra, context.playStationExtra);
      bits.u64(BigInt(uniqueId.id));
      break;
    case 6:
      bits.u64(BigInt(uniqueId.id));
      writeExtra(bits, uniqueId.extra, SWITCH_EXTRA_BYTES);
      break;
    case 7:
      bits.u64(BigInt(uniqueId.id));
      writeExtra(bits, uniqueId.extra, context.psyNetExtra);
      break;
    case 11:
      bits.text(uniqueId.id);
      break;
    default:
      throw new RangeError(`no layout for system ${uniqueId.system}`);
  }
  bits.u8(uniqueId.localId);
}

function writePlayStationName(bits: BitWriter, name: string): void {
  if (name.length > PLAYSTATION_NAME_BYTES) throw new RangeError(`PlayStation name ${name} is too long`);
  for (let i = 0; i < PLAYSTATION_NAME_BYTES; i++) bits.u8(i < name.length ? name.charCodeAt(i) : 0);
}

function writeExtra(bits: BitWriter, extra: Uint8Array, count: number): void {
  if (extra.length !== count) throw new RangeError(`${extra.length} extra bytes where ${count} belong`);
  bits.bytes(extra);
}

export function writePartyLeader(bits: BitWriter, leader: UniqueId | null, context: WriteContext): void {
  if (leader === null) bits.u8(0);
  else writeUniqueId(bits, leader, context);
}

export function writeReservation(bits: BitWriter, reservation: Reservation, context: WriteContext): void {
  bits.bits(reservation.index, 3);
  writeUniqueId(bits, reservation.uniqueId, context);
  bits.text(reservation.name);
  bits.bits(reservation.status, context.wideEnums ? 8 : 2);
}

export function writeCamSettings(bits: BitWriter, camera: CamSettings, context: WriteContext): void {
  bits.f32(camera.fov);
  bits.f32(camera.height);
  bits.f32(camera.angle);
  bits.f32(camera.distance);
  bits.f32(camera.stiffness);
  bits.f32(camera.swivelSpeed);
  if (context.cameraTransitionSpeed) bits.f32(camera.transitionSpeed ?? 0);
}

export function writeClubColors(bits: BitWriter, colors: ClubColors): void {
  bits.u8(colors.teamColorId);
  bits.u8(colors.accentColorId);
  bits.bit(colors.hasTeamColor);
  bits.bit(colors.hasAccentColor);
}

export function writeTeamPaint(bits: BitWriter, paint: TeamPaint): void {
  bits.u8(paint.team);
  bits.u8(paint.primaryColorId);
  bits.u8(paint.accentColorId);
  bits.u32(paint.primaryFinish);
  bits.u32(paint.accentFinish);
}

export function writeLogoData(bits: BitWriter, logo: LogoData): void {
  bits.i32(logo.logoId);
  bits.bit(logo.swapColors);
}

export function writeStatTitle(bits: BitWriter, title: StatTitle): void {
  writeRef(bits, title.titleSet);
  writeRef(bits, title.title);
  bits.i32(title.value);
  bits.i32(title.unknown1);
  bits.i32(title.unknown2);
  bits.bit(title.flag);
}

export function writeRepStatTitle(bits: BitWriter, title: RepStatTitle): void {
  bits.bits(title.index, 1);
  bits.text(title.name);
  writeRef(bits, title.statEvent);
  bits.u32(title.value);
}

/** Version byte from which a loadout field is there (replay-format.md 4.3), in stream order. */
const LATER_FIELDS = [
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

const FIRST_FIELDS = [
  'body',
  'decal',
  'wheels',
  'rocketBoost',
  'antenna',
  'topper',
  'unknown1',
] as const satisfies readonly (keyof Loadout)[];

export function writeLoadout(bits: BitWriter, loadout: Loadout): void {
  bits.u8(loadout.version);
  for (const field of FIRST_FIELDS) bits.u32(loadout[field]);
  for (const [field, version] of LATER_FIELDS) {
    if (loadout.version >= version) bits.u32(loadout[field] ?? 0);
  }
}

export function writeTeamLoadout(bits: BitWriter, loadout: TeamLoadout): void {
  writeLoadout(bits, loadout.blue);
  writeLoadout(bits, loadout.orange);
}

export function writeLoadoutOnline(bits: BitWriter, slots: LoadoutOnline): void {
  bits.u8(slots.length);
  for (const products of slots) {
    bits.u8(products.length);
    for (const product of products) writeProduct(bits, product);
  }
}

export function writeLoadoutsOnline(bits: BitWriter, loadouts: LoadoutsOnline): void {
  writeLoadoutOnline(bits, loadouts.blue);
  writeLoadoutOnline(bits, loadouts.orange);
  bits.bit(loadouts.unknown1);
  bits.bit(loadouts.unknown2);
}

/** Old paint and team edition ids are bounded by this (replay-format.md 4.5). */
const OLD_ID_BOUND = 14;

/** The form says how the value is stored; it must be the one of the file's version and of the attribute object. */
function writeProduct(bits: BitWriter, { attribute, form, value }: Product): void {
  writeRef(bits, attribute);
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
}
