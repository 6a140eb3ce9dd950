import { fixedWidth, walked } from './attribute-codec.ts';
import { REF_BITS, readRef } from './parts.ts';

export const privateMatchSettingsAttribute = walked<'privateMatchSettings'>(({ reader }) => ({
  mutators: reader.text(),
  joinableBy: reader.u32(),
  maxPlayers: reader.u32(),
  gameName: reader.text(),
  password: reader.text(),
  flag: reader.bit(),
}));

export const musicStingerAttribute = fixedWidth<'musicStinger'>(REF_BITS + 8, (context) => ({
  cue: readRef(context),
  trigger: context.reader.u8(),
}));

export const logoDataAttribute = fixedWidth<'logoData'>(33, ({ reader }) => ({
  logoId: reader.i32(),
  swapColors: reader.bit(),
}));
