import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject, pageOf } from '../named.ts';
import { CHANGES_KEPT_MS } from './live-topics.ts';
import { ARRIVALS, NOTIFICATION_KIND_NAMES } from './notification-kinds.ts';

const endpoint = defineEndpoints('notifications', { access: 'account' });

const notificationItem = namedObject('NotificationItem', {
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KIND_NAMES),
  title: z.string(),
  text: z.string(),
  /** Page of the web app that it links to. */
  path: z.string(),
  arrival: z.enum(ARRIVALS),
  /** The values in the texts. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type NotificationItem = z.infer<typeof notificationItem>;

const unread = z.object({ unread: z.number().int().min(0) });

/** Newest first, with the total number of unread notifications. */
export const listNotifications = endpoint('GET /api/v1/notifications', {
  summary: "The caller's notifications, page by page",
  query: z.object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    pageIndex: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  responses: { 200: pageOf(notificationItem).extend(unread.shape) },
});

export const readNotification = endpoint('PUT /api/v1/notifications/{id}/read', {
  summary: 'Mark a notification as read',
  responses: { 200: unread },
});

export const readAllNotifications = endpoint('POST /api/v1/notifications/read-all', {
  summary: 'Mark all notifications as read',
  responses: { 200: unread },
});

export const deleteNotification = endpoint('DELETE /api/v1/notifications/{id}', {
  summary: 'Delete a notification',
  responses: { 200: unread },
});

/**
 * Server-sent events: `event: change` with `{ "topic": … }` when any of the caller's data has changed, and comments
 * to keep the connection alive. Ends after some minutes; the page reopens it.
 */
export const streamChanges = endpoint('GET /api/v1/notifications/stream', {
  summary: 'Stream of changes for open pages',
  mediaType: 'text/event-stream',
  query: z.object({
    /** How long the page has been sending requests, ms: it gets the changes since then. */
    asking: z.coerce.number().int().min(0).max(CHANGES_KEPT_MS).optional(),
  }),
  responses: { 200: z.file() },
  errors: [429],
});

const path = '/api/v1/notifications/preferences';
const kind = z.enum(NOTIFICATION_KIND_NAMES);
const channels = { inApp: z.boolean(), email: z.boolean() };

/** A webhook is only recognizable by its last characters: whoever has it can post. */
const discordWebhook = namedObject('DiscordWebhook', { ending: z.string(), createdAt: z.iso.datetime() });

export const notificationPreferences = namedObject('NotificationPreferences', {
  /** The kinds that the caller can receive. */
  kinds: z.array(z.object({ kind, label: z.string(), ...channels, discord: z.boolean() })),
  /** Sends one mail a day instead of individual ones. */
  dailyDigest: z.boolean(),
  weeklySummary: z.boolean(),
  /** Whether the week is posted on Discord. */
  weeklyDiscord: z.boolean(),
  /** The Discord channel that notifications are posted to; null without one. */
  discordWebhook: discordWebhook.nullable(),
  /** Whether the user has answered if they want emails; asked only once. */
  isPrompted: z.boolean(),
  /** Address for emails; null if there is none. */
  email: z.string().nullable(),
  /** Emails are only sent to confirmed addresses. */
  isEmailConfirmed: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const getNotificationPreferences = endpoint(`GET ${path}`, {
  summary: 'Which notifications are sent where',
  responses: { 200: notificationPreferences },
});

const choice = namedObject('NotificationChoice', { kind, ...channels, discord: z.boolean().optional() });

/** Omitted fields don't change. */
export const saveNotificationPreferences = endpoint(`PUT ${path}`, {
  summary: 'Choose which notifications are sent where',
  body: z.object({
    kinds: z.array(choice).max(100).default([]),
    dailyDigest: z.boolean().optional(),
    weeklySummary: z.boolean().optional(),
    weeklyDiscord: z.boolean().optional(),
    isPrompted: z.literal(true).optional(),
  }),
  responses: { 200: notificationPreferences },
});

/** Says hello in the channel first, so that a wrong address is noticed now. */
export const saveDiscordWebhook = endpoint('PUT /api/v1/notifications/discord', {
  summary: 'Post notifications to a Discord channel',
  body: z.object({ url: z.string().trim().min(1, 'Paste the webhook’s address.').max(300) }),
  responses: { 200: discordWebhook },
  errors: [403, 422, 429, 503],
});

export const deleteDiscordWebhook = endpoint('DELETE /api/v1/notifications/discord', {
  summary: 'Stop posting to Discord',
});

/** The `List-Unsubscribe` address in emails (RFC 8058), for mail programs; the page is for people. */
export const unsubscribe = endpoint('POST /unsubscribe', {
  summary: 'Unsubscribe with the link in an email, signed in or not',
  access: 'public',
  query: z.object({ token: z.string().max(500) }),
  responses: {
    200: z.object({
      /** Describes the mails that were stopped. */
      stopped: z.string(),
      /** `token` for another call that stops all emails; null if this call did. */
      stopAllToken: z.string().nullable(),
    }),
  },
  errors: [429],
});
