import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedObject } from '../named.ts';
import { placedShot } from '../scores/player-scores.ts';
import { teamFacts } from '../team/team-players.ts';
import { folderTeam } from './folders.ts';

const endpoint = defineEndpoints('coach-folders', { access: 'coach' });

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
  ...folderTeam.omit({ key: true }).shape,
  chapters: z.array(chapter),
  kickoffs: z.array(kickoffSpawn),
  /** Where they shoot from, attacking toward +y, uu. */
  shots: z.array(placedShot),
});
export type ScoutBook = z.infer<typeof scoutBook>;

const scoutPage = namedObject('ScoutPage', {
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type ScoutPage = z.infer<typeof scoutPage>;

/** How long a scouting report can be shared, days. */
export const SCOUT_PAGE_DAYS = [1, 7, 30] as const;

export const listScoutPages = endpoint('GET /api/v1/coach/scout-pages', {
  summary: 'Shared scouting reports of a folder',
  query: z.object({ folderId: z.uuid('Choose a folder.') }),
  responses: { 200: z.array(scoutPage) },
  errors: [404],
});

/** The link is only returned here: only its hash is stored. */
export const shareScoutPage = endpoint('POST /api/v1/coach/scout-pages', {
  summary: 'Share a scouting report by link',
  query: z.object({ folderId: z.uuid('Choose a folder.') }),
  body: z.object({ Team: z.string().min(1, 'Choose a team.').max(200), days: z.literal(SCOUT_PAGE_DAYS) }),
  responses: { 201: named('NewScoutPage', scoutPage.extend({ path: z.string() })) },
  errors: [404, 409],
});

export const revokeScoutPage = endpoint('DELETE /api/v1/coach/scout-pages/{pageId}', {
  summary: 'Stop sharing a scouting report',
  responses: { 200: z.array(scoutPage) },
});

/** `by`: the team whose coach shares it. */
const sharedScoutBook = named(
  'SharedScoutBook',
  scoutBook.extend({ by: teamFacts, expiresAt: z.iso.datetime() }),
);

/** The report alone: no clips, no folder, and no notes. */
export const getScoutPage = endpoint('GET /api/v1/scout-pages/{token}', {
  summary: 'A shared scouting report',
  access: 'public',
  costly: true,
  params: z.object({ token: z.string().max(64) }),
  responses: { 200: sharedScoutBook },
});

/** Returns what a folder says about one team, on two pages; by default about the opponents with the most games. */
export const getScoutBook = endpoint('GET /api/v1/coach/scout-book', {
  summary: 'Scouting report on a team from the games of a folder',
  costly: true,
  query: z.object({ folderId: z.uuid('Choose a folder.'), Team: z.string().max(200).optional() }),
  responses: { 200: scoutBook },
  errors: [404],
});
