import { z } from 'zod';
import { email } from '../auth/credentials.ts';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = endpointsOf('capacity');

const part = namedObject('CapacityPart', {
  isOpen: z.boolean(),
  /** Null while it is open. */
  closedSince: z.iso.datetime().nullable(),
});

/** What is full, and how long the queue is. */
export const capacity = namedObject('Capacity', {
  signUps: part,
  /** Uploads of accounts on the Basic plan; paying ones go on. */
  uploads: part,
  queue: z.object({
    /** Replays that wait or are being analyzed. */
    replays: z.number().int(),
    /** Minutes until a replay uploaded now is ready, from what was analyzed last; null when that cannot be said. */
    minutes: z.number().int().nullable(),
  }),
});
export type Capacity = z.infer<typeof capacity>;

export const getCapacity = endpoint('GET /api/v1/capacity', {
  summary: "What's paused, since when, and the live queue",
  access: 'public',
  responses: { 200: capacity },
});

/** Kept until the one mail has been sent. Answers the same for an address that waits already. */
export const awaitCapacity = endpoint('POST /api/v1/capacity/wait', {
  summary: 'Get one email when sign-ups reopen',
  access: 'public',
  body: z.object({ email }),
  responses: { 202: z.object({ message: z.string() }) },
  errors: [409, 429],
});

/** Null as threshold: none. */
export const capacitySettings = namedObject('CapacitySettings', {
  signUpsPaused: z.boolean(),
  uploadsPaused: z.boolean(),
  /** Sign-ups pause at this many accounts seen within a day. */
  mostActiveUsers: z.number().int().min(1).max(10_000_000).nullable(),
  /** Sign-ups and uploads pause when the queue is this long. */
  mostQueueMinutes: z.number().int().min(1).max(100_000).nullable(),
});
export type CapacitySettings = z.infer<typeof capacitySettings>;

const adminState = namedObject('AdminCapacity', {
  settings: capacitySettings,
  capacity,
  activeUsers: z.number().int(),
  /** Addresses that wait for the mail. */
  waiting: z.number().int(),
});

export const getCapacitySettings = endpoint('GET /api/v1/admin/capacity', {
  summary: 'Switches and limits, with current numbers',
  access: { module: 'Users', action: 'View' },
  responses: { 200: adminState },
});

export const saveCapacitySettings = endpoint('PUT /api/v1/admin/capacity', {
  summary: 'Pause or open sign-ups and uploads',
  access: { module: 'Users', action: 'Edit' },
  body: capacitySettings,
  responses: { 200: adminState },
});
