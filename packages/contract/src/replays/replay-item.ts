import { z } from 'zod';
import { COVERAGES, REPLAY_STATUS_CODES } from '../product-codes.ts';

/** One uploaded file in a list (rulings A2). */
export const replayItem = z.object({
  id: z.uuid(),
  /** False for a match that a team-mate shares or a coach sees: the file is not the caller's to change. */
  isOwn: z.boolean(),
  matchId: z.uuid().nullable(),
  name: z.string(),
  fileSize: z.number().int(),
  status: z.union(REPLAY_STATUS_CODES.map((code) => z.literal(code))),
  /** A sentence for the user: why it failed or what is missing. */
  statusReason: z.string().nullable(),
  coverage: z.enum(COVERAGES).nullable(),
  uploadedAt: z.iso.datetime(),
  playedAt: z.iso.datetime().nullable(),
  playlist: z.string().nullable(),
  map: z.string().nullable(),
  /** Goals of blue and orange. */
  score: z.object({ blue: z.number().int(), orange: z.number().int() }).nullable(),
  /** Result for the caller: Won 5, Lost 10; null when it is not known which player is the caller. */
  result: z.union([z.literal(5), z.literal(10)]).nullable(),
});
export type ReplayItem = z.infer<typeof replayItem>;
