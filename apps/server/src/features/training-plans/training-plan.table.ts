import { type PlanContent, TRAINING_PLAN_STATUSES } from '@datacoach/contract';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Training plans, ours and those that administrators make. */
export const trainingPlans = pgTable('training_plans', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Of a plan of the starter library; null for one that an administrator made. */
  libraryKey: text('library_key').unique(),
  status: text('status', { enum: TRAINING_PLAN_STATUSES }).notNull(),
  author: text('author').notNull(),
  /** Version that players who begin now get; null before the first was published. */
  publishedVersion: integer('published_version'),
  newestVersion: integer('newest_version').notNull(),
  /** Place in lists. */
  position: integer('position').notNull().default(1000),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** `content_photos` */
  photoId: uuid('photo_id'),
});

/** Versions never change: who has begun one keeps it. */
export const trainingPlanVersions = pgTable(
  'training_plan_versions',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => trainingPlans.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<PlanContent>().notNull(),
    /** Administrator who wrote it; null for ours and for one who is gone. */
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.version] })],
);
