import { z } from 'zod';
import { timeZone } from '../auth/time-zone.ts';
import { dayWithinReach } from '../calendar.ts';
import { modeQuery, teamMode } from '../coach-room/coach-query.ts';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { SESSION_PAYMENTS } from './session-codes.ts';

const area = 'coaching';

export const proCoach = namedObject('ProCoach', {
  coachId: z.uuid(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** Highest declared rank; null without one. */
  rank: z.object({ id: z.string(), name: z.string() }).nullable(),
  about: z.string(),
  languages: z.array(z.string()),
  modes: z.array(teamMode),
  since: z.iso.datetime(),
  sessionsDone: z.number().int(),
  /** Mean of ratings, from three on. */
  stars: z.number().nullable(),
  takesRecordings: z.boolean(),
  answersWithinDays: z.number().int(),
  /** Next time that a live session of the caller fits; null within the weeks that can be booked. */
  nextFree: z.iso.datetime().nullable(),
});
export type ProCoach = z.infer<typeof proCoach>;

const payment = namedObject('SessionPrice', {
  minutes: z.number().int(),
  /** Null where nothing is left to pay it with. */
  paysWith: z.enum(SESSION_PAYMENTS).nullable(),
});

export const listCoaches = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coachsession/coaches',
  area,
  summary: 'Coaches with their next free time, and what the caller pays a session with',
  access: 'player',
  query: z.object(modeQuery),
  responses: {
    200: z.object({
      items: z.array(proCoach),
      live: payment,
      recording: payment,
      /** Sessions of the plan that are left this month, and tokens. */
      ofPlan: z.number().int(),
      tokens: z.number(),
    }),
  },
  errors: [400, 401, 403],
});

export const listSlots = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coachsession/coaches/{coachId}/slots',
  area,
  summary: 'Times of a coach in the week from a day of the caller on, free or taken',
  access: 'player',
  params: z.object({ coachId: z.uuid() }),
  /** `timeZone`: whose days are meant; `moving`: the caller's session that another time is chosen for. */
  query: z.object({ from: dayWithinReach(), timeZone: timeZone.optional(), moving: z.uuid().optional() }),
  responses: {
    200: z.object({
      timeZone: z.string(),
      slots: z.array(z.object({ startsAt: z.iso.datetime(), isFree: z.boolean() })),
    }),
  },
  errors: [400, 401, 403, 404],
});
