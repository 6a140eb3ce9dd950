import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { pageOf } from '../paging.ts';
import { SESSION_STATUS, SESSION_STATUS_CODES } from './session-codes.ts';
import { coachSession, coachSessionPage } from './sessions.ts';

const area = 'coaching';

const managedCoach = namedObject('ManagedCoach', {
  userId: z.uuid(),
  userName: z.string(),
  /** Null: a coach of a team only. */
  approvedAt: z.iso.datetime().nullable(),
  isOffered: z.boolean(),
  /** The coach has said when he has time. */
  hasTerms: z.boolean(),
  /** What a session earns him, minor units of US dollars. */
  fee: z.number().int(),
  coming: z.number().int(),
  done: z.number().int(),
  noShowsCoach: z.number().int(),
  noShowsPlayer: z.number().int(),
  stars: z.number().nullable(),
});
export type ManagedCoach = z.infer<typeof managedCoach>;

export const listManagedCoaches = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/pro-coaches',
  area,
  summary: 'Coaches, pro coaches first, with their sessions and no-shows',
  access: 'admin',
  permission: { module: 'Coaching', action: 'View' },
  query: z.object({
    search: z.string().max(100).default(''),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: pageOf(managedCoach) },
  errors: [400, 401, 403],
});

export const setProCoach = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/admin/pro-coaches/{userId}',
  area,
  summary: 'Make a coach a pro coach, offer or withdraw him, set his fee',
  access: 'admin',
  permission: { module: 'Coaching', action: 'Edit' },
  params: z.object({ userId: z.uuid() }),
  body: z.object({
    isOffered: z.boolean(),
    fee: z.number().int().min(0).max(100_000, 'A session earns at most 1,000 dollars.'),
  }),
  responses: { 200: z.object({}) },
  errors: [400, 401, 403, 404],
});

export const listAllSessions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/coach-sessions',
  area,
  summary: 'Coaching sessions of everybody, newest first',
  access: 'admin',
  permission: { module: 'Coaching', action: 'View' },
  query: z.object({
    status: z.preprocess(Number, z.literal(SESSION_STATUS_CODES)).optional(),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: coachSessionPage },
  errors: [400, 401, 403],
});

/** Puts right what one of them said; money and tokens follow, once. */
export const correctSession = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/admin/coach-sessions/{sessionId}/status',
  area,
  summary: 'Decide how a session ended',
  access: 'admin',
  permission: { module: 'Coaching', action: 'Edit' },
  params: z.object({ sessionId: z.uuid() }),
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
  errors: [400, 401, 403, 404, 409],
});
