import { z } from 'zod';
import { teamMode } from '../coach-room/team-board.ts';
import { defineEndpoints } from '../endpoint.ts';
import { eventGroupInQuery } from '../gamedata/match-event.ts';
import { clipPath, clock } from '../gamedata/match-parts.ts';
import { gate } from '../membership/get-plans.ts';
import { named, namedObject, pageOf } from '../named.ts';
import { SESSION_CLIPS } from './session-codes.ts';

const endpoint = defineEndpoints('coaching', { access: 'player' });

/** A moment shown to a coach before a session. */
export const briefClip = namedObject('BriefClip', {
  /** The event's ID, as in event lists. */
  id: z.string(),
  matchId: z.uuid(),
  /** Seconds into the recording. */
  time: z.number(),
  /** Scoreboard clock; missing for clips chosen before it was stored. */
  clock: clock.optional(),
  /** Player key in the report. */
  player: z.string().nullable(),
  label: z.string(),
  playedAt: z.iso.datetime().nullable(),
  /** Where it happened, field coordinates in uu. */
  team: z.union([z.literal(0), z.literal(1)]).nullable(),
  x: z.number(),
  y: z.number(),
  /** Missing in a session's stored choice. */
  path: clipPath.optional(),
});
export type BriefClip = z.infer<typeof briefClip>;

/** IDs of the events that a player wants their coach to see; null leaves the choice to the brief. */
export const clipChoice = z
  .array(z.string().max(60))
  .max(SESSION_CLIPS, `Choose at most ${SESSION_CLIPS} clips.`)
  .nullable();

const finding = namedObject('BriefFinding', {
  metric: z.string(),
  label: z.string(),
  say: z.string(),
  value: z.number().nullable(),
  reference: z.number().nullable(),
  per5: z.boolean(),
});

/** A coach's brief on a player before a session. */
export const sessionBrief = namedObject('SessionBrief', {
  mode: teamMode,
  games: z.number().int(),
  won: z.number().int(),
  strengths: z.array(finding),
  cases: z.array(finding),
  clips: z.array(briefClip),
  /** Who chose the clips: the brief (the newest moments behind the cases) or the player. */
  clipsBy: z.enum(['brief', 'player']),
  /** Homework from earlier sessions. */
  homework: z.array(z.string()),
});
export type SessionBrief = z.infer<typeof sessionBrief>;

/** The coach's brief as its player sees it, without what their plan doesn't include. */
export const myBrief = named('MyBrief', sessionBrief.extend({ gates: z.array(gate) }));
export type MyBrief = z.infer<typeof myBrief>;

export const getMyBrief = endpoint('GET /api/v1/coachsession/own-brief', {
  summary: 'What a coach would see about the caller, as far as the plan allows',
  costly: true,
  query: z.object({ mode: z.preprocess(Number, teamMode) }),
  responses: { 200: myBrief },
});

export const getSessionBrief = endpoint('GET /api/v1/coachsession/sessions/{sessionId}/brief', {
  summary: 'What the coach of a session sees about its player',
  access: 'coach',
  costly: true,
  responses: { 200: sessionBrief },
});

/** A moment in a game that the session's coach can open too. */
const myMoment = named('MyMoment', briefClip.extend({ map: z.string() }));
export type MyMoment = z.infer<typeof myMoment>;

export const listMyMoments = endpoint('GET /api/v1/coachsession/own-moments', {
  summary: "The caller's plays to choose clips for a coach from: last games of a mode, newest first",
  costly: true,
  query: z.object({
    mode: z.preprocess(Number, teamMode),
    /** A group of game events; if omitted, all except boost pickups, jumps and flips. */
    group: eventGroupInQuery.optional(),
    pageIndex: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  responses: { 200: pageOf(myMoment) },
});
