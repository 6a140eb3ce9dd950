import { z } from 'zod';
import { teamMode } from '../coach-room/coach-query.ts';
import { defineEndpoint } from '../endpoint.ts';
import { eventGroupInQuery } from '../gamedata/engine-codes.ts';
import { gate } from '../membership/gate.ts';
import { named, namedObject } from '../named.ts';
import { pageOf } from '../paging.ts';
import { briefClip } from './brief-clip.ts';

const area = 'coaching';

const finding = namedObject('BriefFinding', {
  metric: z.string(),
  label: z.string(),
  say: z.string(),
  value: z.number().nullable(),
  reference: z.number().nullable(),
  per5: z.boolean(),
});

/** What a coach is told of a player before a session. */
export const sessionBrief = namedObject('SessionBrief', {
  mode: teamMode,
  games: z.number().int(),
  won: z.number().int(),
  strengths: z.array(finding),
  cases: z.array(finding),
  clips: z.array(briefClip),
  /** Who chose the clips: the brief, the newest moments behind the cases, or the player. */
  clipsBy: z.enum(['brief', 'player']),
  /** Homework of sessions before. */
  homework: z.array(z.string()),
});
export type SessionBrief = z.infer<typeof sessionBrief>;

/** What his coach is told, without what the caller's plan does not open. */
export const ownBrief = named('OwnBrief', sessionBrief.extend({ gates: z.array(gate) }));
export type OwnBrief = z.infer<typeof ownBrief>;

export const getOwnBrief = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coachsession/own-brief',
  area,
  summary: 'What a coach would be told of the caller, as far as the plan opens it',
  access: 'player',
  query: z.object({ mode: z.preprocess(Number, teamMode) }),
  responses: { 200: ownBrief },
  errors: [400, 401, 403],
});

export const getSessionBrief = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coachsession/sessions/{sessionId}/brief',
  area,
  summary: 'What the coach of a session is told of its player',
  access: 'coach',
  params: z.object({ sessionId: z.uuid() }),
  responses: { 200: sessionBrief },
  errors: [400, 401, 403, 404],
});

/** A moment of a game that the coach of a session may open too. */
const ownMoment = named('OwnMoment', briefClip.extend({ map: z.string() }));
export type OwnMoment = z.infer<typeof ownMoment>;

export const listOwnMoments = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coachsession/own-moments',
  area,
  summary:
    "The caller's moments that clips for a coach are chosen from: his last games of a mode, newest first",
  access: 'player',
  query: z.object({
    mode: z.preprocess(Number, teamMode),
    /** A group of game events; left out: every one but pick-ups of boost, jumps and flips. */
    group: eventGroupInQuery.optional(),
    pageIndex: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  responses: { 200: pageOf(ownMoment) },
  errors: [400, 401, 403],
});
