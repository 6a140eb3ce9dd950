import { fixedWidth, walked } from './attribute-codec.ts';
import { readRef, readRotator, readVector } from './parts.ts';

export const replicatedBoostAttribute = fixedWidth<'replicatedBoost'>(32, ({ reader }) => ({
  grantCount: reader.u8(),
  boostAmount: reader.u8(),
  unused1: reader.u8(),
  unused2: reader.u8(),
}));

export const impulseAttribute = fixedWidth<'impulse'>(64, ({ reader }) => ({
  compressedRotation: reader.i32(),
  speed: reader.f32(),
}));

export const weldedAttribute = walked<'welded'>((context) => ({
  actor: readRef(context),
  offset: readVector(context),
  mass: context.reader.f32(),
  rotation: readRotator(context),
}));

export const teamPaintAttribute = fixedWidth<'teamPaint'>(88, ({ reader }) => ({
  team: reader.u8(),
  primaryColorId: reader.u8(),
  accentColorId: reader.u8(),
  primaryFinish: reader.u32(),
  accentFinish: reader.u32(),
}));

export const clubColorsAttribute = fixedWidth<'clubColors'>(18, ({ reader }) => ({
  teamColorId: reader.u8(),
  accentColorId: reader.u8(),
  hasTeamColor: reader.bit(),
  hasAccentColor: reader.bit(),
}));
