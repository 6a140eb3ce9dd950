import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** What the pieces become once they are all here. */
export const CHUNK_PURPOSES = ['replay', 'profile-image'] as const;

/** A file that arrives in pieces. */
export const chunkUploads = pgTable(
  'chunk_uploads',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the client: what makes every piece repeatable. */
    uploadId: uuid('upload_id').notNull(),
    /** Ours, for stored pieces; and, for a replay, the id that its row will have. */
    id: uuid('id').notNull().unique(),
    purpose: text('purpose', { enum: CHUNK_PURPOSES }).notNull(),
    fileName: text('file_name').notNull(),
    totalChunks: integer('total_chunks').notNull(),
    totalSize: integer('total_size').notNull(),
    /** Hex digest of the whole file, as the client has it. */
    sha256: text('sha256').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** What has become of it, for whoever missed the answer: an id, once it is whole. */
    resultId: uuid('result_id'),
    /** Since when a process puts it together; null before and after. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.uploadId] }),
    index('chunk_uploads_started').on(table.startedAt),
  ],
);

/** The pieces that have been stored. */
export const chunkUploadParts = pgTable(
  'chunk_upload_parts',
  {
    chunkUploadId: uuid('chunk_upload_id')
      .notNull()
      .references(() => chunkUploads.id, { onDelete: 'cascade' }),
    chunkIndex: integer('chunk_index').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chunkUploadId, table.chunkIndex] })],
);
