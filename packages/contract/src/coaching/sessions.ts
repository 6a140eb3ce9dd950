import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { teamMode } from '../coach-room/team-board.ts';
import { endpointsOf } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';
import { estimate } from '../scores/player-scores.ts';
import { CHECK_VERDICTS } from '../training-plans/training-codes.ts';
import { checkNeeds } from '../training-plans/training-plan.ts';
import { briefClip, clipChoice } from './brief.ts';
import {
  LONGEST_AIM,
  SESSION_KINDS,
  SESSION_PAYMENTS,
  SESSION_REFUNDS,
  SESSION_STATUS,
  SESSION_STATUS_CODES,
} from './session-codes.ts';

const endpoint = endpointsOf('coaching');

const status = z.literal(SESSION_STATUS_CODES);

export const coachSession = namedObject('CoachSession', {
  sessionId: z.uuid(),
  /** Null where the account is gone. */
  coachId: z.uuid().nullable(),
  coachName: z.string(),
  playerId: z.uuid(),
  playerName: z.string(),
  kind: z.enum(SESSION_KINDS),
  status,
  mode: teamMode,
  minutes: z.number().int(),
  /** Null for recordings. */
  startsAt: z.iso.datetime().nullable(),
  /** End of a live session; until when a recording is answered. */
  endsAt: z.iso.datetime(),
  aim: z.string(),
  /** What the aim is measured by, in words; null where the homework decides. */
  aimLabel: z.string().nullable(),
  /** Moments that the player has chosen, for themselves; null where they leave them to the brief. */
  clips: z.array(briefClip).nullable(),
  canChangeClips: z.boolean(),
  paidWith: z.enum(SESSION_PAYMENTS),
  /** Null while nothing was called off. */
  refund: z.enum(SESSION_REFUNDS).nullable(),
  /** What cancelling now would give back; null where it cannot be cancelled. */
  refundNow: z.enum(SESSION_REFUNDS).nullable(),
  canMove: z.boolean(),
  /** Why it was cancelled. */
  reason: z.string().nullable(),
  /** Where coach and player meet: told to both once it is booked. */
  place: z.string().nullable(),
  /** What the coach wrote or linked for the player. */
  answer: z.string().nullable(),
  homework: z.array(z.string()),
  stars: z.number().int().nullable(),
  ratingText: z.string().nullable(),
});
export type CoachSession = z.infer<typeof coachSession>;

export const coachSessionPage = named('CoachSessionPage', pageOf(coachSession));

export const listCoachSessions = endpoint('GET /api/v1/coachsession/coach-sessions', {
  summary:
    "The caller's coaching sessions: those to come, soonest first, or those that are over, newest first",
  access: 'playerOrCoach',
  query: z.object({
    show: z.enum(['coming', 'over']).default('coming'),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: coachSessionPage },
});

/** 409: `slot-taken`, `no-token`, `asked-already`. 422: `not-a-slot`, `not-a-mode`, `not-a-metric`, `not-your-moment`. */
export const bookSession = endpoint('POST /api/v1/coachsession/book', {
  summary: 'Book a coach with a session of the plan or with a token',
  access: 'player',
  confirmed: true,
  body: z
    .object({
      coachId: z.uuid(),
      kind: z.enum(SESSION_KINDS),
      mode: teamMode,
      /** Null for recordings. */
      startsAt: momentWithinReach({ offset: true }).nullable(),
      aim: z
        .string()
        .trim()
        .min(3, 'Say what you want to improve.')
        .max(LONGEST_AIM, `Use at most ${LONGEST_AIM} characters for your aim.`),
      /** Key of a metric that shows afterwards what became of it; null leaves that to the homework. */
      aimMetric: z.string().max(60).nullable().default(null),
      clips: clipChoice.default(null),
    })
    .refine(({ kind, startsAt }) => (kind === 'live') === (startsAt !== null), {
      path: ['startsAt'],
      message: 'Choose a time.',
    }),
  responses: { 201: coachSession },
  errors: [404, 409, 422],
});

export const rescheduleSession = endpoint('POST /api/v1/coachsession/reschedule', {
  summary: 'Move a session to another open time of its coach, up to 24 hours before it',
  access: 'player',
  body: z.object({ sessionId: z.uuid(), startsAt: momentWithinReach({ offset: true }) }),
  responses: { 200: coachSession },
  errors: [404, 409, 422],
});

/** 409 `too-late` once it has started. 422 `not-your-moment`. */
export const changeClips = endpoint('PUT /api/v1/coachsession/sessions/{sessionId}/clips', {
  summary: 'Choose the moments that the coach of a session is shown, until it starts',
  access: 'player',
  params: z.object({ sessionId: z.uuid() }),
  body: z.object({ clips: clipChoice }),
  responses: { 200: coachSession },
  errors: [404, 409, 422],
});

export const cancelSession = endpoint('POST /api/v1/coachsession/cancelled-session', {
  summary: 'Cancel a session; the refund depends on who cancels and when',
  access: 'playerOrCoach',
  body: z.object({
    sessionId: z.uuid(),
    reason: z.string().trim().min(1, 'Say why.').max(200, 'Use at most 200 characters.'),
  }),
  responses: { 200: coachSession },
  errors: [404, 409],
});

/**
 * A coach takes a recording up (10), has done a session (15), or waited in vain (25); a player says that the coach did
 * not come (30), which gives the session back at once.
 */
export const updateSessionStatus = endpoint('POST /api/v1/coachsession/update-session-status', {
  summary: 'Set the status of a session',
  access: 'playerOrCoach',
  body: z.object({
    sessionId: z.uuid(),
    status: z.literal([
      SESSION_STATUS.booked,
      SESSION_STATUS.done,
      SESSION_STATUS.noShowPlayer,
      SESSION_STATUS.noShowCoach,
    ]),
    /** With Done: words or a link for the player; a recording needs one. */
    answer: z.string().trim().max(1000, 'Use at most 1,000 characters.').optional(),
  }),
  responses: { 200: coachSession },
  errors: [404, 409],
});

export const rateSession = endpoint('POST /api/v1/coachsession/rate', {
  summary: 'Rate a session that is done',
  access: 'player',
  body: z.object({
    sessionId: z.uuid(),
    stars: z.number().int().min(1).max(5),
    text: z.string().trim().max(300, 'Use at most 300 characters.').default(''),
  }),
  responses: { 200: coachSession },
  errors: [404, 409],
});

export const getSessionCalendar = endpoint('GET /api/v1/coachsession/sessions/{sessionId}/calendar', {
  summary: 'A live session as a calendar file (RFC 5545)',
  access: 'playerOrCoach',
  params: z.object({ sessionId: z.uuid() }),
  mediaType: 'text/calendar',
  responses: { 200: z.file() },
  errors: [404],
});

const interval = z.tuple([z.number(), z.number()]).readonly();
const side = namedObject('EffectSide', { mean: z.number(), interval, games: z.number().int() });

/** What became of a number that a session was about; counts of a match as five minutes of live play. */
const sessionEffect = namedObject('SessionEffect', {
  /** Named by the player's aim, or by the coach's homework. */
  of: z.enum(['aim', 'homework']),
  metric: z.string(),
  label: z.string(),
  per5: z.boolean(),
  better: z.enum(['higher', 'lower']),
  verdict: z.enum(CHECK_VERDICTS),
  /** All games are in: the verdict stays. */
  isDecided: z.boolean(),
  /** No further game counts: it is decided, or its days are over. */
  isClosed: z.boolean(),
  before: side.nullable(),
  after: side.nullable(),
  /** After minus before, with its 80 % interval. */
  difference: estimate.nullable(),
  needs: checkNeeds,
});
export type SessionEffect = z.infer<typeof sessionEffect>;

export const getSessionEffects = endpoint('GET /api/v1/coachsession/effects', {
  summary: "What became of the caller's sessions that are done, by the pages of those that are over",
  access: 'playerOrCoach',
  costly: true,
  query: z.object({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: {
    200: z.object({
      items: z.array(z.object({ sessionId: z.uuid(), effects: z.array(sessionEffect) })),
    }),
  },
});
