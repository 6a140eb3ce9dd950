import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, namedExtension, namedObject } from '../named.ts';
import { ranksByMode } from '../ranks/ranks.ts';
import { MAX_NOTE_LENGTH } from './player-note-limits.ts';
import { FORMS, gamesQuery, interval, needWords, playerQuery, teamMode } from './team-board.ts';

const endpoint = defineEndpoints('coach-room', { access: 'coach' });

const note = namedObject('PlayerNote', { id: z.uuid(), text: z.string(), writtenAt: z.iso.datetime() });
export type PlayerNote = z.infer<typeof note>;

const coachedProfile = namedObject('CoachedProfile', {
  playerId: z.uuid(),
  userName: z.string(),
  epicUserName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  ranks: ranksByMode,
  joinedAt: z.iso.datetime(),
  /** Only games played since then are shown. */
  seesFrom: z.iso.datetime(),
  /** Visible only to the coach; newest first. */
  notes: z.array(note),
});
export type CoachedProfile = z.infer<typeof coachedProfile>;

export const getPlayerProfile = endpoint('GET /api/v1/coach/player-profile', {
  summary: "A team member and the coach's notes",
  query: z.object(playerQuery),
  responses: { 200: coachedProfile },
  errors: [404],
});

const noteText = z
  .string()
  .trim()
  .min(1, 'Write the note first.')
  .max(MAX_NOTE_LENGTH, `Use at most ${MAX_NOTE_LENGTH} characters.`);

export const addPlayerNote = endpoint('POST /api/v1/coach/player-notes', {
  summary: 'Add a note about a member, visible only to the coach',
  body: z.object({ ...playerQuery, text: noteText }),
  responses: { 201: coachedProfile },
  errors: [404, 409],
});

export const updatePlayerNote = endpoint('PUT /api/v1/coach/player-notes/{noteId}', {
  summary: 'Change a note',
  body: z.object({ text: noteText }),
  responses: { 200: coachedProfile },
});

export const deletePlayerNote = endpoint('DELETE /api/v1/coach/player-notes/{noteId}', {
  summary: 'Delete a note',
  responses: { 200: coachedProfile },
});

const stat = namedExtension('SummaryFigure', needWords, {
  value: z.number().nullable(),
  reference: z.number().nullable(),
  per5: z.boolean(),
  /** 0-100 compared with the player's rank. */
  score: z.number(),
});
export type SummaryStat = z.infer<typeof stat>;

/** The last 20 games of a mode: where the player is, strengths, what to work on. */
const performanceSummary = namedObject('PerformanceSummary', {
  playerId: z.uuid(),
  mode: teamMode,
  rank: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Name of the rank that scores are compared with; null without games. */
  comparedWith: z.string().nullable(),
  games: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  polr: z
    .object({
      value: z.number(),
      interval,
      rank: z.string().nullable(),
      status: z.enum(['provisional', 'full']),
    })
    .nullable(),
  /** Why POLR is missing or only provisional. */
  reasons: z.array(z.string()).readonly(),
  form: z.enum(FORMS),
  perTenGames: z.number().nullable(),
  categories: arrayOf({
    category: z.string(),
    label: z.string(),
    /** 0-70; null without POLR. */
    polr: z.number().nullable(),
    /** 0-100 compared with the player's rank. */
    score: z.number().nullable(),
    reason: z.string().nullable(),
  }),
  /** Scored metrics that stand out, strongest first. */
  strengths: z.array(stat),
  needs: z.array(stat),
});
export type PerformanceSummary = z.infer<typeof performanceSummary>;

export const getPlayerPerformanceSummary = endpoint('GET /api/v1/coach/player-performance-summary', {
  summary: "A member's last games of a mode: POLR, categories, strengths and what to work on",
  costly: true,
  query: z.object({ ...playerQuery, ...gamesQuery }),
  responses: { 200: performanceSummary },
  errors: [404],
});

export const TEN_GAMES = 10;

const ownStats = z.object({
  goals: z.number().nullable(),
  assists: z.number().nullable(),
  saves: z.number().nullable(),
  shots: z.number().nullable(),
  xg: z.number().nullable(),
});

/** The last ten games of a mode, one by one. */
const tenGamesSummary = namedObject('TenGamesSummary', {
  playerId: z.uuid(),
  mode: teamMode,
  /** Newest first. */
  games: arrayOf({
    matchId: z.uuid(),
    playedAt: z.iso.datetime(),
    map: z.string(),
    playlist: z.string(),
    result: z.enum(['won', 'lost', 'drawn']),
    goals: z.object({ own: z.number().int(), other: z.number().int() }),
    /** The member's key in the match's report. */
    player: z.string(),
    own: ownStats,
    /** 0-100 among games of the player's rank: a description, not a rating. */
    score: z.number().nullable(),
  }),
  /** Means of the known values. */
  means: ownStats.extend({ score: z.number().nullable() }),
});
export type TenGamesSummary = z.infer<typeof tenGamesSummary>;

export const getPlayerTenGamesSummary = endpoint('GET /api/v1/coach/player-ten-games-summary', {
  summary: "A member's last ten games of a mode",
  costly: true,
  query: z.object({ ...playerQuery, ...gamesQuery }),
  responses: { 200: tenGamesSummary },
  errors: [404],
});
