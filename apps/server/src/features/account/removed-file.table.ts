import { pgTable, text } from 'drizzle-orm/pg-core';

/** Stored files of replays and accounts that are gone: written down with the deletion, taken off the list when the file is gone too. */
export const removedFiles = pgTable('removed_files', {
  blobKey: text('blob_key').primaryKey(),
});
