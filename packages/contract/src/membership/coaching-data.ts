import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';

export const coachingData = namedObject('CoachingData', {
  /** Of this billing month; below 0 where a larger plan has ended. */
  remainingSession: z.number().int(),
  /** What the plan gives a month, and minutes of each. */
  sessionsPerMonth: z.number().int(),
  sessionMinutes: z.number().int(),
});
export type CoachingData = z.infer<typeof coachingData>;

export const getCoachingData = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coachsession/coaching-data',
  area: 'membership',
  summary: "Coaching sessions that are left of the caller's plan this month",
  access: 'account',
  responses: { 200: coachingData },
  errors: [401],
});
