import { walked } from './attribute-codec.ts';
import { readRef, readVector } from './parts.ts';

/** Damage that the Dropshot ball dealt last. */
export const appliedDamageAttribute = walked<'appliedDamage'>((context) => ({
  id: context.reader.u8(),
  position: readVector(context),
  damageIndex: context.reader.i32(),
  totalDamage: context.reader.i32(),
}));

/** State of one Dropshot tile. */
export const damageStateAttribute = walked<'damageState'>((context) => {
  const { reader } = context;
  const tileState = reader.u8();
  const causer = readRef(context);
  return {
    tileState,
    causer,
    ballPosition: readVector(context),
    directHit: reader.bit(),
    unknown: reader.bit(),
  };
});
