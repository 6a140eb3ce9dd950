import type { Reservation, UniqueId } from '@datacoach/replay';
import type { BitWriter } from '../bit-writer.ts';
import type { WriteContext } from '../write-context.ts';

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
