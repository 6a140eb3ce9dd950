import { PHOTO_PURPOSES } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Photos of banners, events and training plans; what nothing shows within a day is removed. */
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
    /** Id of the banner, event or plan that shows it; null while none does. */
    shownBy: uuid('shown_by'),
  },
  (table) => [index('content_photos_loose').on(table.uploadedAt).where(sql`${table.shownBy} is null`)],
);
