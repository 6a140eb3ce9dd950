import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const games = z.number().int().min(0);

/** What the own list can be narrowed by, most games first. */
export const replayChoices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/filestorage/replay-choices',
  area: 'replays',
  summary: "Maps, team-mates and tags of the caller's replays",
  access: 'account',
  responses: {
    200: namedObject('ReplayChoices', {
      maps: z.array(z.object({ code: z.string(), name: z.string(), games })),
      /** `identity` is platform and id; those whom he played with most. */
      mates: z.array(z.object({ identity: z.string(), name: z.string(), games })),
      tags: z.array(z.object({ tag: z.string(), games })),
    }),
  },
  errors: [401],
});
