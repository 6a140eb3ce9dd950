import { PHOTO_PURPOSES } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { ownerReference } from './columns.ts';

/** Photos of banners, events and training plans; photos unused for a day are removed. */
export const contentPhotos = t.pgTable(
  'content_photos',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    purpose: t.text('purpose', { enum: PHOTO_PURPOSES }).notNull(),
    width: t.integer('width').notNull(),
    height: t.integer('height').notNull(),
    bytes: t.integer('bytes').notNull(),
    uploadedBy: t.uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: t.timestamp('uploaded_at', { withTimezone: true }).notNull(),
    /** Id of the banner, event or plan that shows it; null if unused. */
    shownBy: t.uuid('shown_by'),
  },
  (table) => [t.index('content_photos_loose').on(table.uploadedAt).where(sql`${table.shownBy} is null`)],
);

/** Banners in the strip above the players' goals. */
export const carouselSlides = t.pgTable(
  'carousel_slides',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    title: t.text('title').notNull(),
    text: t.text('text').notNull(),
    link: t.text('link'),
    linkLabel: t.text('link_label'),
    /** `content_photos` */
    photoId: t.uuid('photo_id'),
    startsAt: t.timestamp('starts_at', { withTimezone: true }),
    endsAt: t.timestamp('ends_at', { withTimezone: true }),
    isHidden: t.boolean('is_hidden').notNull(),
    /** A value between its neighbors', so that moving a banner changes no other row. */
    position: t.doublePrecision('position').notNull(),
    version: t.integer('version').notNull().default(1),
    changedBy: t.uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: t.timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.index('carousel_slides_order').on(table.position, table.id),
    t.index('carousel_slides_end').on(table.endsAt),
  ],
);

/** One row (id 1) once an administrator has saved a notice. */
export const maintenanceNotices = t.pgTable('maintenance_notices', {
  id: t.smallint('id').primaryKey(),
  isActive: t.boolean('is_active').notNull(),
  title: t.text('title').notNull(),
  notice: t.text('notice').notNull(),
  showDiscordLink: t.boolean('show_discord_link').notNull(),
  updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Events of the Discord server that players are notified of. */
export const discordEvents = t.pgTable(
  'discord_events',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    title: t.text('title').notNull(),
    text: t.text('text').notNull(),
    link: t.text('link').notNull(),
    startsAt: t.timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: t.timestamp('ends_at', { withTimezone: true }).notNull(),
    /** IANA name of the time zone in which it was announced. */
    timeZone: t.text('time_zone').notNull(),
    minutes: t.integer('minutes').notNull(),
    /** `content_photos` */
    photoId: t.uuid('photo_id'),
    isCalledOff: t.boolean('is_called_off').notNull().default(false),
    version: t.integer('version').notNull().default(1),
    changedBy: t.uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: t.timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.index('discord_events_end').on(table.endsAt, table.id),
    t.index('discord_events_start').on(table.startsAt, table.id),
  ],
);

export const discordEventReminders = t.pgTable(
  'discord_event_reminders',
  {
    eventId: ownerReference('event_id', () => discordEvents.id),
    userId: userReference('user_id'),
    requestedAt: t.timestamp('requested_at', { withTimezone: true }).notNull(),
    /** The start that the player knows and whether it was canceled; later changes trigger a notification. */
    knownStartsAt: t.timestamp('known_starts_at', { withTimezone: true }).notNull(),
    knownCalledOff: t.boolean('known_called_off').notNull(),
    /** The player was notified that it starts. */
    isNotified: t.boolean('is_notified').notNull().default(false),
  },
  (table) => [
    t.primaryKey({ columns: [table.eventId, table.userId] }),
    t.index('discord_event_reminders_user').on(table.userId),
  ],
);
