import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, namedObject } from '../named.ts';
import { folderFilter } from './folder-statistics.ts';
import { folderTeam } from './folders.ts';

const endpoint = defineEndpoints('coach-folders', { access: 'coach' });

/** What one team did in a game, or in an average game. Null where no recording has it. */
const teamStats = namedObject('TeamStats', {
  goals: z.number(),
  xg: z.number().nullable(),
  shots: z.number(),
  kickoffsWon: z.number().nullable(),
  kickoffsLost: z.number().nullable(),
  /** Seconds from their touch until the opponents' touch, of both teams'. */
  possessionPct: z.number().nullable(),
  /** Per player and minute. */
  boost: z.number().nullable(),
  zeroBoostPct: z.number().nullable(),
  demolitions: z.number(),
});
export type TeamStats = z.infer<typeof teamStats>;

const seriesGame = namedObject('SeriesGame', {
  matchId: z.uuid(),
  playedAt: z.iso.datetime().nullable(),
  /** Won 5, Lost 10. */
  result: z.union([z.literal(5), z.literal(10)]),
  us: teamStats,
  them: teamStats,
  /** Our players and their role: how often they were first man, and last man. */
  players: arrayOf({
    playerId: z.string(),
    name: z.string(),
    firstManPct: z.number().nullable(),
    lastManPct: z.number().nullable(),
  }),
});
export type SeriesGame = z.infer<typeof seriesGame>;

const seriesReport = namedObject('SeriesReport', {
  /** "Us 3–1 Them", with the teams' names. */
  name: z.string(),
  us: z.string(),
  them: z.string(),
  wins: z.object({ us: z.number().int(), them: z.number().int() }),
  games: z.array(seriesGame),
});
export type SeriesReport = z.infer<typeof seriesReport>;

export const getFolderSeries = endpoint('GET /api/v1/coach/series', {
  summary: 'The series of a folder, game by game',
  costly: true,
  query: z.object({ folderId: z.uuid('Choose a folder.') }),
  responses: { 200: z.array(seriesReport) },
  errors: [404],
});

const teamSummary = namedObject('TeamSummary', {
  /** Key of the team. */
  team: z.string(),
  ...folderTeam.omit({ key: true, players: true }).shape,
  /** Per game; null without games. */
  average: teamStats.nullable(),
});
export type TeamSummary = z.infer<typeof teamSummary>;

/** Returns one team's averages; by default the opponents with the most games. */
export const postTeamSummary = endpoint('POST /api/v1/coach/team-summary', {
  summary: "A team's averages over a folder's games",
  costly: true,
  query: z.object({ folderId: z.uuid('Choose a folder.') }),
  body: folderFilter,
  responses: { 200: teamSummary },
  errors: [404],
});
