import { COVERAGES, type ReplayStatus, VISIBILITIES } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { replayFolders } from '../coach-folders/replay-folder.table.ts';

export interface ReplaySummary {
  playlist: string;
  map: string;
  /** Goals of blue and orange. */
  score: [number, number];
  /** Team by platform identity. */
  teams: Record<string, 0 | 1>;
}

/** One uploaded file: a witness of a match. */
export const replays = pgTable(
  'replays',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Folder of a coach: a private game, which nobody else's lists, counts, scores or references may know of. */
    folderId: uuid('folder_id').references(() => replayFolders.id, { onDelete: 'cascade' }),
    /** File name as uploaded, cleaned for showing. */
    name: text('name').notNull(),
    /** What the owner calls it; null while that is the file's name. */
    title: text('title'),
    isFavourite: boolean('is_favourite').notNull().default(false),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** Null as long as the owner's consent to share with team-mates decides. */
    visibility: text('visibility', { enum: VISIBILITIES }),
    /** Address part of the public page, with the visibility `link` only; each time it is opened, another one. */
    shareKey: text('share_key').unique(),
    fileSize: integer('file_size').notNull(),
    /** Hex digest of the content: recognises a second upload. */
    sha256: text('sha256').notNull(),
    blobKey: text('blob_key').notNull(),
    status: integer('status').$type<ReplayStatus>().notNull(),
    /** Sentence for the owner. */
    statusReason: text('status_reason'),
    coverage: text('coverage', { enum: COVERAGES }),
    /** Code, section and bit offset of the decoder's error, for those who look into it. */
    errorCode: text('error_code'),
    errorSection: text('error_section'),
    errorBitOffset: integer('error_bit_offset'),
    /** Build of the game that wrote the file, as `250811.43331.492665`; null while the file has not been opened so far. */
    gameBuild: text('game_build'),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** The match that it shows; set together with it (gamedata owns that table). */
    matchId: uuid('match_id'),
    playedAt: timestamp('played_at', { withTimezone: true }),
    /** What lists show of the match, as this file tells it. */
    summary: jsonb('summary').$type<ReplaySummary>(),
    /** Platform identity of the player who recorded the file, where the file makes that certain. */
    recorderIdentity: text('recorder_identity'),
    /** Engine that has read the file last; null before 2.0.0. */
    analysisVersion: text('analysis_version'),
    /** Times that a worker has begun without coming to an end, and times that its thread failed on this file. */
    attempts: integer('attempts').notNull().default(0),
    threadFailures: integer('thread_failures').notNull().default(0),
  },
  (table) => [
    unique('replays_owner_content').on(table.ownerId, table.folderId, table.sha256).nullsNotDistinct(),
    index('replays_folder').on(table.folderId),
    index('replays_owner_newest').on(table.ownerId, table.uploadedAt.desc(), table.id),
    index('replays_match').on(table.matchId),
    // Every list of own games asks which matches are an account's own: answered from the index alone.
    index('replays_owner_match').on(table.ownerId, table.matchId),
    index('replays_status').on(table.status),
    index('replays_uploaded').on(table.uploadedAt),
  ],
);
