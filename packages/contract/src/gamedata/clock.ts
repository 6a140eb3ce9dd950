import { z } from 'zod';
import { namedObject } from '../named.ts';

/** The scoreboard clock at a moment. */
export const clock = namedObject('Clock', {
  /** Seconds that it shows: left in regulation, played in overtime. */
  seconds: z.number(),
  overtime: z.boolean(),
});
