import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { teamMode } from '../coach-room/team-board.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';
import { estimate } from '../scores/player-scores.ts';
import { checkNeeds, checkVerdict } from '../training-plans/training-plan.ts';
import { briefClip, clipChoice } from './brief.ts';
import {
  MAX_AIM_LENGTH,
  SESSION_KINDS,
  SESSION_PAYMENTS,
  SESSION_REFUNDS,
  SESSION_STATUS,
  SESSION_STATUS_CODES,
} from './session-codes.ts';

const endpoint = defineEndpoints('coaching', { access: 'playerOrCoach' });

const status = z.literal(SESSION_STATUS_CODES);

export const coachSession = namedObject('CoachSession', {
  sessionId: z.uuid(),
  /** Null if the account is gone. */
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
  /** End of a live session; deadline for answering a recording. */
  endsAt: z.iso.datetime(),
  aim: z.string(),
  /** Name of the aim's metric; null if the homework decides. */
  aimLabel: z.string().nullable(),
  /** Moments that the player has chosen, shown to them; null if they leave the choice to the brief. */
  clips: z.array(briefClip).nullable(),
  canChangeClips: z.boolean(),
  paidWith: z.enum(SESSION_PAYMENTS),
  /** Null unless canceled. */
  refund: z.enum(SESSION_REFUNDS).nullable(),
  /** Refund for canceling now; null if it can't be canceled. */
  refundNow: z.enum(SESSION_REFUNDS).nullable(),
  /** Costs half a token where `refundNow` is `half`. */
  canMove: z.boolean(),
  /** Reason for the cancellation. */
  reason: z.string().nullable(),
  /** Where coach and player meet, shown to both once it's booked. */
  place: z.string().nullable(),
  /** The coach's text or link for the player. */
  answer: z.string().nullable(),
  homework: z.array(z.string()),
  stars: z.number().int().nullable(),
  ratingText: z.string().nullable(),
});
export type CoachSession = z.infer<typeof coachSession>;

export const coachSessionPage = named('CoachSessionPage', pageOf(coachSession));

export const listCoachSessions = endpoint('GET /api/v1/coachsession/coach-sessions', {
  summary: "The caller's coaching sessions: upcoming ones, soonest first, or past ones, newest first",
  query: z.object({
    show: z.enum(['coming', 'over']).default('coming'),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: coachSessionPage },
});

/** 409: `slot-taken`, `no-token`, `asked-already`. 422: `not-a-slot`, `not-a-mode`, `not-a-metric`, `not-your-moment`. */
export const bookSession = endpoint('POST /api/v1/coachsession/book', {
  summary: 'Book a coach with a plan session or a token',
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
        .max(MAX_AIM_LENGTH, `Use at most ${MAX_AIM_LENGTH} characters for your focus.`),
      /** Key of the metric that later shows the effect; null leaves it to the homework. */
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
  summary:
    'Move a session to another open time of its coach, up to two hours before it starts; the last day costs half a token',
  access: 'player',
  body: z.object({ sessionId: z.uuid(), startsAt: momentWithinReach({ offset: true }) }),
  responses: { 200: coachSession },
  errors: [404, 409, 422],
});

/** 409 `too-late` once it has started. 422 `not-your-moment`. */
export const updateClips = endpoint('PUT /api/v1/coachsession/sessions/{sessionId}/clips', {
  summary: 'Choose the clips shown to the coach of a session, until it starts',
  access: 'player',
  body: z.object({ clips: clipChoice }),
  responses: { 200: coachSession },
  errors: [409, 422],
});

export const cancelSession = endpoint('POST /api/v1/coachsession/cancelled-session', {
  summary: 'Cancel a session; the refund depends on who cancels and when',
  body: z.object({
    sessionId: z.uuid(),
    reason: z.string().trim().min(1, 'Say why.').max(200, 'Use at most 200 characters.'),
  }),
  responses: { 200: coachSession },
  errors: [404, 409],
});

/**
 * A coach accepts a recording (10), reports a session as done (15) or the player as missing (25); a player reports
 * that the coach didn't come (30), which refunds the session at once.
 */
export const updateSessionStatus = endpoint('POST /api/v1/coachsession/update-session-status', {
  summary: 'Set the status of a session',
  body: z.object({
    sessionId: z.uuid(),
    status: z.literal([
      SESSION_STATUS.booked,
      SESSION_STATUS.done,
      SESSION_STATUS.noShowPlayer,
      SESSION_STATUS.noShowCoach,
    ]),
    /** With Done: text or a link for the player, required for a recording. */
    answer: z.string().trim().max(1000, 'Use at most 1,000 characters.').optional(),
  }),
  responses: { 200: coachSession },
  errors: [404, 409],
});

export const rateSession = endpoint('POST /api/v1/coachsession/rate', {
  summary: 'Rate a finished session',
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
  mediaType: 'text/calendar',
  responses: { 200: z.file() },
});

const interval = z.tuple([z.number(), z.number()]).readonly();
const side = namedObject('EffectSide', { mean: z.number(), interval, games: z.number().int() });

/** Change of a stat that a session was about; match counts are per five minutes of live play. */
const sessionEffect = namedObject('SessionEffect', {
  /** Source of the metric: the player's aim or the coach's homework. */
  of: z.enum(['aim', 'homework']),
  ...checkVerdict,
  /** No more games count: it is decided or its time is over. */
  isClosed: z.boolean(),
  before: side.nullable(),
  after: side.nullable(),
  /** After minus before, with its 80% interval. */
  difference: estimate.nullable(),
  needs: checkNeeds,
});
export type SessionEffect = z.infer<typeof sessionEffect>;

export const getSessionEffects = endpoint('GET /api/v1/coachsession/effects', {
  summary: "Outcomes of the caller's finished sessions, page by page",
  costly: true,
  query: z.object({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: {
    200: z.object({ items: z.array(z.object({ sessionId: z.uuid(), effects: z.array(sessionEffect) })) }),
  },
});
