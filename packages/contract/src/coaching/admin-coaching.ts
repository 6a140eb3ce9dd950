import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject, pageOf } from '../named.ts';
import { SESSION_STATUS, SESSION_STATUS_CODES } from './session-codes.ts';
import { coachSession, coachSessionPage } from './sessions.ts';

const endpoint = defineEndpoints('coaching', { access: { module: 'Coaching', action: 'View' } });

const managedCoach = namedObject('ManagedCoach', {
  userId: z.uuid(),
  userName: z.string(),
  /** Null for coaches of a team only. */
  approvedAt: z.iso.datetime().nullable(),
  isOffered: z.boolean(),
  /** Whether the coach has set their hours. */
  hasTerms: z.boolean(),
  /** The coach's fee for a session, minor units of US dollars. */
  fee: z.number().int(),
  coming: z.number().int(),
  done: z.number().int(),
  noShowsCoach: z.number().int(),
  noShowsPlayer: z.number().int(),
  stars: z.number().nullable(),
});
export type ManagedCoach = z.infer<typeof managedCoach>;

export const listManagedCoaches = endpoint('GET /api/v1/admin/pro-coaches', {
  summary: 'Coaches, pro coaches first, with their sessions and no-shows',
  query: z.object({
    search: z.string().max(100).default(''),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: pageOf(managedCoach) },
});

export const setProCoach = endpoint('PUT /api/v1/admin/pro-coaches/{userId}', {
  summary: 'Make a coach a pro coach, list or unlist them, set their fee',
  access: { module: 'Coaching', action: 'Edit' },
  body: z.object({
    isOffered: z.boolean(),
    fee: z.number().int().min(0).max(100_000, 'Enter at most $1,000.'),
  }),
});

export const listAllSessions = endpoint('GET /api/v1/admin/coach-sessions', {
  summary: 'All coaching sessions, newest first',
  query: z.object({
    status: z.preprocess(Number, z.literal(SESSION_STATUS_CODES)).optional(),
    /** Sessions that this account has booked or coached. */
    userId: z.uuid().optional(),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: coachSessionPage },
});

/** Corrects what either of them reported; money and tokens are adjusted once. */
export const correctSession = endpoint('PUT /api/v1/admin/coach-sessions/{sessionId}/status', {
  summary: 'Decide how a session ended',
  access: { module: 'Coaching', action: 'Edit' },
  body: z.object({
    status: z.literal([
      SESSION_STATUS.done,
      SESSION_STATUS.cancelled,
      SESSION_STATUS.noShowPlayer,
      SESSION_STATUS.noShowCoach,
    ]),
    note: z.string().trim().min(1, 'Say why.').max(200),
  }),
  responses: { 200: coachSession },
  errors: [409],
});
