import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';
import { REPLAY_STATUS_CODES } from '../product-codes.ts';
import { REPLAY_PAGE_SIZE } from '../upload-rules.ts';
import { replayItem } from './replay-item.ts';

const endpoint = defineEndpoints('replays', { access: 'account' });

const code = <const N extends number>(codes: readonly N[]) =>
  z
    .string()
    .transform(Number)
    .pipe(z.union(codes.map((one) => z.literal(one))));

/** Maximum length of a tag, and maximum tags per replay. */
export const MAX_TAG_LENGTH = 30;
export const MAX_TAGS = 10;

/** Filters of a replay list by the file itself. */
const fileFilter = {
  replayParsingStatus: code(REPLAY_STATUS_CODES).optional(),
  /** Part of the file name or the owner's title, case-insensitive. */
  replayName: z.string().trim().max(200).optional(),
};

/** Filters of the caller's own list; a replay has to match every given filter. */
export const replayFilter = {
  ...fileFilter,
  /** Part of the file name, the title, the map or a player's name, case-insensitive. */
  search: z.string().trim().max(200).optional(),
  /** 0 all, 5 duel, 10 doubles, 15 standard. */
  mode: code([0, 5, 10, 15]).optional(),
  /** 5 won, 10 lost. */
  result: code([5, 10]).optional(),
  /** Map code. */
  map: z.string().max(100).optional(),
  /** When it was played, or else uploaded: start and end (exclusive). */
  from: momentWithinReach({ offset: true }).optional(),
  before: momentWithinReach({ offset: true }).optional(),
  /** Platform and ID of a player on the caller's team. */
  teammate: z.string().max(200).optional(),
  tag: z.string().trim().max(MAX_TAG_LENGTH).optional(),
  favorite: z.stringbool().optional(),
};
const replayFilterQuery = z.object(replayFilter);
export type ReplayFilter = z.output<typeof replayFilterQuery>;

const replayPage = named('ReplayPage', pageOf(replayItem));
const pageSize = z.coerce.number().int().min(1).max(100);

/** Lists own replays, newest first by `sort`; `PageSize` and `pageSize` are the same parameter (decisions.md 18.6). */
export const getReplay = endpoint('GET /api/v1/filestorage/get-replay', {
  summary: "The caller's replays, page by page",
  query: z.object({
    PageSize: pageSize.default(REPLAY_PAGE_SIZE),
    pageSize: pageSize.optional(),
    pageIndex: z.coerce.number().int().min(0).default(0),
    /** Date of the upload, or of the match; while that is unknown, of the upload. */
    sort: z.enum(['uploaded', 'played']).default('uploaded'),
    ...replayFilter,
  }),
  responses: { 200: replayPage },
});

/** Which replays of a player (decisions.md 16.4): uploaded by them, from matches they played in, or both. */
export const REPLAY_OWNERSHIPS = { applicationUser: 5, epicUser: 10, allUser: 15 } as const;
const ownership = z
  .union(
    [z.literal('5'), z.literal('10'), z.literal('15')],
    'Choose ApplicationUser (5), EpicUser (10) or AllUser (15).',
  )
  .transform((code) => Number(code) as 5 | 10 | 15);

/**
 * Lists a player's replays that the caller can see: their own, anyone's for an administrator, and for a coach what a
 * team member has uploaded since joining and not made private.
 */
export const getUserReplays = endpoint('GET /api/v1/filestorage/get-replay/{userId}', {
  summary: "A player's replays, page by page",
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

/** Lists the filter choices for the caller's own list, most games first. */
export const replayChoices = endpoint('GET /api/v1/filestorage/replay-choices', {
  summary: "Maps, teammates and tags of the caller's replays",
  responses: {
    200: namedObject('ReplayChoices', {
      maps: z.array(z.object({ code: z.string(), name: z.string(), games })),
      /** `identity` is platform and ID; the teammates they played with most. */
      teammates: z.array(z.object({ identity: z.string(), name: z.string(), games })),
      tags: z.array(z.object({ tag: z.string(), games })),
    }),
  },
});

const amount = z.number().int().min(0);

export const replayCount = endpoint('GET /api/v1/filestorage/replay-count', {
  summary: 'How many replays the caller has, by status',
  responses: {
    200: z.object({ total: amount, inWork: amount, completed: amount, errorOccurred: amount }),
  },
});

/** Most played first. Doesn't include replays without a known playlist. */
export const playlistWiseReplayCount = endpoint('GET /api/v1/filestorage/playlist-wise-replay-count', {
  summary: 'How many replays the caller has, by playlist',
  responses: { 200: z.array(z.object({ playlist: z.string(), count: amount })) },
});

/**
 * `value` is 5 while any own replay is Uploaded or Processing, otherwise the highest status in the last batch, 15 or
 * 20 (decisions.md 18.5); 15 if there is none. `replays` lists those in the last batch.
 */
export const replayProcessedStatus = endpoint('GET /api/v1/filestorage/replay-processed-status', {
  summary: 'Whether uploads of the caller are still being processed',
  responses: {
    200: z.object({
      value: z.number().int(),
      replays: z.array(
        z.object({ id: z.uuid(), status: z.union(REPLAY_STATUS_CODES.map((code) => z.literal(code))) }),
      ),
    }),
  },
});
