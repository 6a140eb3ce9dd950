import {
  type AttributeCodec,
  fixedWidth,
  REF_BITS,
  readRef,
  readRotator,
  readVector,
  walked,
} from './attribute-codec.ts';

export const booleanAttribute = fixedWidth<'boolean'>(1, ({ reader }) => reader.bit());
export const byteAttribute = fixedWidth<'byte'>(8, ({ reader }) => reader.u8());
export const intAttribute = fixedWidth<'int'>(32, ({ reader }) => reader.i32());
export const int64Attribute = fixedWidth<'int64'>(64, ({ reader }) => reader.i64());
export const floatAttribute = fixedWidth<'float'>(32, ({ reader }) => reader.f32());
export const objectRefAttribute = fixedWidth<'objectRef'>(REF_BITS, readRef);
export const statEventAttribute = fixedWidth<'statEvent'>(REF_BITS, readRef);

export const stringAttribute: AttributeCodec<'string'> = {
  read: ({ reader }) => reader.text(),
  skip: ({ reader }) => reader.skipText(),
};

export const locationAttribute: AttributeCodec<'location'> = {
  read: readVector,
  skip: ({ reader, gates }) => reader.skipVector(gates.vectorBound),
};

export const rotationAttribute: AttributeCodec<'rotation'> = { read: readRotator, skip: readRotator };

/** Two bits before 868.12, a byte from then on. */
export const gameModeAttribute: AttributeCodec<'gameMode'> = {
  read({ reader, gates }) {
    const bits = gates.fullByteEnums ? 8 : 2;
    return { bits, value: reader.bits(bits) };
  },
  skip({ reader, gates }) {
    reader.position += gates.fullByteEnums ? 8 : 2;
  },
};

/** Text from build 221120.42953.406184 on, a 64-bit number before. */
export const gameServerIdAttribute: AttributeCodec<'gameServerId'> = {
  read: ({ reader, gates }) => (gates.textServerId ? reader.text() : reader.u64()),
  skip({ reader, gates }) {
    if (gates.textServerId) reader.skipText();
    else reader.position += 64;
  },
};

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
