import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { VISIBILITIES } from '../replays/visibility.ts';
import { matchInsight } from './match-insight.ts';
import { matchReport } from './match-report.ts';

/** The match page's data: report and insight, and which of its players is the caller (null when unknown). */
export const matchDetail = namedObject('MatchDetail', {
  id: z.uuid(),
  /** The caller's own upload that leads here, or null. */
  replayId: z.uuid().nullable(),
  /** Who else sees that upload's match, and the address part of its public page; null without an own upload. */
  sharing: z.object({ visibility: z.enum(VISIBILITIES), shareKey: z.string().nullable() }).nullable(),
  /** Names these numbers: another one once the match has been analysed again. For `match/{matchId}/events` and `/tracks`. */
  revision: z.string(),
  report: matchReport,
  /** Null for other modes than soccar, and where only the scoreboard could be read. */
  insight: matchInsight.nullable(),
  me: z.string().nullable(),
  /** Rank ids, in the match's mode, of players who have an account that certainly is theirs, by player key. */
  ranks: z.record(z.string(), z.string()),
});

export const getMatch = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gamedata/match/{matchId}',
  area: 'gamedata',
  summary: 'One match with all its players and statistics',
  access: 'account',
  params: z.object({ matchId: z.uuid() }),
  responses: { 200: matchDetail },
  errors: [400, 401, 404],
});
