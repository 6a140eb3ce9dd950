import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { revisionQuery } from './revision-query.ts';

/** Bytes for `decodeTracks` of `@datacoach/analysis/tracks`; frames are those of the match's events. */
export const getMatchTracks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gamedata/match/{matchId}/tracks',
  area: 'gamedata',
  summary: 'Where ball and cars were in every frame, for the viewer',
  access: 'account',
  params: z.object({ matchId: z.uuid() }),
  query: revisionQuery,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
  errors: [400, 401, 404],
});
