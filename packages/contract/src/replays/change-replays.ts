import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { named } from '../named.ts';
import { LONGEST_TAG, MAX_TAGS, replayFilter } from './replay-filter.ts';
import { replayItem } from './replay-item.ts';
import { VISIBILITIES } from './visibility.ts';

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

export const changeReplays = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/filestorage/replays',
  area: 'replays',
  summary: 'Name, mark, tag or share own replays',
  access: 'account',
  body: z.object({
    which: whichReplays,
    /** Of one replay; '' takes the name away. */
    title: z.string().trim().max(LONGEST_TITLE).optional(),
    isFavourite: z.boolean().optional(),
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
  errors: [400, 401, 403, 422],
});

/** Put aside: they can be brought back until `until`, then file and match are gone. */
export const deleteReplays = defineEndpoint({
  method: 'POST',
  path: '/api/v1/filestorage/replays/delete',
  area: 'replays',
  summary: 'Delete own replays',
  access: 'account',
  body: z.object({ which: whichReplays }),
  responses: { 200: z.object({ deleted: amount }) },
  errors: [400, 401],
});

/** What the caller has deleted and can still bring back, newest first. */
export const listDeletedReplays = defineEndpoint({
  method: 'GET',
  path: '/api/v1/filestorage/replays/deleted',
  area: 'replays',
  summary: 'Deleted replays that can be brought back',
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
  errors: [401],
});

/** Those of the request, else all that the last hour has seen deleted. */
export const restoreReplays = defineEndpoint({
  method: 'POST',
  path: '/api/v1/filestorage/replays/restore',
  area: 'replays',
  summary: 'Bring deleted replays back',
  access: 'account',
  body: z.object({ ids: ids.optional() }),
  responses: { 200: z.object({ restored: amount }) },
  errors: [400, 401],
});

/** Only failed ones are; re-runs take nothing of the quota. */
export const runReplaysAgain = defineEndpoint({
  method: 'POST',
  path: '/api/v1/filestorage/replays/run-again',
  area: 'replays',
  summary: 'Analyse failed replays again',
  access: 'account',
  body: z.object({ which: whichReplays }),
  responses: { 200: z.object({ started: amount }) },
  errors: [400, 401],
});
