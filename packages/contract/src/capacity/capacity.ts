import { z } from 'zod';
import { email } from '../auth/credentials.ts';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('capacity', { access: 'public' });

const part = namedObject('CapacityPart', {
  isOpen: z.boolean(),
  /** Null while it is open. */
  closedSince: z.iso.datetime().nullable(),
});

/** Shows what is full and how long the queue is. */
export const capacity = namedObject('Capacity', {
  signUps: part,
  /** Uploads of accounts on the Basic plan; paid plans can still upload. */
  uploads: part,
  queue: z.object({
    /** Replays that are waiting or being analyzed. */
    replays: z.number().int(),
    /** Minutes until a replay uploaded now is ready, based on the last analyses; null if unknown. */
    minutes: z.number().int().nullable(),
  }),
});
export type Capacity = z.infer<typeof capacity>;

export const getCapacity = endpoint('GET /api/v1/capacity', {
  summary: "What's paused, since when, and the live queue",
  responses: { 200: capacity },
});

/** Keeps the address until its one email is sent. Sends the same response for an address that is already waiting. */
export const awaitCapacity = endpoint('POST /api/v1/capacity/wait', {
  summary: 'Get one email when sign-ups reopen',
  body: z.object({ email }),
  responses: { 202: z.object({ message: z.string() }) },
  errors: [409, 429],
});

/** A null threshold means none. */
export const capacitySettings = namedObject('CapacitySettings', {
  signUpsPaused: z.boolean(),
  uploadsPaused: z.boolean(),
  /** Sign-ups pause at this many daily active accounts. */
  maxActiveUsers: z.number().int().min(1).max(10_000_000).nullable(),
  /** Sign-ups and uploads pause when the queue is this long. */
  maxQueueMinutes: z.number().int().min(1).max(100_000).nullable(),
});
export type CapacitySettings = z.infer<typeof capacitySettings>;

const adminState = namedObject('AdminCapacity', {
  settings: capacitySettings,
  capacity,
  activeUsers: z.number().int(),
  waiting: z.number().int(),
});

export const getCapacitySettings = endpoint('GET /api/v1/admin/capacity', {
  summary: 'Switches and limits, with current load',
  access: { module: 'Users', action: 'View' },
  responses: { 200: adminState },
});

export const saveCapacitySettings = endpoint('PUT /api/v1/admin/capacity', {
  summary: 'Pause or open sign-ups and uploads',
  access: { module: 'Users', action: 'Edit' },
  body: capacitySettings,
  responses: { 200: adminState },
});
