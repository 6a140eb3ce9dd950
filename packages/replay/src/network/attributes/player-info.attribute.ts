import { fixedWidth, walked } from './attribute-codec.ts';
import { REF_BITS, readRef } from './parts.ts';
import { readUniqueId } from './unique-id.attribute.ts';

/** Slot in the lobby: the status is a byte from 868.12 on, two bits before. */
export const reservationAttribute = walked<'reservation'>((context) => ({
  index: context.reader.bits(3),
  uniqueId: readUniqueId(context),
  name: context.reader.text(),
  status: context.reader.bits(context.gates.fullByteEnums ? 8 : 2),
}));

export const playerHistoryKeyAttribute = fixedWidth<'playerHistoryKey'>(14, ({ reader }) => ({
  index: reader.bits(6),
  value: reader.u8(),
}));

export const skillTierAttribute = fixedWidth<'skillTier'>(9, ({ reader }) => ({
  tier: reader.u8(),
  flag: reader.bit(),
}));

export const statTitleAttribute = fixedWidth<'statTitle'>(2 * REF_BITS + 97, (context) => ({
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
