import { decodeWindows1252 } from '../../bits/values.ts';
import type { Platform, UniqueId } from '../attribute-values.ts';
import type { DecodeContext } from '../decode-context.ts';
import { createFixedWidthCodec, REF_BITS, readRef, walked } from './attribute-codec.ts';

const NO_BYTES = new Uint8Array(0);
const PLAYSTATION_NAME_BYTES = 16;

interface RemoteId {
  id: string;
  name: string;
  extra: Uint8Array;
}

interface PlatformSystem {
  platform: Platform;
  read(context: DecodeContext): RemoteId;
}

function readNumber({ reader }: DecodeContext): RemoteId {
  return { id: reader.u64().toString(), name: '', extra: NO_BYTES };
}

/** Reads an 8-bit name, padded with NUL to 16 bytes, then unexplained bytes, then the online ID. */
function readPlayStation({ reader, gates }: DecodeContext): RemoteId {
  const raw = reader.bytes(PLAYSTATION_NAME_BYTES);
  const nul = raw.indexOf(0);
  const name = decodeWindows1252(raw, 0, nul < 0 ? raw.length : nul);
  const extra = reader.bytes(gates.longPlayStationId ? 16 : 8);
  return { id: reader.u64().toString(), name, extra };
}

function readWithBytes(byteCount: (context: DecodeContext) => number) {
  return (context: DecodeContext): RemoteId => {
    const id = context.reader.u64().toString();
    return { id, name: '', extra: context.reader.bytes(byteCount(context)) };
  };
}

/** Platform and ID layout by system byte (replay-format.md 4.6). */
export const PLATFORM_SYSTEMS: Readonly<Record<number, PlatformSystem>> = {
  1: { platform: 'steam', read: readNumber },
  2: { platform: 'ps4', read: readPlayStation },
  4: { platform: 'xbox', read: readNumber },
  5: { platform: 'qq', read: readNumber },
  6: { platform: 'switch', read: readWithBytes(() => 24) },
  7: { platform: 'psynet', read: readWithBytes(({ gates }) => (gates.shortPsyNetId ? 0 : 24)) },
  11: { platform: 'epic', read: ({ reader }) => ({ id: reader.text(), name: '', extra: NO_BYTES }) },
};

/** Reads `u8 system`; nothing more for system 0, otherwise the remote ID and `u8 localId`. */
export function readUniqueId(context: DecodeContext): UniqueId {
  const system = context.reader.u8();
  if (system === 0) return { system, platform: 'none', id: '', name: '', extra: NO_BYTES, localId: 0 };
  const row = PLATFORM_SYSTEMS[system];
  if (row === undefined) throw context.reader.fail('unknown-platform', `unknown system id ${system}`);
  const remote = row.read(context);
  return { system, platform: row.platform, ...remote, localId: context.reader.u8() };
}

export const uniqueIdAttribute = walked<'uniqueId'>(readUniqueId);

export const partyLeaderAttribute = walked<'partyLeader'>((context) => {
  const leader = readUniqueId(context);
  return leader.system === 0 ? null : leader;
});

/** Slot in the lobby: the status is a byte from 868.12 on, two bits before. */
export const reservationAttribute = walked<'reservation'>((context) => ({
  index: context.reader.bits(3),
  uniqueId: readUniqueId(context),
  name: context.reader.text(),
  status: context.reader.bits(context.gates.fullByteEnums ? 8 : 2),
}));

export const playerHistoryKeyAttribute = createFixedWidthCodec<'playerHistoryKey'>(14, ({ reader }) => ({
  index: reader.bits(6),
  value: reader.u8(),
}));

export const skillTierAttribute = createFixedWidthCodec<'skillTier'>(9, ({ reader }) => ({
  tier: reader.u8(),
  flag: reader.bit(),
}));

export const statTitleAttribute = createFixedWidthCodec<'statTitle'>(2 * REF_BITS + 97, (context) => ({
  titleSet: readRef(context),
  title: readRef(context),
  value: context.reader.i32(),
  unknown1: context.reader.i32(),
  unknown2: context.reader.i32(),
  flag: context.reader.bit(),
}));

export const repStatTitleAttribute = walked<'repStatTitle'>((context) => ({
  index: context.reader.bit() ? 1 : 0,
  name: context.reader.text(),
  statEvent: readRef(context),
  value: context.reader.u32(),
}));

export const camSettingsAttribute = walked<'camSettings'>(({ reader, gates }) => ({
  fov: reader.f32(),
  height: reader.f32(),
  angle: reader.f32(),
  distance: reader.f32(),
  stiffness: reader.f32(),
  swivelSpeed: reader.f32(),
  transitionSpeed: gates.cameraTransitionSpeed ? reader.f32() : null,
}));
