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

const pathBody = namedObject('PathBody', {
  /** The ball, the player whom the clip is about, their teammates and opponents. */
  of: z.enum(['ball', 'me', 'own', 'other']),
  /** x and y alternating, uu, one position every 0.2 s. */
  points: z.array(z.number().int()),
  /** Which position is the moment itself, from 0. */
  at: z.number().int(),
});
export type PathBody = z.infer<typeof pathBody>;

/** How the ball and the cars moved around a moment, for a small picture; null without a recording. */
export const clipPath = namedObject('ClipPath', {
  /** The player's team, 0 blue or 1 orange. It attacks toward positive y here, whichever it is. */
  team,
  bodies: z.array(pathBody),
}).nullable();
export type ClipPath = z.infer<typeof clipPath>;
