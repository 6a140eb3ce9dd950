import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { VISIBILITIES } from '../upload-rules.ts';
import { matchEvent } from './match-event.ts';
import { matchInsight } from './match-insight.ts';
import { pairOf } from './match-parts.ts';
import { matchReport } from './match-report.ts';

const endpoint = defineEndpoints('gamedata', { access: 'account' });

/** The match page's data: report, insight, and the caller's player key (null if unknown). */
export const matchDetail = namedObject('MatchDetail', {
  id: z.uuid(),
  /** The caller's own upload of this match, or null. */
  replayId: z.uuid().nullable(),
  /** Visibility of that upload's match, and the key in its public page's address; null without an own upload. */
  sharing: z.object({ visibility: z.enum(VISIBILITIES), shareKey: z.string().nullable() }).nullable(),
  /** Identifies this version of the data, for `match/{matchId}/events` and `/tracks`. */
  revision: z.string(),
  report: matchReport,
  /** Null for modes other than soccar, and if only the scoreboard could be read. */
  insight: matchInsight.nullable(),
  me: z.string().nullable(),
  /** Rank IDs, in the match's mode, of players with a verified account, by player key. */
  ranks: z.record(z.string(), z.string()),
});

export const getMatch = endpoint('GET /api/v1/gamedata/match/{matchId}', {
  summary: 'One match with all its players and stats',
  responses: { 200: matchDetail },
});

/** With the `revision` from the match detail the response can be cached forever; without it, it is revalidated. */
const revisionQuery = z.object({ revision: z.string().max(100).optional() });

export const matchEvents = namedObject('MatchEvents', {
  analysisVersion: z.string(),
  /** Goals by blue and orange before the recording starts, which can be mid-match. */
  openingScores: pairOf(z.number().int()).optional(),
  /** In chronological order; the nth ID, from 0, is `<matchId>-<n>`. Empty if only the scoreboard could be read. */
  events: z.array(matchEvent),
});

export const getMatchEvents = endpoint('GET /api/v1/gamedata/match/{matchId}/events', {
  summary: 'Every event of a match',
  query: revisionQuery,
  responses: { 200: matchEvents },
});

/** Returns bytes for `decodeTracks` in `@datacoach/analysis/tracks`; frames are those of the match's events. */
export const getMatchTracks = endpoint('GET /api/v1/gamedata/match/{matchId}/tracks', {
  summary: 'Positions of the ball and cars in every frame, for the viewer',
  query: revisionQuery,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
});

/** Returns the match with the field names and rounding of ballchasing's replay JSON, as far as the file has the data. */
export const getMatchBallchasing = endpoint('GET /api/v1/gamedata/match/{matchId}/ballchasing', {
  summary: "A match in ballchasing's JSON format",
  responses: { 200: z.record(z.string(), z.unknown()) },
});

/** Random, so it can't be guessed. */
const params = z.object({ shareKey: z.string().regex(/^[\w-]{22}$/, 'Link not found.') });

/** Returns a match shared by link, for anyone with that link: only the match, nothing about the account behind it. */
export const getSharedMatch = endpoint('GET /api/v1/gamedata/shared/{shareKey}', {
  summary: 'A match shared by link',
  access: 'public',
  params,
  responses: { 200: matchDetail.pick({ revision: true, report: true, insight: true }) },
});

export const getSharedMatchEvents = endpoint('GET /api/v1/gamedata/shared/{shareKey}/events', {
  summary: 'Every event of a shared match',
  access: 'public',
  params,
  responses: { 200: matchEvents },
});

export const getSharedMatchTracks = endpoint('GET /api/v1/gamedata/shared/{shareKey}/tracks', {
  summary: 'Positions of the ball and cars in a shared match',
  access: 'public',
  params,
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
});
