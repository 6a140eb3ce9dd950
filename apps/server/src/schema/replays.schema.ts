import { COVERAGES, type ReplayStatus, VISIBILITIES } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';

export interface ReplaySummary {
  playlist: string;
  map: string;
  /** Goals of blue and orange. */
  score: [number, number];
  /** Team by platform identity. */
  teams: Record<string, 0 | 1>;
}

/** One uploaded file: a source upload of a match. */
export const replays = pgTable(
  'replays',
  {
    id: uuid('id').primaryKey(),
    ownerId: userReference('owner_id'),
    /** Folder of a coach: a private game, which no one else's lists, counts, scores or references may know of. */
    folderId: uuid('folder_id').references(() => replayFolders.id, { onDelete: 'cascade' }),
    /** File name as uploaded, cleaned for showing. */
    name: text('name').notNull(),
    /** What the owner calls it; null while that is the file's name. */
    title: text('title'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** Null as long as the owner's consent to share with team-mates decides. */
    visibility: text('visibility', { enum: VISIBILITIES }),
    /** Address part of the public page, with the visibility `link` only; each time it is opened, another one. */
    shareKey: text('share_key').unique(),
    fileSize: integer('file_size').notNull(),
    /** Hex digest of the content: recognizes a second upload. */
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
    /** Times that a worker has started without coming to an end, and times that its thread failed on this file. */
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

/**
 * Uploads that their owners have deleted and can still bring back. They stand apart from the others, so that nothing that
 * looks for uploads can meet them; file and match go when the time to undo is over.
 */
export const deletedReplays = pgTable(
  'deleted_replays',
  {
    id: uuid('id').primaryKey(),
    ownerId: userReference('owner_id'),
    matchId: uuid('match_id'),
    blobKey: text('blob_key').notNull(),
    /** The row of `replays` as it was. */
    row: jsonb('row').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('deleted_replays_owner').on(table.ownerId, table.deletedAt),
    index('deleted_replays_time').on(table.deletedAt),
    index('deleted_replays_match').on(table.matchId),
  ],
);

/** A coach's folder of private games. Its files are rows of `replays`, which name it. */
export const replayFolders = pgTable(
  'replay_folders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    name: text('name').notNull(),
    /** Who the coach said their players are, by the ids of players; null while no one has said it. */
    ownPlayers: text('own_players').array(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Deleted then, and to be brought back for some time. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('replay_folders_newest').on(table.coachId, table.createdAt.desc(), table.id),
    index('replay_folders_deleted').on(table.deletedAt),
  ],
);

/** What the pieces become once they are all here. */
export const CHUNK_PURPOSES = ['replay', 'profile-image'] as const;

/** A file that arrives in pieces. */
export const chunkUploads = pgTable(
  'chunk_uploads',
  {
    ownerId: userReference('owner_id'),
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
