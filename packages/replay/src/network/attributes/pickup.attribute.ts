import { fixedWidth } from './attribute-codec.ts';
import { REF_BITS, readRef } from './parts.ts';

export const pickupAttribute = fixedWidth<'pickup'>(REF_BITS + 1, (context) => ({
  instigator: readRef(context),
  pickedUp: context.reader.bit(),
}));

export const pickupNewAttribute = fixedWidth<'pickupNew'>(REF_BITS + 8, (context) => ({
  instigator: readRef(context),
  counter: context.reader.u8(),
}));

/** Rumble: the three items on offer. */
export const pickupInfoAttribute = fixedWidth<'pickupInfo'>(3 * REF_BITS + 1, (context) => ({
  availablePickups: [readRef(context), readRef(context), readRef(context)],
  itemsArePreview: context.reader.bit(),
}));
