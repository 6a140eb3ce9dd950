import { COVERAGES, type ReplayStatus, VISIBILITIES } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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

/** An uploaded file: a source upload of a match. */
export const replays = pgTable(
  'replays',
  {
    id: uuid('id').primaryKey(),
    ownerId: userReference('owner_id'),
    /** A coach's folder: a private game, excluded from all other users' lists, counts, scores and references. */
    folderId: uuid('folder_id').references(() => replayFolders.id, { onDelete: 'cascade' }),
    /** File name as uploaded, cleaned for display. */
    name: text('name').notNull(),
    /** Title given by the owner; null if it is the file name. */
    title: text('title'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** Null while the owner's consent to share with teammates applies. */
    visibility: text('visibility', { enum: VISIBILITIES }),
    /** URL part of the public page, only with the visibility `link`; new each time the link is turned on. */
    shareKey: text('share_key').unique(),
    fileSize: integer('file_size').notNull(),
    /** Hex digest of the content, to recognize repeated uploads. */
    sha256: text('sha256').notNull(),
    blobKey: text('blob_key').notNull(),
    status: integer('status').$type<ReplayStatus>().notNull(),
    /** Message for the owner. */
    statusReason: text('status_reason'),
    coverage: text('coverage', { enum: COVERAGES }),
    /** Code, section and bit offset of the decoder's error, for debugging. */
    errorCode: text('error_code'),
    errorSection: text('error_section'),
    errorBitOffset: integer('error_bit_offset'),
    /** Game build that wrote the file, such as `250811.43331.492665`; null until the file has been parsed that far. */
    gameBuild: text('game_build'),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** The match it shows; set together with it (gamedata owns that table). */
    matchId: uuid('match_id'),
    playedAt: timestamp('played_at', { withTimezone: true }),
    /** What lists show of the match, according to this file. */
    summary: jsonb('summary').$type<ReplaySummary>(),
    /** Platform identity of the player who recorded the file, if certain. */
    recorderIdentity: text('recorder_identity'),
    /** Engine that last analyzed the file; null before 2.0.0. */
    analysisVersion: text('analysis_version'),
    /** Times a worker started without finishing, and times its thread failed on this file. */
    attempts: integer('attempts').notNull().default(0),
    threadFailures: integer('thread_failures').notNull().default(0),
  },
  (table) => [
    unique('replays_owner_content').on(table.ownerId, table.folderId, table.sha256).nullsNotDistinct(),
    index('replays_folder').on(table.folderId),
    index('replays_owner_newest').on(table.ownerId, table.uploadedAt.desc(), table.id),
    index('replays_match').on(table.matchId),
    // Every list of a user's games needs the account's matches: answered from the index alone.
    index('replays_owner_match').on(table.ownerId, table.matchId),
    index('replays_status').on(table.status),
    index('replays_uploaded').on(table.uploadedAt),
  ],
);

/**
 * Deleted uploads that their owners can still restore. Kept separate so that no upload query can find them; file and
 * match are removed when the undo period ends.
 */
export const deletedReplays = pgTable(
  'deleted_replays',
  {
    id: uuid('id').primaryKey(),
    ownerId: userReference('owner_id'),
    matchId: uuid('match_id'),
    blobKey: text('blob_key').notNull(),
    /** The original row of `replays`. */
    row: jsonb('row').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('deleted_replays_owner').on(table.ownerId, table.deletedAt),
    index('deleted_replays_time').on(table.deletedAt),
    index('deleted_replays_match').on(table.matchId),
  ],
);

/** A coach's folder of private games. Its files are rows of `replays` that reference it. */
export const replayFolders = pgTable(
  'replay_folders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    name: text('name').notNull(),
    /** The players on the coach's team as chosen by the coach, by player id; null if not chosen. */
    ownPlayers: text('own_players').array(),
    /** The folder it is in; null at the top. */
    parentId: uuid('parent_id').references((): AnyPgColumn => replayFolders.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was deleted; recoverable for some time. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('replay_folders_newest').on(table.coachId, table.createdAt.desc(), table.id),
    index('replay_folders_deleted').on(table.deletedAt),
    index('replay_folders_parent').on(table.parentId),
  ],
);

/** A scouting report that anyone with its link can read until it expires. */
export const scoutPages = pgTable(
  'scout_pages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    folderId: uuid('folder_id')
      .notNull()
      .references(() => replayFolders.id, { onDelete: 'cascade' }),
    /** Key of the team. */
    team: text('team').notNull(),
    /** Name of the team when it was shared. */
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('scout_pages_folder').on(table.folderId, table.createdAt.desc()),
    index('scout_pages_coach').on(table.coachId),
    index('scout_pages_expired').on(table.expiresAt),
  ],
);

/** What the chunks become once they are all here. */
export const CHUNK_PURPOSES = ['replay', 'profile-image'] as const;

/** A file uploaded in chunks. */
export const chunkUploads = pgTable(
  'chunk_uploads',
  {
    ownerId: userReference('owner_id'),
    /** Chosen by the client so that every chunk can be resent. */
    uploadId: uuid('upload_id').notNull(),
    /** Our id for stored chunks; for a replay also the id that its row will get. */
    id: uuid('id').notNull().unique(),
    purpose: text('purpose', { enum: CHUNK_PURPOSES }).notNull(),
    fileName: text('file_name').notNull(),
    totalChunks: integer('total_chunks').notNull(),
    totalSize: integer('total_size').notNull(),
    /** Hex digest of the whole file, as sent by the client. */
    sha256: text('sha256').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** The outcome, for clients that missed the response: an id once the file is complete. */
    resultId: uuid('result_id'),
    /** Since when a process has been assembling it; null before and after. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.uploadId] }),
    index('chunk_uploads_started').on(table.startedAt),
  ],
);

/** The chunks stored so far. */
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
