import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { named } from '../named.ts';
import { LONGEST_TAG, MAX_TAGS, replayFilter } from './get-replay.ts';
import { replayItem } from './replay-item.ts';
import { VISIBILITIES } from './visibility.ts';

const endpoint = endpointsOf('replays');

/** Replays that one request names; more are named by the filter that they fit. */
const MAX_REPLAYS_AT_ONCE = 100;
/** Longest name that an owner gives. */
export const LONGEST_TITLE = 100;

const ids = z.array(z.uuid()).min(1).max(MAX_REPLAYS_AT_ONCE);
/** These, or all own ones that fit a filter; what is not the caller's is passed over. */
export const whichReplays = named(
  'WhichReplays',
  z.union([z.object({ ids }), z.object({ fitting: z.object(replayFilter).strict() })]),
);
export type WhichReplays = z.output<typeof whichReplays>;

const tags = z.array(z.string().trim().min(1).max(LONGEST_TAG)).max(MAX_TAGS);

const amount = z.number().int().min(0);

export const changeReplays = endpoint('PATCH /api/v1/filestorage/replays', {
  summary: "Name, mark, tag or share the caller's replays",
  access: 'account',
  body: z.object({
    which: whichReplays,
    /** Of one replay; '' takes the name away. */
    title: z.string().trim().max(LONGEST_TITLE).optional(),
    isFavorite: z.boolean().optional(),
    addTags: tags.optional(),
    removeTags: tags.optional(),
    visibility: z.enum(VISIBILITIES).optional(),
  }),
  responses: {
    200: z.object({
      changed: amount,
      /** As they are now, where the request named them. */
      items: z.array(replayItem),
    }),
  },
  errors: [403, 422],
});

/** Put aside: they can be brought back until `until`, then file and match are gone. */
export const deleteReplays = endpoint('POST /api/v1/filestorage/replays/delete', {
  summary: "Delete the caller's replays",
  access: 'account',
  body: z.object({ which: whichReplays }),
  responses: { 200: z.object({ deleted: amount }) },
});

/** What the caller has deleted and can still bring back, newest first. */
export const listDeletedReplays = endpoint('GET /api/v1/filestorage/replays/deleted', {
  summary: 'Deleted replays that can be restored',
  access: 'account',
  responses: {
    200: z.object({
      total: amount,
      /** When the first of them goes for good. */
      until: z.iso.datetime().nullable(),
      /** Some of their names. */
      names: z.array(z.string()),
    }),
  },
});

/** Those of the request, else all that the last hour has seen deleted. */
export const restoreReplays = endpoint('POST /api/v1/filestorage/replays/restore', {
  summary: 'Restore deleted replays',
  access: 'account',
  body: z.object({ ids: ids.optional() }),
  responses: { 200: z.object({ restored: amount }) },
});

/** Only failed ones are; re-runs take nothing of the quota. */
export const runReplaysAgain = endpoint('POST /api/v1/filestorage/replays/run-again', {
  summary: 'Analyze failed replays again',
  access: 'account',
  body: z.object({ which: whichReplays }),
  responses: { 200: z.object({ started: amount }) },
});

/** What one file holds at most: it is built up in the browser's memory before it is saved. */
export const MAX_DOWNLOADED = { replays: 200, bytes: 500_000_000 } as const;

/** Files as they were uploaded, under the names that their owner gave them; 413 says how much was meant. */
export const downloadReplays = endpoint('POST /api/v1/filestorage/replays/download', {
  summary: "Download the caller's replay files as one zip",
  access: 'account',
  body: z.object({ which: whichReplays }),
  mediaType: 'application/zip',
  responses: { 200: z.file() },
  errors: [404, 413, 429],
});

/** The file as it was uploaded, for its owner. */
export const getReplayFile = endpoint('GET /api/v1/filestorage/replay-file/{replayId}', {
  summary: "Download one of the caller's replay files",
  access: 'account',
  params: z.object({ replayId: z.uuid() }),
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
  errors: [404],
});
