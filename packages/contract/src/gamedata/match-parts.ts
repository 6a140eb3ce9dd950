import { z } from 'zod';
import { namedObject } from '../named.ts';

/** 0 blue, 1 orange. */
export const team = z.union([z.literal(0), z.literal(1)]);

/** Blue's value, then orange's. */
export function pairOf<T extends z.ZodType>(item: T) {
  return z.array(item).length(2) as unknown as z.ZodType<
    [z.output<T>, z.output<T>],
    [z.input<T>, z.input<T>]
  >;
}

/** The scoreboard clock at a moment. */
export const clock = namedObject('Clock', {
  /** Seconds shown: left in regulation, played in overtime. */
  seconds: z.number(),
  overtime: z.boolean(),
});
export type Clock = z.infer<typeof clock>;
