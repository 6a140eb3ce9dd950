import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { clock } from '../gamedata/match-parts.ts';
import { named, namedObject } from '../named.ts';
import { modeQuery, playerQuery, teamMode } from './coach-query.ts';
import { teamPolrScore } from './team-polr-score.ts';

/** `rising` and `falling`: a trend of single games that is surely none by chance. */
export const FORMS = ['rising', 'falling', 'steady', 'unknown'] as const;

/** A metric to work on, in words for somebody who does not play. */
export const needWords = z.object({
  metric: z.string(),
  label: z.string(),
  about: z.string(),
  problem: z.string(),
  say: z.string(),
});

const need = named(
  'PlayerNeed',
  needWords.extend({
    value: z.number().nullable(),
    reference: z.number().nullable(),
    per5: z.boolean(),
    comparedWith: z.string().nullable(),
  }),
);
export type PlayerNeed = z.infer<typeof need>;

const member = namedObject('BoardMember', {
  playerId: z.uuid(),
  userName: z.string(),
  rank: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Newest games of the mode that the coach may see, at most 20. */
  games: z.number().int(),
  won: z.number().int(),
  polr: z.object({ value: z.number(), status: z.enum(['provisional', 'full']) }).nullable(),
  form: z.enum(FORMS),
  /** Points of 100 in ten games; null unless rising or falling. */
  perTenGames: z.number().nullable(),
  /** Overall score of single games, newest last. */
  series: z.array(z.number().nullable()),
  /** POLR by category; empty without games. */
  categories: z.array(z.object({ category: z.string(), value: z.number() })),
  need: need.nullable(),
});
export type BoardMember = z.infer<typeof member>;

export const teamBoard = namedObject('TeamBoard', {
  mode: teamMode,
  seats: z.number().int(),
  polr: teamPolrScore,
  members: z.array(member),
  /** What to train this week: the metrics in which the roster can gain most, and who. */
  focus: z.array(
    needWords.extend({
      players: z.array(z.object({ playerId: z.uuid(), userName: z.string(), need })),
    }),
  ),
});
export type TeamBoard = z.infer<typeof teamBoard>;

export const getTeamBoard = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coach/team-board',
  area: 'coach-room',
  summary: 'How each member plays, who has improved, and what the team should train',
  access: 'coach',
  query: z.object(modeQuery),
  responses: { 200: teamBoard },
  errors: [400, 401, 403],
});

export const teamClip = namedObject('TeamClip', {
  matchId: z.uuid(),
  /** Seconds into the recording. */
  time: z.number(),
  /** The scoreboard's. */
  clock,
  /** Where on the field, the member's team attacking to +y, uu. */
  place: z.object({ x: z.number(), y: z.number() }),
  /** Key of the report. */
  player: z.string().nullable(),
  userName: z.string(),
  label: z.string(),
  playedAt: z.iso.datetime().nullable(),
});
export type TeamClip = z.infer<typeof teamClip>;

export const getPlayerMoments = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coach/player-moments',
  area: 'coach-room',
  summary: 'Newest moments of a member that stand behind a metric',
  access: 'coach',
  query: z.object({ ...playerQuery, ...modeQuery, metric: z.string().max(100) }),
  responses: { 200: z.object({ items: z.array(teamClip) }) },
  errors: [400, 401, 403, 404],
});
