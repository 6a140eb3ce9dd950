import { COVERAGES, type ReplayStatus, VISIBILITIES } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';
import { ownerReference } from './columns.ts';

export interface ReplaySummary {
  playlist: string;
  map: string;
  /** Goals of blue and orange. */
  score: [number, number];
  /** Team by platform identity; null for players who were on both. */
  teams: Record<string, 0 | 1 | null>;
}

/** An uploaded file: a source upload of a match. */
export const replays = t.pgTable(
  'replays',
  {
    id: t.uuid('id').primaryKey(),
    ownerId: userReference('owner_id'),
    /** A coach's folder: a private game, excluded from all other users' lists, counts, scores and references. */
    folderId: t.uuid('folder_id').references(() => replayFolders.id, { onDelete: 'cascade' }),
    /** File name as uploaded, cleaned for display. */
    name: t.text('name').notNull(),
    /** Title given by the owner; null if it is the file name. */
    title: t.text('title'),
    isFavorite: t.boolean('is_favorite').notNull().default(false),
    tags: t.text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** Null while the owner's consent to share with teammates applies. */
    visibility: t.text('visibility', { enum: VISIBILITIES }),
    /** URL part of the public page, only with the visibility `link`; new each time the link is turned on. */
    shareKey: t.text('share_key').unique(),
    fileSize: t.integer('file_size').notNull(),
    /** Hex digest of the content, to recognize repeated uploads. */
    sha256: t.text('sha256').notNull(),
    blobKey: t.text('blob_key').notNull(),
    status: t.integer('status').$type<ReplayStatus>().notNull(),
    /** Message for the owner. */
    statusReason: t.text('status_reason'),
    coverage: t.text('coverage', { enum: COVERAGES }),
    /** Code, section and bit offset of the decoder's error, for debugging. */
    errorCode: t.text('error_code'),
    errorSection: t.text('error_section'),
    errorBitOffset: t.integer('error_bit_offset'),
    /** Game build that wrote the file, such as `250811.43331.492665`; null until the file has been parsed that far. */
    gameBuild: t.text('game_build'),
    uploadedAt: t.timestamp('uploaded_at', { withTimezone: true }).notNull(),
    finishedAt: t.timestamp('finished_at', { withTimezone: true }),
    /** The match it shows; set together with it (gamedata owns that table). */
    matchId: t.uuid('match_id'),
    playedAt: t.timestamp('played_at', { withTimezone: true }),
    /** What lists show of the match, according to this file. */
    summary: t.jsonb('summary').$type<ReplaySummary>(),
    /** Platform identity of the player who recorded the file, if certain. */
    recorderIdentity: t.text('recorder_identity'),
    /** Engine that last analyzed the file; null before 2.0.0. */
    analysisVersion: t.text('analysis_version'),
    /** Times a worker started without finishing, and times its thread failed on this file. */
    attempts: t.integer('attempts').notNull().default(0),
    threadFailures: t.integer('thread_failures').notNull().default(0),
  },
  (table) => [
    t.unique('replays_owner_content').on(table.ownerId, table.folderId, table.sha256).nullsNotDistinct(),
    t.index('replays_folder').on(table.folderId),
    t.index('replays_owner_newest').on(table.ownerId, table.uploadedAt.desc(), table.id),
    t.index('replays_match').on(table.matchId),
    // Every list of a user's games needs the account's matches: answered from the index alone.
    t.index('replays_owner_match').on(table.ownerId, table.matchId),
    t.index('replays_status').on(table.status),
    t.index('replays_uploaded').on(table.uploadedAt),
  ],
);

/**
 * Deleted uploads that their owners can still restore. Kept separate so that no upload query can find them; file and
 * match are removed when the undo period ends.
 */
export const deletedReplays = t.pgTable(
  'deleted_replays',
  {
    id: t.uuid('id').primaryKey(),
    ownerId: userReference('owner_id'),
    matchId: t.uuid('match_id'),
    blobKey: t.text('blob_key').notNull(),
    /** The original row of `replays`. */
    row: t.jsonb('row').notNull(),
    deletedAt: t.timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.index('deleted_replays_owner').on(table.ownerId, table.deletedAt),
    t.index('deleted_replays_time').on(table.deletedAt),
    t.index('deleted_replays_match').on(table.matchId),
  ],
);

/** A coach's folder of private games. Its files are rows of `replays` that reference it. */
export const replayFolders = t.pgTable(
  'replay_folders',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    name: t.text('name').notNull(),
    /** The players on the coach's team as chosen by the coach, by player id; null if not chosen. */
    ownPlayers: t.text('own_players').array(),
    /** The folder it is in; null at the top. */
    parentId: t.uuid('parent_id').references((): t.AnyPgColumn => replayFolders.id, { onDelete: 'set null' }),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was deleted; recoverable for some time. */
    deletedAt: t.timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    t.index('replay_folders_newest').on(table.coachId, table.createdAt.desc(), table.id),
    t.index('replay_folders_deleted').on(table.deletedAt),
    t.index('replay_folders_parent').on(table.parentId),
  ],
);

/** A scouting report that anyone with its link can read until it expires. */
export const scoutPages = t.pgTable(
  'scout_pages',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    folderId: ownerReference('folder_id', () => replayFolders.id),
    /** Key of the team. */
    team: t.text('team').notNull(),
    /** Name of the team when it was shared. */
    name: t.text('name').notNull(),
    tokenHash: t.text('token_hash').notNull().unique(),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.index('scout_pages_folder').on(table.folderId, table.createdAt.desc()),
    t.index('scout_pages_coach').on(table.coachId),
    t.index('scout_pages_expired').on(table.expiresAt),
  ],
);

/** What the chunks become once they are all here. */
export const CHUNK_PURPOSES = ['replay', 'profile-image'] as const;

export const chunkUploads = t.pgTable(
  'chunk_uploads',
  {
    ownerId: userReference('owner_id'),
    /** Chosen by the client so that every chunk can be resent. */
    uploadId: t.uuid('upload_id').notNull(),
    /** Our id for stored chunks; for a replay also the id that its row will get. */
    id: t.uuid('id').notNull().unique(),
    purpose: t.text('purpose', { enum: CHUNK_PURPOSES }).notNull(),
    fileName: t.text('file_name').notNull(),
    totalChunks: t.integer('total_chunks').notNull(),
    totalSize: t.integer('total_size').notNull(),
    /** Hex digest of the whole file, as sent by the client. */
    sha256: t.text('sha256').notNull(),
    startedAt: t.timestamp('started_at', { withTimezone: true }).notNull(),
    /** The outcome, for clients that missed the response: an id once the file is complete. */
    resultId: t.uuid('result_id'),
    /** Since when a process has been assembling it; null before and after. */
    claimedAt: t.timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [
    t.primaryKey({ columns: [table.ownerId, table.uploadId] }),
    t.index('chunk_uploads_started').on(table.startedAt),
  ],
);

/** The chunks stored so far. */
export const chunkUploadParts = t.pgTable(
  'chunk_upload_parts',
  {
    chunkUploadId: ownerReference('chunk_upload_id', () => chunkUploads.id),
    chunkIndex: t.integer('chunk_index').notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.chunkUploadId, table.chunkIndex] })],
);
