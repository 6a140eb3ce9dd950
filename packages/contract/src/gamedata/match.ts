import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { VISIBILITIES } from '../replays/visibility.ts';
import { matchEvent } from './match-event.ts';
import { matchInsight } from './match-insight.ts';
import { matchReport } from './match-report.ts';

const endpoint = endpointsOf('gamedata');

/** The match page's data: report and insight, and which of its players is the caller (null when unknown). */
export const matchDetail = namedObject('MatchDetail', {
  id: z.uuid(),
  /** The caller's own upload that leads here, or null. */
  replayId: z.uuid().nullable(),
  /** Who else sees that upload's match, and the address part of its public page; null without an own upload. */
  sharing: z.object({ visibility: z.enum(VISIBILITIES), shareKey: z.string().nullable() }).nullable(),
  /** Names these numbers: another one once the match has been analyzed again. For `match/{matchId}/events` and `/tracks`. */
  revision: z.string(),
  report: matchReport,
  /** Null for other modes than soccar, and where only the scoreboard could be read. */
  insight: matchInsight.nullable(),
  me: z.string().nullable(),
  /** Rank ids, in the match's mode, of players who have an account that certainly is theirs, by player key. */
  ranks: z.record(z.string(), z.string()),
});

export const getMatch = endpoint('GET /api/v1/gamedata/match/{matchId}', {
  summary: 'One match with all its players and statistics',
  access: 'account',
  params: z.object({ matchId: z.uuid() }),
  responses: { 200: matchDetail },
  errors: [404],
});

/** With the `revision` of the match detail the answer may be kept for ever; without it, it is asked for again. */
const revisionQuery = z.object({ revision: z.string().max(100).optional() });

export const matchEvents = namedObject('MatchEvents', {
  analysisVersion: z.string(),
  /** In order of time; the id of the n-th, from 0, is `<matchId>-<n>`. Empty where only the scoreboard could be read. */
  events: z.array(matchEvent),
});

export const getMatchEvents = endpoint('GET /api/v1/gamedata/match/{matchId}/events', {
  summary: 'Every event of a match',
  access: 'account',
  params: z.object({ matchId: z.uuid() }),
  query: revisionQuery,
  responses: { 200: matchEvents },
  errors: [404],
});

/** Bytes for `decodeTracks` of `@datacoach/analysis/tracks`; frames are those of the match's events. */
export const getMatchTracks = endpoint('GET /api/v1/gamedata/match/{matchId}/tracks', {
  summary: 'Positions of the ball and cars in every frame, for the viewer',
  access: 'account',
  params: z.object({ matchId: z.uuid() }),
  query: revisionQuery,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
  errors: [404],
});

/** The match in the field names and roundings of ballchasing's replay JSON, as far as a file alone tells it. */
export const getMatchBallchasing = endpoint('GET /api/v1/gamedata/match/{matchId}/ballchasing', {
  summary: "A match in ballchasing's JSON format",
  access: 'account',
  params: z.object({ matchId: z.uuid() }),
  responses: { 200: z.record(z.string(), z.unknown()) },
  errors: [404],
});

/** Made by chance, not to be guessed. */
const params = z.object({ shareKey: z.string().regex(/^[\w-]{22}$/, 'Link not found.') });

/** A match whose owner shares it by a link, for whoever has that: the match and nothing of the account behind it. */
export const getSharedMatch = endpoint('GET /api/v1/gamedata/shared/{shareKey}', {
  summary: 'A match shared by link',
  access: 'public',
  params,
  responses: { 200: matchDetail.pick({ revision: true, report: true, insight: true }) },
  errors: [404],
});

export const getSharedMatchEvents = endpoint('GET /api/v1/gamedata/shared/{shareKey}/events', {
  summary: 'Every event of a shared match',
  access: 'public',
  params,
  responses: { 200: matchEvents },
  errors: [404],
});

export const getSharedMatchTracks = endpoint('GET /api/v1/gamedata/shared/{shareKey}/tracks', {
  summary: 'Positions of the ball and cars in a shared match',
  access: 'public',
  params,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
  errors: [404],
});
