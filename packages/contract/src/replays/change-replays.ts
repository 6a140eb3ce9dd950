import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { named } from '../named.ts';
import { VISIBILITIES } from '../upload-rules.ts';
import { MAX_TAG_LENGTH, MAX_TAGS, replayFilter } from './get-replay.ts';
import { replayItem } from './replay-item.ts';

const endpoint = defineEndpoints('replays', { access: 'account' });

/** Maximum replays listed in one request; larger sets are selected by filter. */
const MAX_REPLAYS_AT_ONCE = 100;
/** Maximum length of an owner's title. */
export const MAX_TITLE_LENGTH = 100;

const ids = z.array(z.uuid()).min(1).max(MAX_REPLAYS_AT_ONCE);
/** These replays, or all own replays that match a filter; other users' replays are ignored. */
export const whichReplays = named(
  'WhichReplays',
  z.union([z.object({ ids }), z.object({ fitting: z.object(replayFilter).strict() })]),
);
export type WhichReplays = z.output<typeof whichReplays>;

const tags = z.array(z.string().trim().min(1).max(MAX_TAG_LENGTH)).max(MAX_TAGS);

const amount = z.number().int().min(0);

export const editReplays = endpoint('PATCH /api/v1/filestorage/replays', {
  summary: "Rename, favorite, tag or share the caller's replays",
  body: z.object({
    which: whichReplays,
    /** For one replay; '' removes the title. */
    title: z.string().trim().max(MAX_TITLE_LENGTH).optional(),
    isFavorite: z.boolean().optional(),
    addTags: tags.optional(),
    removeTags: tags.optional(),
    visibility: z.enum(VISIBILITIES).optional(),
  }),
  responses: {
    200: z.object({
      changed: amount,
      /** Their current state, if the request listed them. */
      items: z.array(replayItem),
    }),
  },
  errors: [403, 422],
});

/** Deleted replays can be restored until `until`; then file and match are removed. */
export const deleteReplays = endpoint('POST /api/v1/filestorage/replays/delete', {
  summary: "Delete the caller's replays",
  body: z.object({ which: whichReplays }),
  responses: { 200: z.object({ deleted: amount }) },
});

/** Lists what the caller has deleted and can still restore, newest first. */
export const listDeletedReplays = endpoint('GET /api/v1/filestorage/replays/deleted', {
  summary: 'Deleted replays that can be restored',
  responses: {
    200: z.object({
      total: amount,
      /** When the first of them is removed for good. */
      until: z.iso.datetime().nullable(),
      /** Some of their names. */
      names: z.array(z.string()),
    }),
  },
});

/** Those in the request, otherwise all deleted within the last hour. Nothing is restored if a folder is full. */
export const restoreReplays = endpoint('POST /api/v1/filestorage/replays/restore', {
  summary: 'Restore deleted replays',
  body: z.object({ ids: ids.optional() }),
  responses: { 200: z.object({ restored: amount }) },
  errors: [404, 409],
});

/** Only failed replays; re-runs don't use quota. */
export const retryReplays = endpoint('POST /api/v1/filestorage/replays/run-again', {
  summary: 'Analyze failed replays again',
  body: z.object({ which: whichReplays }),
  responses: { 200: z.object({ started: amount }) },
  errors: [429],
});

/** Maximum contents of one archive: it is built in the browser's memory before it is saved. */
export const MAX_DOWNLOADED = { replays: 200, bytes: 500_000_000 } as const;

/** Downloads files as uploaded, under their owner's titles; 413 says how much was requested. */
export const downloadReplays = endpoint('POST /api/v1/filestorage/replays/download', {
  summary: "Download the caller's replay files as one zip",
  body: z.object({ which: whichReplays }),
  mediaType: 'application/zip',
  responses: { 200: z.file() },
  errors: [404, 413, 429],
});

/** Returns the file as uploaded, for its owner. */
export const getReplayFile = endpoint('GET /api/v1/filestorage/replay-file/{replayId}', {
  summary: "Download one of the caller's replay files",
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
});
