import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { matchEvent } from './match-event.ts';
import { revisionQuery } from './revision-query.ts';

export const matchEvents = namedObject('MatchEvents', {
  analysisVersion: z.string(),
  /** In order of time; the id of the n-th, from 0, is `<matchId>-<n>`. Empty where only the scoreboard could be read. */
  events: z.array(matchEvent),
});

export const getMatchEvents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gamedata/match/{matchId}/events',
  area: 'gamedata',
  summary: 'Every event of a match',
  access: 'account',
  params: z.object({ matchId: z.uuid() }),
  query: revisionQuery,
  responses: { 200: matchEvents },
  errors: [400, 401, 404],
});
