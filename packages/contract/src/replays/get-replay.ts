import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { named } from '../named.ts';
import { pageOf } from '../paging.ts';
import { REPLAY_PAGE_SIZE } from '../upload-rules.ts';
import { fileFilter, replayFilter } from './replay-filter.ts';
import { replayItem } from './replay-item.ts';

const replayPage = named('ReplayPage', pageOf(replayItem));
const pageSize = z.coerce.number().int().min(1).max(100);

/** Own replays, newest upload first; `PageSize` and `pageSize` are the same parameter (decisions.md 18.6). */
export const getReplay = defineEndpoint({
  method: 'GET',
  path: '/api/v1/filestorage/get-replay',
  area: 'replays',
  summary: "The caller's replays, page by page",
  access: 'account',
  query: z.object({
    PageSize: pageSize.default(REPLAY_PAGE_SIZE),
    pageSize: pageSize.optional(),
    pageIndex: z.coerce.number().int().min(0).default(0),
    ...replayFilter,
  }),
  responses: { 200: replayPage },
  errors: [400, 401],
});

/** Whose replays of a player are meant (decisions.md 16.4): uploaded by him, of matches that he plays in, or both. */
export const REPLAY_OWNERSHIPS = { applicationUser: 5, epicUser: 10, allUser: 15 } as const;
const ownership = z
  .union([z.literal('5'), z.literal('10'), z.literal('15')], 'Choose 5, 10 or 15.')
  .transform((code) => Number(code) as 5 | 10 | 15);

/**
 * A player's replays, as far as the caller sees them: his own, anybody's for an administrator, and for a coach what a
 * member of the team has uploaded since he joined and not made private.
 */
export const getReplayOfUser = defineEndpoint({
  method: 'GET',
  path: '/api/v1/filestorage/get-replay/{userId}',
  area: 'replays',
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
  errors: [400, 401, 403, 404],
});
