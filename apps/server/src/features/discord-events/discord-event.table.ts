import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Events of the Discord server that players are told about. */
export const discordEvents = pgTable(
  'discord_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** IANA name of the zone that it was announced in. */
    timeZone: text('time_zone').notNull(),
    minutes: integer('minutes').notNull(),
    /** `content_photos` */
    photoId: uuid('photo_id'),
    isCalledOff: boolean('is_called_off').notNull().default(false),
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('discord_events_end').on(table.endsAt, table.id),
    index('discord_events_start').on(table.startsAt, table.id),
  ],
);

/** Who wants to be reminded of which event. */
export const discordEventReminders = pgTable(
  'discord_event_reminders',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => discordEvents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Start that the player knows, and whether it was called off: what has changed since is told. */
    knownStartsAt: timestamp('known_starts_at', { withTimezone: true }).notNull(),
    knownCalledOff: boolean('known_called_off').notNull(),
    /** Has been told that it begins. */
    isTold: boolean('is_told').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('discord_event_reminders_user').on(table.userId),
  ],
);
