import type { Loadout } from '../attribute-values.ts';
import type { DecodeContext } from '../decode-context.ts';
import { walked } from './attribute-codec.ts';

/** The version byte decides which fields follow (replay-format.md 4.3). */
function readLoadout({ reader }: DecodeContext): Loadout {
  const version = reader.u8();
  const from = (first: number): number | null => (version >= first ? reader.u32() : null);
  return {
    version,
    body: reader.u32(),
    decal: reader.u32(),
    wheels: reader.u32(),
    rocketBoost: reader.u32(),
    antenna: reader.u32(),
    topper: reader.u32(),
    unknown1: reader.u32(),
    unknown2: from(11),
    engineAudio: from(16),
    trail: from(16),
    goalExplosion: from(16),
    banner: from(17),
    unknown3: from(19),
    unknown4: from(22),
    avatarBorder: from(22),
    unknown6: from(22),
  };
}

export const loadoutAttribute = walked<'loadout'>(readLoadout);

export const teamLoadoutAttribute = walked<'teamLoadout'>((context) => ({
  blue: readLoadout(context),
  orange: readLoadout(context),
}));
