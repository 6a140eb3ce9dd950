import { z } from 'zod';
import { namedObject } from '../named.ts';
import { PLAN_FEATURES } from '../permissions/permission-table.ts';
import { PLAN_NAMES } from '../product-codes.ts';

/** A part of an answer that the caller's plan does not open, and that is therefore not in it. */
export const gate = namedObject('Gate', {
  feature: z.enum(PLAN_FEATURES),
  /** The smallest plan that opens it; null while no plan does. */
  opensWith: z.enum(PLAN_NAMES).nullable(),
});
export type Gate = z.infer<typeof gate>;
