import type { Loadout, LoadoutOnline, LoadoutsOnline, Product, TeamLoadout } from '@datacoach/replay';
import type { BitWriter } from '../bit-writer.ts';
import { writeRef } from './write-reference.ts';

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
