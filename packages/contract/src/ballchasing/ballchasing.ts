import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedObject } from '../named.ts';
import { MAX_TAG_LENGTH } from '../replays/get-replay.ts';

/**
 * What programs written for ballchasing.com call (https://ballchasing.com/doc/api), with an upload token in its place:
 * paths, names and statuses are theirs, errors are ours (decisions.md 23.4).
 */
const endpoint = defineEndpoints('ballchasing', { access: 'account' });
const text = z.string().trim().min(1).max(200);
const group = z.string().trim().min(1).max(MAX_TAG_LENGTH);
/** Theirs: everyone, everyone with the link, nobody. */
const visibility = z.enum(['public', 'unlisted', 'private']);

/** Theirs are Steam users; ours are accounts. */
const uploader = namedObject('BallchasingUploader', { steam_id: z.string(), name: z.string() });

export const pingBallchasing = endpoint('GET /api/', {
  summary: 'Check an upload token, as on ballchasing.com',
  tokenScope: 'upload',
  responses: { 200: uploader.extend({ type: z.literal('regular') }) },
});

const uploaded = { id: z.uuid(), location: z.string() };

/** 201 for a new replay, 409 if the account has already uploaded the same file. A group is a tag. */
export const uploadToBallchasing = endpoint('POST /api/v2/upload', {
  summary: 'Upload one replay file, as on ballchasing.com',
  tokenScope: 'upload',
  query: z.object({ visibility: visibility.optional(), group: group.optional() }),
  fileField: 'file',
  responses: { 201: z.object(uploaded), 409: z.object({ ...uploaded, error: z.string() }) },
  errors: [403, 422, 429],
});

/** What else it has is known once it's analyzed: map, playlist, teams; in a single replay, also stats. */
const replay = named(
  'BallchasingReplay',
  z.looseObject({
    id: z.uuid(),
    link: z.string(),
    created: z.iso.datetime(),
    uploader,
    visibility,
    groups: z.array(z.object({ id: z.string(), name: z.string(), link: z.string() })),
    status: z.enum(['ok', 'partial', 'pending', 'failed']).optional(),
  }),
);

/** Newest upload first. Filters of theirs that aren't listed are refused rather than ignored. */
export const listBallchasing = endpoint('GET /api/replays', {
  summary: "The caller's replays, as on ballchasing.com",
  costly: true,
  tokenScope: 'upload',
  query: z.strictObject({
    title: text.optional(),
    /** `me` or the caller's `steam_id`; nobody else's replays are listed. */
    uploader: text.optional(),
    group: group.optional(),
    map: text.optional(),
    'match-result': z.enum(['win', 'loss']).optional(),
    'replay-date-after': momentWithinReach({ offset: true }).optional(),
    'replay-date-before': momentWithinReach({ offset: true }).optional(),
    'sort-by': z.literal('upload-date').optional(),
    'sort-dir': z.literal('desc').optional(),
    count: z.coerce.number().int().min(1).max(200).default(150),
    /** From `next`: the time and ID of the last replay so far. */
    after: z
      .string()
      .regex(/^\d{1,14}_[\da-f-]{36}$/)
      .optional(),
  }),
  responses: {
    200: z.object({
      list: z.array(replay),
      /** All that match. */
      count: z.number().int(),
      /** Address of the next page. */
      next: z.string().optional(),
    }),
  },
});

export const getBallchasing = endpoint('GET /api/replays/{id}', {
  summary: "One of the caller's replays with its stats, as on ballchasing.com",
  tokenScope: 'upload',
  responses: { 200: replay },
});

export const downloadBallchasing = endpoint('GET /api/replays/{id}/file', {
  summary: "Download one of the caller's replay files, as on ballchasing.com",
  tokenScope: 'upload',
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
  errors: [429],
});
