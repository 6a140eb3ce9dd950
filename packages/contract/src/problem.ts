import { z } from 'zod';
import { namedObject } from './named.ts';

/** Body of every error answer; `messages` are written for the user. */
export const problem = namedObject('Problem', {
  statusCode: z.number().int(),
  code: z.string(),
  messages: z.array(z.string()).min(1),
});
export type Problem = z.infer<typeof problem>;
