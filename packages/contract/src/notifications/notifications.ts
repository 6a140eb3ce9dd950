import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { pageOf } from '../paging.ts';
import { CHANGES_KEPT_MS } from './changes-kept.ts';
import { ARRIVALS, NOTIFICATION_KIND_NAMES } from './notification-kinds.ts';

export const notificationItem = namedObject('NotificationItem', {
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KIND_NAMES),
  title: z.string(),
  text: z.string(),
  /** Page of the web app that it leads to. */
  path: z.string(),
  arrival: z.enum(ARRIVALS),
  /** What the texts were filled with. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type NotificationItem = z.infer<typeof notificationItem>;

const unread = z.object({ unread: z.number().int().min(0) });
const params = z.object({ id: z.uuid() });
const area = 'notifications';

/** Newest first, with the number of unread ones in all. */
export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/notifications',
  area,
  summary: "The caller's notifications, page by page",
  access: 'account',
  query: z.object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    pageIndex: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  responses: { 200: pageOf(notificationItem).extend(unread.shape) },
  errors: [400, 401],
});

export const unreadNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/notifications/unread-count',
  area,
  summary: 'How many notifications are unread',
  access: 'account',
  responses: { 200: unread },
  errors: [401],
});

export const readNotification = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/notifications/{id}/read',
  area,
  summary: 'Mark one as read',
  access: 'account',
  params,
  responses: { 200: unread },
  errors: [400, 401, 404],
});

export const readAllNotifications = defineEndpoint({
  method: 'POST',
  path: '/api/v1/notifications/read-all',
  area,
  summary: 'Mark all as read',
  access: 'account',
  responses: { 200: unread },
  errors: [401],
});

export const deleteNotification = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/notifications/{id}',
  area,
  summary: 'Delete one',
  access: 'account',
  params,
  responses: { 200: unread },
  errors: [400, 401, 404],
});

/**
 * Server-sent events: `event: change` with `{ "topic": … }` when something of the caller's has changed, comments as
 * signs of life in between. Ends after some minutes; the page opens it again.
 */
export const streamChanges = defineEndpoint({
  method: 'GET',
  path: '/api/v1/notifications/stream',
  area,
  summary: 'Tells open pages what has changed',
  access: 'account',
  mediaType: 'text/event-stream',
  query: z.object({
    /** How long the page has been asking already, ms: it is told what has changed since, as far back as is kept. */
    asking: z.coerce.number().int().min(0).max(CHANGES_KEPT_MS).optional(),
  }),
  responses: { 200: z.file() },
  errors: [400, 401, 429],
});
