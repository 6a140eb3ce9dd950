import { z } from 'zod';
import { namedObject } from '../named.ts';

/** A number with its 80 % interval. */
export const estimate = namedObject('Estimate', {
  value: z.number(),
  interval: z.tuple([z.number(), z.number()]).readonly(),
});
