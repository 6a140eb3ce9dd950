import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { clipPath, clock } from '../gamedata/match-parts.ts';
import { arrayOf, namedExtension, namedObject } from '../named.ts';

const endpoint = defineEndpoints('coach-room', { access: 'coach' });

/** Modes are never blended: 5 duel, 10 doubles, 15 standard. */
export const teamMode = z.literal([5, 10, 15]);
/** The mode with most of the last games if omitted. */
export const modeQuery = { mode: z.preprocess(Number, teamMode).optional() };
/** Which games of the members count: all, those in the coach's folders, or ranked ones. */
export const TEAM_GAMES = ['all', 'scrims', 'ranked'] as const;
export type TeamGames = (typeof TEAM_GAMES)[number];
export const gamesQuery = { ...modeQuery, games: z.enum(TEAM_GAMES).default('all') };
export const playerQuery = { playerId: z.uuid('Choose a player.') };

export const interval = z.tuple([z.number(), z.number()]).readonly();

/** The roster's POLR in one mode (decisions.md 1.10): members weighted by minutes, over their last 20 games. */
export const teamPolrScore = namedObject('TeamPolrScore', {
  mode: teamMode,
  /** 0-70; null if no member has one, with a `reason`. */
  value: z.number().nullable(),
  interval: interval.nullable(),
  ladder: z.number().nullable(),
  /** Lowest and highest member. */
  spread: interval.nullable(),
  games: z.number().int(),
  categories: arrayOf({
    category: z.string(),
    label: z.string(),
    value: z.number(),
    score: z.number().nullable(),
  }).readonly(),
  /** Key of the weakest category. */
  weakest: z.string().nullable(),
  members: z.array(z.object({ playerId: z.uuid(), userName: z.string(), value: z.number() })),
  /** Members without data, by name. */
  missing: z.array(z.string()).readonly(),
  reason: z.string().nullable(),
});
export type TeamPolrScore = z.infer<typeof teamPolrScore>;

export const getTeamPolrScore = endpoint('GET /api/v1/coach/team-polr-score', {
  summary: "POLR of the coach's roster in one mode",
  costly: true,
  query: z.object(gamesQuery),
  responses: { 200: teamPolrScore },
});

/** `rising` and `falling`: a trend over single games that is statistically significant. */
export const FORMS = ['rising', 'falling', 'steady', 'unknown'] as const;

/** A metric to work on, worded for people who don't play. */
export const needWords = z.object({
  metric: z.string(),
  label: z.string(),
  about: z.string(),
  problem: z.string(),
  say: z.string(),
});

const need = namedExtension('PlayerNeed', needWords, {
  value: z.number().nullable(),
  reference: z.number().nullable(),
  per5: z.boolean(),
  comparedWith: z.string().nullable(),
});
export type PlayerNeed = z.infer<typeof need>;

const member = namedObject('BoardMember', {
  playerId: z.uuid(),
  userName: z.string(),
  rank: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Their games aren't shown until a guardian agrees (a school's team). */
  waitsForConsent: z.boolean(),
  /** Newest games of the mode that the coach may see, at most 20. */
  games: z.number().int(),
  won: z.number().int(),
  polr: z.object({ value: z.number(), status: z.enum(['provisional', 'full']) }).nullable(),
  form: z.enum(FORMS),
  /** Points out of 100 per ten games; null unless rising or falling. */
  perTenGames: z.number().nullable(),
  /** Overall scores of single games, newest last. */
  series: z.array(z.number().nullable()),
  /** POLR by category; empty if there are no games. */
  categories: z.array(z.object({ category: z.string(), value: z.number() })),
  need: need.nullable(),
});
export type BoardMember = z.infer<typeof member>;

const teamBoard = namedObject('TeamBoard', {
  mode: teamMode,
  games: z.enum(TEAM_GAMES),
  seats: z.number().int(),
  polr: teamPolrScore,
  members: z.array(member),
  /** What to train this week: the metrics in which the roster can gain most, and the players. */
  focus: z.array(
    needWords.extend({ players: z.array(z.object({ playerId: z.uuid(), userName: z.string(), need })) }),
  ),
});
export type TeamBoard = z.infer<typeof teamBoard>;

export const getTeamBoard = endpoint('GET /api/v1/coach/team-board', {
  summary: "How each member plays, who's improving, and what the team should train",
  costly: true,
  query: z.object(gamesQuery),
  responses: { 200: teamBoard },
});

const teamClip = namedObject('TeamClip', {
  matchId: z.uuid(),
  /** Seconds into the recording. */
  time: z.number(),
  /** Scoreboard clock. */
  clock,
  /** Player key in the report. */
  player: z.string().nullable(),
  userName: z.string(),
  label: z.string(),
  playedAt: z.iso.datetime().nullable(),
  path: clipPath,
});
export type TeamClip = z.infer<typeof teamClip>;

export const getPlayerMoments = endpoint('GET /api/v1/coach/player-moments', {
  summary: 'Newest clips of a member behind a metric',
  costly: true,
  query: z.object({ ...playerQuery, ...gamesQuery, metric: z.string().max(100) }),
  responses: { 200: z.object({ items: z.array(teamClip) }) },
  errors: [404],
});

/** Members who played on one team. Stats are per 5 minutes of live play. */
const together = namedObject('Together', {
  players: z.array(z.object({ playerId: z.uuid(), userName: z.string() })),
  games: z.number().int(),
  won: z.number().int(),
  /** Goals for minus goals against. */
  goalDifference: z.number(),
  /** The same, shrunk toward the team's mean the fewer games there are (empirical Bayes). */
  shrunk: z.number(),
  /** Expected goals for and against; null if no game has them. */
  xg: z.object({ own: z.number(), other: z.number() }).nullable(),
  /** How many of the newest games have a recording: */
  recorded: z.number().int(),
  /** Both going for the same ball; null without recordings. */
  doubleCommits: z.number().nullable(),
  /** Median seconds from one member's touch to another's next touch, within 5 s; null below ten. */
  handoff: z.number().nullable(),
  clips: z.array(teamClip),
});
export type Together = z.infer<typeof together>;

const teamChemistry = namedObject('TeamChemistry', {
  mode: teamMode,
  /** Games in which members played together. */
  games: z.number().int(),
  /** Pairs that have played together. */
  pairs: z.array(together),
  /** Full teams of members, in modes with more than two per team. */
  lineUps: z.array(together),
});
export type TeamChemistry = z.infer<typeof teamChemistry>;

export const getTeamChemistry = endpoint('GET /api/v1/coach/team-chemistry', {
  summary: 'How members play together: pairs and lineups',
  costly: true,
  query: z.object(gamesQuery),
  responses: { 200: teamChemistry },
});

/** Members, consents and stats as CSV files, without surnames. Each export is logged. */
export const exportSchoolTeam = endpoint('GET /api/v1/coach/school/export', {
  summary: "A school team's members, consents and stats as a zip",
  mediaType: 'application/zip',
  responses: { 200: z.file() },
  errors: [403, 404],
});
