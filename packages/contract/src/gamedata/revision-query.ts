import { z } from 'zod';

/** With the `revision` of the match detail the answer may be kept for ever; without it, it is asked for again. */
export const revisionQuery = z.object({ revision: z.string().max(100).optional() });
