import { PHOTO_PURPOSES } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';

/** Photos of banners, events and training plans; photos unused for a day are removed. */
export const contentPhotos = pgTable(
  'content_photos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose', { enum: PHOTO_PURPOSES }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    /** Id of the banner, event or plan that shows it; null if unused. */
    shownBy: uuid('shown_by'),
  },
  (table) => [index('content_photos_loose').on(table.uploadedAt).where(sql`${table.shownBy} is null`)],
);

/** Banners in the strip above the players' goals. */
export const carouselSlides = pgTable(
  'carousel_slides',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    linkLabel: text('link_label'),
    /** `content_photos` */
    photoId: uuid('photo_id'),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    isHidden: boolean('is_hidden').notNull(),
    /** A value between its neighbors', so that moving a banner changes no other row. */
    position: doublePrecision('position').notNull(),
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('carousel_slides_order').on(table.position, table.id),
    index('carousel_slides_end').on(table.endsAt),
  ],
);

/** One row (id 1) once an administrator has saved a notice. */
export const maintenanceNotices = pgTable('maintenance_notices', {
  id: smallint('id').primaryKey(),
  isActive: boolean('is_active').notNull(),
  title: text('title').notNull(),
  notice: text('notice').notNull(),
  showDiscordLink: boolean('show_discord_link').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Events of the Discord server that players are notified of. */
export const discordEvents = pgTable(
  'discord_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** IANA name of the time zone in which it was announced. */
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

/** Users' event reminders. */
export const discordEventReminders = pgTable(
  'discord_event_reminders',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => discordEvents.id, { onDelete: 'cascade' }),
    userId: userReference('user_id'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** The start that the player knows and whether it was canceled; later changes trigger a notification. */
    knownStartsAt: timestamp('known_starts_at', { withTimezone: true }).notNull(),
    knownCalledOff: boolean('known_called_off').notNull(),
    /** The player was notified that it starts. */
    isNotified: boolean('is_notified').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('discord_event_reminders_user').on(table.userId),
  ],
);
