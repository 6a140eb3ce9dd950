import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { NOTIFICATION_KIND_NAMES } from './notification-kinds.ts';

const path = '/api/v1/notifications/preferences';
const area = 'notifications';
const kind = z.enum(NOTIFICATION_KIND_NAMES);
const channels = { inApp: z.boolean(), email: z.boolean() };

export const notificationPreferences = namedObject('NotificationPreferences', {
  /** The kinds that the caller can get. */
  kinds: z.array(z.object({ kind, label: z.string(), ...channels })),
  /** Mails once a day instead of one by one. */
  dailyDigest: z.boolean(),
  weeklySummary: z.boolean(),
  /** The question whether mails are wanted has been answered; it is put once. */
  asked: z.boolean(),
  /** Where mails go; null without an address. */
  email: z.string().nullable(),
  /** Mails go to confirmed addresses only. */
  isEmailConfirmed: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const getNotificationPreferences = defineEndpoint({
  method: 'GET',
  path,
  area,
  summary: 'Which notifications come by which way',
  access: 'account',
  responses: { 200: notificationPreferences },
  errors: [401],
});

/** What is left out stays as it is. */
export const saveNotificationPreferences = defineEndpoint({
  method: 'PUT',
  path,
  area,
  summary: 'Choose which notifications come by which way',
  access: 'account',
  body: z.object({
    kinds: z
      .array(z.object({ kind, ...channels }))
      .max(100)
      .default([]),
    dailyDigest: z.boolean().optional(),
    weeklySummary: z.boolean().optional(),
    asked: z.literal(true).optional(),
  }),
  responses: { 200: notificationPreferences },
  errors: [400, 401],
});

/** The address of mails' `List-Unsubscribe` (RFC 8058): the page of the same path for people, this for mail programs. */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/unsubscribe',
  area,
  summary: 'Stop mails by the link of a mail, signed in or not',
  access: 'public',
  query: z.object({ token: z.string().max(500) }),
  responses: {
    200: z.object({
      /** What comes no more, in words. */
      stopped: z.string(),
      /** Stops every mail, as `token` of another call; null where this one did. */
      stopAllToken: z.string().nullable(),
    }),
  },
  errors: [400, 429],
});
