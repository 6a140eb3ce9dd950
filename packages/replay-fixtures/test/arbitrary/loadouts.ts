import type { Loadout, LoadoutOnline, Product } from '@datacoach/replay';
import fc from 'fast-check';
import { byte, text, uint32 } from './primitives.ts';
import { from, type VersionCase } from './versions.ts';

/** Objects that say what kind of product value follows. */
export const PRODUCT_OBJECTS = [
  'TAGame.ProductAttribute_Painted_TA',
  'TAGame.ProductAttribute_TeamEdition_TA',
  'TAGame.ProductAttribute_SpecialEdition_TA',
  'TAGame.ProductAttribute_UserColor_TA',
  'TAGame.ProductAttribute_TitleID_TA',
] as const;

export const loadout: fc.Arbitrary<Loadout> = fc
  .record({
    version: fc.oneof(fc.constantFrom(9, 10, 11, 15, 16, 17, 18, 19, 21, 22, 28), byte),
    items: fc.array(uint32, { minLength: 16, maxLength: 16 }),
  })
  .map(({ version, items }) => {
    const from = (least: number, index: number) => (version >= least ? items[index]! : null);
    return {
      version,
      body: items[0]!,
      decal: items[1]!,
      wheels: items[2]!,
      rocketBoost: items[3]!,
      antenna: items[4]!,
      topper: items[5]!,
      unknown1: items[6]!,
      unknown2: from(11, 7),
      engineAudio: from(16, 8),
      trail: from(16, 9),
      goalExplosion: from(16, 10),
      banner: from(17, 11),
      unknown3: from(19, 12),
      unknown4: from(22, 13),
      avatarBorder: from(22, 14),
      unknown6: from(22, 15),
    };
  });

/** Products in the forms of the version; `objectId` finds the product objects. */
export function loadoutOnline(
  version: VersionCase,
  objectId: (name: string) => number,
): fc.Arbitrary<LoadoutOnline> {
  const wide = fc.nat(2 ** 31 - 1);
  const old = fc.nat(13);
  const product = (
    name: (typeof PRODUCT_OBJECTS)[number],
    form: Product['form'],
    value: fc.Arbitrary<Product['value']>,
  ): fc.Arbitrary<Product> =>
    fc.record({
      attribute: fc.constant({ actor: false, id: objectId(name) }),
      form: fc.constant(form),
      value,
    });
  const newPaints = from(version, 868, 18, 0);
  const newColors = from(version, 868, 23, 8);
  const products = fc.oneof(
    product(
      'TAGame.ProductAttribute_Painted_TA',
      newPaints ? 'newPaint' : 'oldPaint',
      newPaints ? wide : old,
    ),
    product(
      'TAGame.ProductAttribute_TeamEdition_TA',
      newPaints ? 'newTeamEdition' : 'oldTeamEdition',
      newPaints ? wide : old,
    ),
    product('TAGame.ProductAttribute_SpecialEdition_TA', 'specialEdition', wide),
    product('TAGame.ProductAttribute_TitleID_TA', 'title', text),
    newColors
      ? product('TAGame.ProductAttribute_UserColor_TA', 'newColor', uint32)
      : fc.oneof(
          product('TAGame.ProductAttribute_UserColor_TA', 'oldColor', wide),
          product('TAGame.ProductAttribute_UserColor_TA', 'noColor', fc.constant(null)),
        ),
  );
  return fc.array(fc.array(products, { maxLength: 3 }), { maxLength: 24 });
}
