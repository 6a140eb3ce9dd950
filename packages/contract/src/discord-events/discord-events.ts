import { z } from 'zod';
import { timeZone } from '../auth/time-zone.ts';
import { dayWithinReach } from '../calendar.ts';
import { photoUrlField } from '../content-photos/content-photos.ts';
import { defineEndpoint } from '../endpoint.ts';
import { named } from '../named.ts';
import { pageOf } from '../paging.ts';

export const EVENT_PAGE_SIZE = 20;
/** Events that players are shown at once. */
export const MAX_EVENTS_SHOWN = 10;
/** How long before the start those who asked are reminded, ms. */
export const EVENT_REMINDER_MS = 60 * 60_000;

const DISCORD_LINK = /^https:\/\/(discord\.gg|([a-z]+\.)?discord\.com)\/[^\s\\]+$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const eventFields = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Give the event a title.')
    .max(80, 'Use at most 80 characters for the title.'),
  text: z.string().trim().max(600, 'Use at most 600 characters for the text.'),
  link: z
    .string()
    .trim()
    .max(300)
    .regex(DISCORD_LINK, 'Give a link that begins with https://discord.gg/ or https://discord.com/.'),
  /** Day and time on the clocks of the zone. */
  date: dayWithinReach('Choose the day.'),
  time: z.string().regex(CLOCK_TIME, 'Choose the time.'),
  timeZone,
  minutes: z
    .number('Say how long it lasts.')
    .int()
    .min(15, 'An event lasts 15 minutes at least.')
    .max(1440, 'An event lasts a day at most.'),
  photoUrl: photoUrlField,
});
export type DiscordEventFields = z.output<typeof eventFields>;

const moments = { startsAt: z.iso.datetime(), endsAt: z.iso.datetime() };

export const discordEvent = named(
  'DiscordEvent',
  eventFields.extend({
    id: z.uuid(),
    ...moments,
    isCalledOff: z.boolean(),
    /** Counts changes; a change must name the version that it changes. */
    version: z.number().int(),
    /** Players who want to be reminded. */
    reminders: z.number().int(),
    /** Name of the administrator who changed it last; null when the account is gone. */
    changedBy: z.string().nullable(),
    changedAt: z.iso.datetime(),
  }),
);
export type DiscordEvent = z.infer<typeof discordEvent>;

/** An event as players see it. */
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
      /** It has begun. */
      isRunning: z.boolean(),
      /** The caller is reminded an hour before it. */
      isReminded: z.boolean(),
    }),
);
export type DiscordEventCard = z.infer<typeof discordEventCard>;

const area = 'discord-events';
const path = '/api/v1/admin/discord-events';
const eventPath = `${path}/{eventId}`;
const params = z.object({ eventId: z.uuid() });
const module = 'DiscordEvents' as const;

/** Coming ones by their time, past ones the newest first. */
export const listDiscordEvents = defineEndpoint({
  method: 'GET',
  path,
  area,
  summary: 'Discord events by time frame',
  access: 'admin',
  permission: { module, action: 'View' },
  query: z.object({
    show: z.enum(['coming', 'past']).default('coming'),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: pageOf(discordEvent) },
  errors: [400, 401, 403],
});

export const getDiscordEvent = defineEndpoint({
  method: 'GET',
  path: eventPath,
  area,
  summary: 'A Discord event',
  access: 'admin',
  permission: { module, action: 'View' },
  params,
  responses: { 200: discordEvent },
  errors: [400, 401, 403, 404],
});

/** 422 `event-over` for a time that has passed, `photo-gone` when the photo is not there any more. */
export const createDiscordEvent = defineEndpoint({
  method: 'POST',
  path,
  area,
  summary: 'Announce a Discord event',
  access: 'admin',
  permission: { module, action: 'Create' },
  body: eventFields,
  responses: { 201: discordEvent },
  errors: [400, 401, 403, 422],
});

/** Who wanted to be reminded is told of another time, and when it is called off. */
export const updateDiscordEvent = defineEndpoint({
  method: 'PUT',
  path: eventPath,
  area,
  summary: 'Change a Discord event, or call it off',
  access: 'admin',
  permission: { module, action: 'Edit' },
  params,
  body: eventFields.extend({ version: z.number().int(), isCalledOff: z.boolean() }),
  responses: { 200: discordEvent },
  errors: [400, 401, 403, 404, 409, 422],
});

export const deleteDiscordEvent = defineEndpoint({
  method: 'DELETE',
  path: eventPath,
  area,
  summary: 'Delete a Discord event and its photo',
  access: 'admin',
  permission: { module, action: 'Delete' },
  params,
  responses: { 200: z.object({}) },
  errors: [400, 401, 403, 404],
});

export const listComingEvents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/discord-events',
  area,
  summary: 'Discord events that run or come',
  access: 'player',
  responses: { 200: z.array(discordEventCard) },
  errors: [401, 403],
});

/** 409 `event-over` when it has begun or was called off. */
export const remindOfEvent = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/discord-events/{eventId}/reminder',
  area,
  summary: 'Ask to be reminded of a Discord event, or not any more',
  access: 'player',
  params,
  body: z.object({ isReminded: z.boolean() }),
  responses: { 200: discordEventCard },
  errors: [400, 401, 403, 404, 409],
});
