import { z } from 'zod';
import { timeZone } from '../auth/credentials.ts';
import { dayWithinReach } from '../calendar.ts';
import { homework } from '../coach-room/homework.ts';
import { modeQuery, teamMode } from '../coach-room/team-board.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedObject } from '../named.ts';
import { SESSION_PAYMENTS } from './session-codes.ts';

const endpoint = defineEndpoints('coaching', { access: 'coach' });

export const proCoach = namedObject('ProCoach', {
  coachId: z.uuid(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** Highest declared rank; null if none. */
  rank: z.object({ id: z.string(), name: z.string() }).nullable(),
  about: z.string(),
  languages: z.array(z.string()),
  modes: z.array(teamMode),
  since: z.iso.datetime(),
  sessionsDone: z.number().int(),
  /** Mean rating, from three ratings on. */
  stars: z.number().nullable(),
  takesRecordings: z.boolean(),
  answersWithinDays: z.number().int(),
  /** Next available time for a live session with the caller; null if none in the bookable weeks. */
  nextFree: z.iso.datetime().nullable(),
});
export type ProCoach = z.infer<typeof proCoach>;

const payment = namedObject('SessionPrice', {
  minutes: z.number().int(),
  /** Null if nothing is left to pay with. */
  paysWith: z.enum(SESSION_PAYMENTS).nullable(),
});

export const listCoaches = endpoint('GET /api/v1/coachsession/coaches', {
  summary: 'Coaches with their next open time, and what the caller pays for a session with',
  access: 'player',
  query: z.object(modeQuery),
  responses: {
    200: z.object({
      items: z.array(proCoach),
      live: payment,
      recording: payment,
      /** The plan's sessions left this month, and tokens. */
      ofPlan: z.number().int(),
      tokens: z.number(),
    }),
  },
});

export const listSlots = endpoint('GET /api/v1/coachsession/coaches/{coachId}/slots', {
  summary: "A coach's times in the week from a given day on, open or taken",
  access: 'player',
  /** `timeZone`: defines the days; `moving`: the caller's session that is being rescheduled. */
  query: z.object({ from: dayWithinReach(), timeZone: timeZone.optional(), moving: z.uuid().optional() }),
  responses: {
    200: z.object({
      timeZone: z.string(),
      slots: z.array(z.object({ startsAt: z.iso.datetime(), isFree: z.boolean() })),
    }),
  },
});

const DAY_MINUTES = 24 * 60;

const minutesOfDay = z
  .number()
  .int()
  .min(0)
  .max(DAY_MINUTES)
  .refine((minutes) => minutes % 15 === 0, 'Times must be on the quarter hour.');

/** Hours on a weekday in the coach's time zone, minutes from midnight. */
const availableHours = named(
  'AvailableHours',
  z
    .object({
      /** Monday 1 to Sunday 7. */
      weekday: z.number().int().min(1).max(7),
      from: minutesOfDay,
      to: minutesOfDay,
    })
    .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end is before the start.' }),
);
export type AvailableHours = z.infer<typeof availableHours>;

const coachTerms = namedObject('CoachTerms', {
  about: z.string().trim().max(400, 'Use at most 400 characters.'),
  /** ISO 639 codes. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/, 'Use two-letter language codes: en, de.'))
    .min(1, 'Add a language.')
    .max(8),
  modes: z.array(teamMode).min(1, 'Choose a mode.').max(3),
  timeZone,
  hours: z.array(availableHours).max(42),
  /** Days without sessions. */
  daysOff: z.array(dayWithinReach()).max(100),
  /** Break between sessions. */
  bufferMinutes: z.literal([0, 15, 30, 45, 60]),
  /** Minimum notice for booking a session. */
  noticeHours: z.number().int().min(1).max(168),
  takesRecordings: z.boolean(),
  answersWithinDays: z.number().int().min(1).max(14),
  /** Shown to both once a session is booked. */
  place: z
    .string()
    .trim()
    .min(1, 'Add where to meet: a Discord name or link.')
    .max(200, 'Use at most 200 characters.'),
});
export type CoachTerms = z.infer<typeof coachTerms>;

const money = z.object({ amount: z.number().int(), currency: z.literal('usd') });

const myCoaching = namedObject('MyCoaching', {
  /** False unless an administrator has granted the account pro coaching. */
  isProCoach: z.boolean(),
  /** Withdrawn coaches keep their bookings and aren't offered. */
  isOffered: z.boolean(),
  terms: coachTerms.nullable(),
  /** Fee for a session, minor units. */
  fee: money,
  /** By month in the coach's time zone, newest first. */
  earnings: z.array(z.object({ month: z.string(), sessions: z.number().int(), amount: z.number().int() })),
  earned: money,
});
export type MyCoaching = z.infer<typeof myCoaching>;

export const getMyCoaching = endpoint('GET /api/v1/coachsession/own-coaching', {
  summary: "A pro coach's terms, hours and earnings",
  responses: { 200: myCoaching },
});

/** 403 `no-pro-coach`. Existing bookings stay. */
export const saveMyCoaching = endpoint('PUT /api/v1/coachsession/own-coaching', {
  summary: 'Change terms and hours of a pro coach',
  body: coachTerms,
  responses: { 200: myCoaching },
});

/** Lists the training plans that the membership of a session's player includes, for its mode. */
export const getSessionHomeworkChoices = endpoint(
  'GET /api/v1/coachsession/sessions/{sessionId}/homework-choices',
  {
    summary: 'Training plans the coach of a session can assign to its player',
    responses: { 200: z.object({ plans: z.array(z.object({ id: z.uuid(), title: z.string() })) }) },
  },
);

/** Sets a weekly goal or a training plan for the player after a session. */
export const setSessionHomework = endpoint('POST /api/v1/coachsession/homework', {
  summary: 'Set homework for the player of a session',
  body: z.object({ sessionId: z.uuid(), homework }),
  responses: { 200: z.object({ title: z.string(), isDone: z.boolean(), words: z.string().nullable() }) },
  errors: [404, 409],
});
