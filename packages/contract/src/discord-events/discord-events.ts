import { z } from 'zod';
import { timeZone } from '../auth/credentials.ts';
import { dayWithinReach } from '../calendar.ts';
import { photoUrlField } from '../content-photos/content-photos.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedExtension, pageOf } from '../named.ts';

const endpoint = defineEndpoints('discord-events', { access: 'player' });

export const EVENT_PAGE_SIZE = 20;
/** Maximum events shown to players at once. */
export const MAX_EVENTS_SHOWN = 10;
/** How long before the start players are reminded, ms. */
export const EVENT_REMINDER_MS = 60 * 60_000;

const DISCORD_LINK = /^https:\/\/(discord\.gg|([a-z]+\.)?discord\.com)\/[^\s\\]+$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const eventFields = z.object({
  title: z.string().trim().min(1, 'Add a title.').max(80, 'Use at most 80 characters for the title.'),
  text: z.string().trim().max(600, 'Use at most 600 characters for the text.'),
  link: z
    .string()
    .trim()
    .max(300)
    .regex(DISCORD_LINK, 'Use a link that starts with https://discord.gg/ or https://discord.com/.'),
  /** Day and time in the given time zone. */
  date: dayWithinReach('Choose the day.'),
  time: z.string().regex(CLOCK_TIME, 'Choose the time.'),
  timeZone,
  minutes: z
    .number('Enter how long it lasts.')
    .int()
    .min(15, 'Events last at least 15 minutes.')
    .max(1440, 'Events last at most one day.'),
  photoUrl: photoUrlField,
});
export type DiscordEventFields = z.output<typeof eventFields>;

const moments = { startsAt: z.iso.datetime(), endsAt: z.iso.datetime() };

export const discordEvent = namedExtension('DiscordEvent', eventFields, {
  id: z.uuid(),
  ...moments,
  isCalledOff: z.boolean(),
  /** Number of changes; an update has to name the version it is based on. */
  version: z.number().int(),
  /** Players who asked for a reminder. */
  reminders: z.number().int(),
  /** Name of the administrator who changed it last; null if the account is deleted. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime(),
});
export type DiscordEvent = z.infer<typeof discordEvent>;

export const discordEventCard = named(
  'DiscordEventCard',
  discordEvent
    .pick({
      id: true,
      version: true,
      title: true,
      text: true,
      link: true,
      timeZone: true,
      startsAt: true,
      endsAt: true,
      photoUrl: true,
      isCalledOff: true,
    })
    .extend({
      /** Whether it has started. */
      isRunning: z.boolean(),
      /** Whether the caller gets a reminder an hour before. */
      isReminded: z.boolean(),
    }),
);
export type DiscordEventCard = z.infer<typeof discordEventCard>;

const path = '/api/v1/admin/discord-events';
const eventPath = `${path}/{eventId}`;
const module = 'DiscordEvents' as const;

/** Upcoming events by time, past events newest first. */
export const listDiscordEvents = endpoint(`GET ${path}`, {
  summary: 'Discord events by time frame',
  access: { module, action: 'View' },
  query: z.object({
    show: z.enum(['coming', 'past']).default('coming'),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: pageOf(discordEvent) },
});

export const getDiscordEvent = endpoint(`GET ${eventPath}`, {
  summary: 'A Discord event',
  access: { module, action: 'View' },
  responses: { 200: discordEvent },
});

/** 422 `event-over` for a time in the past, `photo-gone` if the photo no longer exists. */
export const createDiscordEvent = endpoint(`POST ${path}`, {
  summary: 'Announce a Discord event',
  access: { module, action: 'Create' },
  body: eventFields,
  responses: { 201: discordEvent },
  errors: [422],
});

/** Notifies players who asked for a reminder of a new time or a cancellation. */
export const updateDiscordEvent = endpoint(`PUT ${eventPath}`, {
  summary: 'Change or cancel a Discord event',
  access: { module, action: 'Edit' },
  body: eventFields.extend({ version: z.number().int(), isCalledOff: z.boolean() }),
  responses: { 200: discordEvent },
  errors: [409, 422],
});

export const deleteDiscordEvent = endpoint(`DELETE ${eventPath}`, {
  summary: 'Delete a Discord event and its photo',
  access: { module, action: 'Delete' },
});

export const listComingEvents = endpoint('GET /api/v1/discord-events', {
  summary: 'Current and upcoming Discord events',
  responses: { 200: z.array(discordEventCard) },
});

/** 409 `event-over` if it has started or was canceled. */
export const remindOfEvent = endpoint('PUT /api/v1/discord-events/{eventId}/reminder', {
  summary: 'Turn the reminder of a Discord event on or off',
  body: z.object({ isReminded: z.boolean() }),
  responses: { 200: discordEventCard },
  errors: [409],
});
