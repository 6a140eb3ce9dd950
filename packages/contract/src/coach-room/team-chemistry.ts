import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { modeQuery, teamMode } from './coach-query.ts';
import { teamClip } from './team-board.ts';

/** Members who played in one team. Figures per 5 minutes of live play. */
const together = namedObject('Together', {
  players: z.array(z.object({ playerId: z.uuid(), userName: z.string() })),
  games: z.number().int(),
  won: z.number().int(),
  /** Goals for minus against. */
  goalDifference: z.number(),
  /** The same, drawn towards the team's mean by how few games there are (empirical Bayes). */
  shrunk: z.number(),
  /** Expected goals for and against; null where no game has them. */
  xg: z.object({ own: z.number(), other: z.number() }).nullable(),
  /** Of the newest games with a recording: */
  recorded: z.number().int(),
  /** Both at one ball; null without recordings. */
  doubleCommits: z.number().nullable(),
  /** Median seconds from the touch of one to the next of another of them, within 5 s; null below ten. */
  handOver: z.number().nullable(),
  clips: z.array(teamClip),
});
export type Together = z.infer<typeof together>;

export const teamChemistry = namedObject('TeamChemistry', {
  mode: teamMode,
  /** Games in which members played together. */
  games: z.number().int(),
  /** Pairs that have played together. */
  pairs: z.array(together),
  /** Whole teams of members, in modes of more than two. */
  lineUps: z.array(together),
});
export type TeamChemistry = z.infer<typeof teamChemistry>;

export const getTeamChemistry = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coach/team-chemistry',
  area: 'coach-room',
  summary: 'How members play together: pairs and line-ups',
  access: 'coach',
  query: z.object(modeQuery),
  responses: { 200: teamChemistry },
  errors: [400, 401, 403],
});
