import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Banners of the strip above the players' goals. */
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
    /** Between those of its neighbours, so that moving one changes no other. */
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
