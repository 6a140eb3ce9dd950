import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { placedShot } from '../scores/rank-picture.ts';
import { SIDES } from './folders.ts';

const endpoint = endpointsOf('coach-folders');

/** An example moment, for the viewer. */
const clip = namedObject('ScoutClip', {
  matchId: z.uuid(),
  time: z.number(),
  /** The player's key in the match. */
  player: z.string().nullable(),
  label: z.string(),
});
export type ScoutClip = z.infer<typeof clip>;

/** One finding that a coach can read out, with its basis and up to three moments. */
const finding = namedObject('ScoutFinding', {
  text: z.string(),
  /** "12 of 30 kickoffs". */
  sample: z.string(),
  clips: z.array(clip),
});
export type ScoutFinding = z.infer<typeof finding>;

const chapter = namedObject('ScoutChapter', {
  key: z.string(),
  title: z.string(),
  findings: z.array(finding),
});

/** Rows of kickoffs from one spawn spot, as the taker sees it. */
const kickoffSpawn = namedObject('ScoutKickoffSpawn', {
  spawn: z.string(),
  label: z.string(),
  count: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
  neutral: z.number().int(),
  /** The takers' approaches, most frequent first. */
  approaches: z.array(z.object({ key: z.string(), label: z.string(), count: z.number().int() })),
  /** The others' actions, most frequent first. */
  supports: z.array(z.object({ key: z.string(), label: z.string(), count: z.number().int() })),
  /** Median seconds from the start to the ball; null without a touch. */
  seconds: z.number().nullable(),
});

const scoutBook = namedObject('ScoutBook', {
  team: z.string(),
  name: z.string(),
  side: z.enum(SIDES),
  games: z.number().int(),
  wins: z.number().int(),
  players: z.array(z.object({ playerId: z.string(), name: z.string(), games: z.number().int() })),
  chapters: z.array(chapter),
  kickoffs: z.array(kickoffSpawn),
  /** Where they shoot from, attacking toward +y, uu. */
  shots: z.array(placedShot),
});
export type ScoutBook = z.infer<typeof scoutBook>;

/** Returns what a folder says about one team, on two pages; by default about the opponents with the most games. */
export const getScoutBook = endpoint('GET /api/v1/coach/scout-book', {
  summary: 'Scouting report on a team from the games of a folder',
  access: 'coach',
  costly: true,
  query: z.object({
    folderId: z.uuid('Choose a folder.'),
    Team: z.string().max(200).optional(),
  }),
  responses: { 200: scoutBook },
  errors: [404],
});
