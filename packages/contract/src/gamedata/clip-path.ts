import { z } from 'zod';
import { namedObject } from '../named.ts';

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
  team: z.union([z.literal(0), z.literal(1)]),
  bodies: z.array(pathBody),
}).nullable();
export type ClipPath = z.infer<typeof clipPath>;
