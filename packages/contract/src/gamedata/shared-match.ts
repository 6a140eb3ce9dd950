import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { matchDetail } from './get-match.ts';
import { matchEvents } from './get-match-events.ts';

/** Made by chance, not to be guessed. */
const params = z.object({ shareKey: z.string().regex(/^[\w-]{22}$/, 'There is no such link.') });

/** A match whose owner shares it by a link, for whoever has that: the match and nothing of the account behind it. */
export const getSharedMatch = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gamedata/shared/{shareKey}',
  area: 'gamedata',
  summary: 'A match shared by a link',
  access: 'public',
  params,
  responses: { 200: matchDetail.pick({ revision: true, report: true, insight: true }) },
  errors: [400, 404],
});

export const getSharedMatchEvents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gamedata/shared/{shareKey}/events',
  area: 'gamedata',
  summary: 'Every event of a shared match',
  access: 'public',
  params,
  responses: { 200: matchEvents },
  errors: [400, 404],
});

export const getSharedMatchTracks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gamedata/shared/{shareKey}/tracks',
  area: 'gamedata',
  summary: 'Where ball and cars were in a shared match',
  access: 'public',
  params,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
  errors: [400, 404],
});
