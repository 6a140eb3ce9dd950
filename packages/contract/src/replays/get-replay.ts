import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { REPLAY_PAGE_SIZE } from '../upload-rules.ts';
import { replayItem } from './replay-item.ts';

const pageSize = z.coerce.number().int().min(1).max(100);

/** Own replays, newest upload first; `PageSize` and `pageSize` are the same parameter (rulings A2). */
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
  }),
  responses: { 200: pageOf(replayItem) },
  errors: [400, 401],
});
