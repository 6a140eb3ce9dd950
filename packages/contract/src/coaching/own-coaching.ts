import { z } from 'zod';
import { timeZone } from '../auth/time-zone.ts';
import { dayWithinReach } from '../calendar.ts';
import { teamMode } from '../coach-room/coach-query.ts';
import { homework } from '../coach-room/homework.ts';
import { defineEndpoint } from '../endpoint.ts';
import { named, namedObject } from '../named.ts';

const area = 'coaching';
const DAY_MINUTES = 24 * 60;

const minutesOfDay = z
  .number()
  .int()
  .min(0)
  .max(DAY_MINUTES)
  .refine((minutes) => minutes % 15 === 0, 'Times are quarters of an hour.');

/** Hours of a weekday on the coach's clocks, minutes from midnight. */
const availableHours = named(
  'AvailableHours',
  z
    .object({
      /** Monday 1 to Sunday 7. */
      weekday: z.number().int().min(1).max(7),
      from: minutesOfDay,
      to: minutesOfDay,
    })
    .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end lies before the beginning.' }),
);
export type AvailableHours = z.infer<typeof availableHours>;

/** What a coach says of himself, and when he has time. */
const coachTerms = namedObject('CoachTerms', {
  about: z.string().trim().max(400, 'Use at most 400 characters.'),
  /** ISO 639 codes. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/, 'Write languages as two letters: en, de.'))
    .min(1, 'Name a language.')
    .max(8),
  modes: z.array(teamMode).min(1, 'Choose a mode.').max(3),
  timeZone,
  hours: z.array(availableHours).max(42),
  /** Days without sessions. */
  daysOff: z.array(dayWithinReach()).max(100),
  /** Free time between two sessions. */
  bufferMinutes: z.literal([0, 15, 30, 45, 60]),
  /** How long before it a session is booked at the latest. */
  noticeHours: z.number().int().min(1).max(168),
  takesRecordings: z.boolean(),
  answersWithinDays: z.number().int().min(1).max(14),
  /** Told to both once a session is booked. */
  place: z
    .string()
    .trim()
    .min(1, 'Say where you meet: a Discord name or link.')
    .max(200, 'Use at most 200 characters.'),
});
export type CoachTerms = z.infer<typeof coachTerms>;

const money = z.object({ amount: z.number().int(), currency: z.literal('usd') });

export const ownCoaching = namedObject('OwnCoaching', {
  /** False where no administrator has made the account a pro coach. */
  isProCoach: z.boolean(),
  /** Withdrawn ones keep what is booked and are not offered. */
  isOffered: z.boolean(),
  terms: coachTerms.nullable(),
  /** What a session earns, minor units. */
  fee: money,
  /** By month of the coach's zone, newest first. */
  earnings: z.array(z.object({ month: z.string(), sessions: z.number().int(), amount: z.number().int() })),
  earned: money,
});
export type OwnCoaching = z.infer<typeof ownCoaching>;

export const getOwnCoaching = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coachsession/own-coaching',
  area,
  summary: "A pro coach's terms, hours and earnings",
  access: 'coach',
  responses: { 200: ownCoaching },
  errors: [401, 403],
});

/** 403 `no-pro-coach`. What is booked stays. */
export const saveOwnCoaching = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/coachsession/own-coaching',
  area,
  summary: 'Change terms and hours of a pro coach',
  access: 'coach',
  body: coachTerms,
  responses: { 200: ownCoaching },
  errors: [400, 401, 403],
});

/** Training plans that the membership of a session's player opens, for its mode. */
export const getSessionHomeworkChoices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coachsession/sessions/{sessionId}/homework-choices',
  area,
  summary: 'Training plans that the coach of a session can set for its player',
  access: 'coach',
  params: z.object({ sessionId: z.uuid() }),
  responses: { 200: z.object({ plans: z.array(z.object({ id: z.uuid(), title: z.string() })) }) },
  errors: [400, 401, 403, 404],
});

/** After a session: a weekly goal or a training plan for its player. */
export const setSessionHomework = defineEndpoint({
  method: 'POST',
  path: '/api/v1/coachsession/homework',
  area,
  summary: 'Set homework for the player of a session',
  access: 'coach',
  body: z.object({
    sessionId: z.uuid(),
    homework,
  }),
  responses: {
    200: z.object({ title: z.string(), isDone: z.boolean(), words: z.string().nullable() }),
  },
  errors: [400, 401, 403, 404, 409],
});
