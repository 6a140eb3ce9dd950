import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { endpointsOf } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';
import { REPLAY_STATUS_CODES } from '../product-codes.ts';
import { REPLAY_PAGE_SIZE } from '../upload-rules.ts';
import { replayItem } from './replay-item.ts';

const endpoint = endpointsOf('replays');

const code = <const N extends number>(codes: readonly N[]) =>
  z
    .string()
    .transform(Number)
    .pipe(z.union(codes.map((one) => z.literal(one))));

/** Longest tag, and most tags of one replay. */
export const LONGEST_TAG = 30;
export const MAX_TAGS = 10;

/** What narrows a list of replays by the file itself. */
const fileFilter = {
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
  teammate: z.string().max(200).optional(),
  tag: z.string().trim().max(LONGEST_TAG).optional(),
  favorite: z.stringbool().optional(),
};
const replayFilterQuery = z.object(replayFilter);
export type ReplayFilter = z.output<typeof replayFilterQuery>;

const replayPage = named('ReplayPage', pageOf(replayItem));
const pageSize = z.coerce.number().int().min(1).max(100);

/** Own replays, newest upload first; `PageSize` and `pageSize` are the same parameter (decisions.md 18.6). */
export const getReplay = endpoint('GET /api/v1/filestorage/get-replay', {
  summary: "The caller's replays, page by page",
  access: 'account',
  query: z.object({
    PageSize: pageSize.default(REPLAY_PAGE_SIZE),
    pageSize: pageSize.optional(),
    pageIndex: z.coerce.number().int().min(0).default(0),
    ...replayFilter,
  }),
  responses: { 200: replayPage },
});

/** Whose replays of a player are meant (decisions.md 16.4): uploaded by them, of matches that they play in, or both. */
export const REPLAY_OWNERSHIPS = { applicationUser: 5, epicUser: 10, allUser: 15 } as const;
const ownership = z
  .union([z.literal('5'), z.literal('10'), z.literal('15')], 'Choose 5, 10 or 15.')
  .transform((code) => Number(code) as 5 | 10 | 15);

/**
 * A player's replays, as far as the caller sees them: their own, anybody's for an administrator, and for a coach what a
 * member of the team has uploaded since they joined and not made private.
 */
export const getReplayOfUser = endpoint('GET /api/v1/filestorage/get-replay/{userId}', {
  summary: "A player's replays, page by page",
  access: 'account',
  params: z.object({ userId: z.uuid() }),
  query: z.object({
    userType: ownership.default(REPLAY_OWNERSHIPS.applicationUser),
    pageIndex: z.coerce.number().int().min(0).default(0),
    pageSize: pageSize.default(REPLAY_PAGE_SIZE),
    ...fileFilter,
  }),
  responses: { 200: replayPage },
  errors: [403, 404],
});

const games = z.number().int().min(0);

/** What the own list can be narrowed by, most games first. */
export const replayChoices = endpoint('GET /api/v1/filestorage/replay-choices', {
  summary: "Maps, teammates and tags of the caller's replays",
  access: 'account',
  responses: {
    200: namedObject('ReplayChoices', {
      maps: z.array(z.object({ code: z.string(), name: z.string(), games })),
      /** `identity` is platform and id; those whom they played with most. */
      teammates: z.array(z.object({ identity: z.string(), name: z.string(), games })),
      tags: z.array(z.object({ tag: z.string(), games })),
    }),
  },
});

const amount = z.number().int().min(0);

export const replayCount = endpoint('GET /api/v1/filestorage/replay-count', {
  summary: 'How many replays the caller has, by status',
  access: 'account',
  responses: {
    200: z.object({ total: amount, inWork: amount, completed: amount, errorOccurred: amount }),
  },
});

/** Most played first. Replays whose playlist is not known yet are in none. */
export const playlistWiseReplayCount = endpoint('GET /api/v1/filestorage/playlist-wise-replay-count', {
  summary: 'How many replays the caller has, by playlist',
  access: 'account',
  responses: { 200: z.array(z.object({ playlist: z.string(), count: amount })) },
});

/**
 * `value` is 5 while any own replay is Uploaded or Processing, else the highest status of the last batch, 15 or
 * 20 (decisions.md 18.5); 15 when there is none. `replays` lists those of the last batch.
 */
export const replayProcessedStatus = endpoint('GET /api/v1/filestorage/replay-processed-status', {
  summary: 'Whether uploads of the caller are still being processed',
  access: 'account',
  responses: {
    200: z.object({
      value: z.number().int(),
      replays: z.array(
        z.object({ id: z.uuid(), status: z.union(REPLAY_STATUS_CODES.map((code) => z.literal(code))) }),
      ),
    }),
  },
});
