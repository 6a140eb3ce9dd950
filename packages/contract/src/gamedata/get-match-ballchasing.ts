import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** The match in the field names and roundings of ballchasing's replay JSON, as far as a file alone tells it. */
export const getMatchBallchasing = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gamedata/match/{matchId}/ballchasing',
  area: 'gamedata',
  summary: "A match as ballchasing's JSON has it",
  access: 'account',
  params: z.object({ matchId: z.uuid() }),
  responses: { 200: z.record(z.string(), z.unknown()) },
  errors: [400, 401, 404],
});
