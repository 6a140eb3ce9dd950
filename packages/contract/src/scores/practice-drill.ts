import { z } from 'zod';
import { namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';

/** A drill of no plan, as the caller sees it. */
export const shownPracticeDrill = namedObject('PracticeDrill', {
  key: z.string(),
  name: z.string(),
  text: z.string(),
  minutes: z.number().int(),
  /** `code` is null if the plan doesn't include it. */
  packs: z
    .array(
      z.object({
        name: z.string(),
        code: z.string().nullable(),
        /** Number of independent public lists that include it. */
        sources: z.enum(['single', 'two', 'many']),
      }),
    )
    .readonly(),
  /** The smallest plan that shows the codes; null if they are shown or no plan shows them. */
  codesOpenWith: z.enum(PLAN_NAMES).nullable(),
});
export type PracticeDrill = z.infer<typeof shownPracticeDrill>;
