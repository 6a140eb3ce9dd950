import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { REPLAY_STATUS_CODES } from '../product-codes.ts';

const code = <const N extends number>(codes: readonly N[]) =>
  z
    .string()
    .transform(Number)
    .pipe(z.union(codes.map((one) => z.literal(one))));

/** Longest tag, and most tags of one replay. */
export const LONGEST_TAG = 30;
export const MAX_TAGS = 10;

/** What narrows a list of replays by the file itself. */
export const fileFilter = {
  replayParsingStatus: code(REPLAY_STATUS_CODES).optional(),
  /** Part of the file's name or of what its owner calls it, in any case. */
  replayName: z.string().trim().max(200).optional(),
};

/** What narrows the own list; a replay has to pass every filter that is given. */
export const replayFilter = {
  ...fileFilter,
  /** Part of a name of the file, its map or one of its players, in any case. */
  search: z.string().trim().max(200).optional(),
  /** 0 all, 5 duel, 10 doubles, 15 standard. */
  mode: code([0, 5, 10, 15]).optional(),
  /** 5 won, 10 lost. */
  result: code([5, 10]).optional(),
  /** Code of a map. */
  map: z.string().max(100).optional(),
  /** When it was played, else uploaded: from, and before. */
  from: momentWithinReach({ offset: true }).optional(),
  before: momentWithinReach({ offset: true }).optional(),
  /** Platform and id of a player of the own team. */
  mate: z.string().max(200).optional(),
  tag: z.string().trim().max(LONGEST_TAG).optional(),
  favourite: z.stringbool().optional(),
};
const replayFilterQuery = z.object(replayFilter);
export type ReplayFilter = z.output<typeof replayFilterQuery>;
