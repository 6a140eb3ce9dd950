import type { Loadout, LoadoutOnline, ObjectRef, Product } from '../attribute-values.ts';
import type { DecodeContext } from '../decode-context.ts';
import { readRef, walked } from './attribute-codec.ts';

/** Reads a loadout. The version byte determines which fields follow (replay-format.md 4.3). */
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

const OLD_VALUE_BOUND_WIDTH = 3;
const OLD_VALUE_BOUND = 14;
const WIDE_VALUE_BITS = 31;

type ProductReader = (context: DecodeContext, attribute: ObjectRef) => Product;

/** Layout of the value by product class (replay-format.md 4.5). */
const PRODUCT_READERS: Readonly<Record<string, ProductReader>> = {
  'TAGame.ProductAttribute_Painted_TA': (context, attribute) =>
    context.gates.wideProducts
      ? { attribute, form: 'newPaint', value: context.reader.bits(WIDE_VALUE_BITS) }
      : { attribute, form: 'oldPaint', value: context.reader.below(OLD_VALUE_BOUND, OLD_VALUE_BOUND_WIDTH) },
  'TAGame.ProductAttribute_TeamEdition_TA': (context, attribute) =>
    context.gates.wideProducts
      ? { attribute, form: 'newTeamEdition', value: context.reader.bits(WIDE_VALUE_BITS) }
      : {
          attribute,
          form: 'oldTeamEdition',
          value: context.reader.below(OLD_VALUE_BOUND, OLD_VALUE_BOUND_WIDTH),
        },
  'TAGame.ProductAttribute_SpecialEdition_TA': (context, attribute) => ({
    attribute,
    form: 'specialEdition',
    value: context.reader.bits(WIDE_VALUE_BITS),
  }),
  'TAGame.ProductAttribute_UserColor_TA': (context, attribute) => {
    if (context.gates.userColorWord) return { attribute, form: 'newColor', value: context.reader.u32() };
    if (!context.reader.bit()) return { attribute, form: 'noColor', value: null };
    return { attribute, form: 'oldColor', value: context.reader.bits(WIDE_VALUE_BITS) };
  },
  'TAGame.ProductAttribute_TitleID_TA': (context, attribute) => ({
    attribute,
    form: 'title',
    value: context.reader.text(),
  }),
};

function readProduct(context: DecodeContext): Product {
  const attribute = readRef(context);
  const className = context.objects[attribute.id] ?? '';
  const read = PRODUCT_READERS[className];
  if (read === undefined) {
    throw context.reader.fail(
      'unknown-attribute',
      `product ${JSON.stringify(className)} (object ${attribute.id})`,
    );
  }
  return read(context, attribute);
}

function readLoadoutOnline(context: DecodeContext): LoadoutOnline {
  const { reader } = context;
  const slotCount = reader.u8();
  const slots: LoadoutOnline = [];
  for (let slot = 0; slot < slotCount; slot++) {
    const products: Product[] = [];
    const count = reader.u8();
    for (let i = 0; i < count; i++) products.push(readProduct(context));
    slots.push(products);
    reader.checkEnd();
  }
  return slots;
}

export const loadoutOnlineAttribute = walked<'loadoutOnline'>(readLoadoutOnline);

export const loadoutsOnlineAttribute = walked<'loadoutsOnline'>((context) => ({
  blue: readLoadoutOnline(context),
  orange: readLoadoutOnline(context),
  unknown1: context.reader.bit(),
  unknown2: context.reader.bit(),
}));
