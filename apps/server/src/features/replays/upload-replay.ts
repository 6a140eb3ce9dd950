import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  formatUnsupportedTypeMessage,
  hasReplayExtension,
  MAX_REPLAY_BYTES,
  REPLAY_STATUS,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { UploadedFile } from '../../platform/http/multipart-upload.ts';
import { findOutage } from '../../platform/http/outage.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { requireStorage } from '../membership/index.ts';
import { enqueueAnalyses } from './analyze-replay.job.ts';
import { collectHeader } from './check-file.ts';
import { findOrRestore } from './delete-replays.ts';
import { findOwnByContent, insertReplay, type Replay } from './replay.repository.ts';

const MAX_NAME_LENGTH = 200;
const CONTROL_CHARACTERS = /\p{Cc}|\p{Cf}/gu;

/** Returns a file name that is safe to store and show: no folders, no control characters, not too long. */
function cleanFileName(given: string): string {
  const base = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  return base.replace(CONTROL_CHARACTERS, '').trim().slice(-MAX_NAME_LENGTH).toWellFormed();
}

export interface IncomingFile {
  name: string;
  content: Readable;
  /** Call once the content has been read or has failed. Throws ProblemError when the file is incomplete. */
  requireWholeFile: () => Promise<void>;
  /** Expected hex digest of the whole file, if known in advance. */
  sha256?: string;
}

/** The uploader and the id that the row will get. */
export interface Upload {
  id: string;
  ownerId: string;
  /** The coach's folder it goes into, which makes it private. A function creates the folder once the file is accepted. */
  folderId?: string | (() => Promise<string>);
}

export interface UploadedReplay {
  replay: Replay;
  isNew: boolean;
}

/**
 * Stores a file and queues its analysis. Returns the existing row when the owner has already uploaded the same
 * content, and restores it if it was deleted but is still recoverable. Never leaves a file without a row. Throws
 * ProblemError 403 `storage-full`, 409 `folder-full`, 413, 422.
 */
export async function uploadReplay(
  context: Context,
  { id, ownerId, folderId: folder }: Upload,
  file: IncomingFile,
): Promise<UploadedReplay> {
  const blobKey = getReplayBlobKey(id);
  let kept = false;
  let end: 'new' | 'known' | 'refused' = 'refused';
  try {
    const received = receiveFile(context.blobs, blobKey, file.content);
    // A broken upload also breaks storing: report the upload error unless the storage itself failed.
    await received.catch((error: unknown) => {
      if (findOutage(error)) throw error;
    });
    await file.requireWholeFile();
    const { sha256, size, head } = await received;
    if (file.sha256 !== undefined && file.sha256 !== sha256) throw otherContent();
    const isFolderToCome = typeof folder === 'function';
    const existing = isFolderToCome ? null : await findOrRestore(context, ownerId, folder ?? null, sha256);
    if (existing) {
      kept = existing.id === id;
      end = 'known';
      return { replay: existing, isNew: false };
    }
    await context.fileChecks.check({ head, fileBytes: size });

    const folderId = isFolderToCome ? await folder() : folder;
    const replay = await context.db.transaction(async (tx) => {
      await requireStorage(tx, { userId: ownerId, bytes: size }, context.clock.now());
      if (folderId !== undefined) await context.answers.requireFolderRoom(tx, ownerId, folderId, 1);
      const row = await insertReplay(tx, {
        id,
        ownerId,
        ...(folderId !== undefined && { folderId, visibility: 'private' as const }),
        name: cleanFileName(file.name),
        fileSize: size,
        sha256,
        blobKey,
        status: REPLAY_STATUS.uploaded,
        uploadedAt: context.clock.now(),
      });
      if (row) await enqueueAnalyses(tx, context.queue, [row]);
      if (row) await publishChange(tx, { topic: 'replays', userId: ownerId });
      return row;
    });
    if (replay) {
      kept = true;
      end = 'new';
      return { replay, isNew: true };
    }
    // The same file came twice at once and the other upload won.
    const first = await findOwnByContent(context.db, ownerId, folderId ?? null, sha256);
    kept = first!.id === id;
    end = 'known';
    return { replay: first!, isNew: false };
  } finally {
    context.metrics.countUpload(end);
    if (!kept) await context.blobs.remove(blobKey);
  }
}

/** Returns the error for chunks that make up a different file than announced. */
function otherContent(): ProblemError {
  return new ProblemError(422, 'digest-mismatch', 'The file was damaged during upload. Upload it again.');
}

interface ReceivedFile {
  sha256: string;
  size: number;
  head: Uint8Array<ArrayBuffer>;
}

/** Stores a stream and returns its digest, size and head; a broken one is written off before it throws. */
async function receiveFile(blobs: BlobStore, key: string, content: Readable): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const head = collectHeader();
  let size = 0;
  let broken: { error: unknown } | null = null;
  async function* measureContent() {
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        head.addChunk(chunk);
        size += chunk.length;
        yield chunk;
      }
    } catch (error) {
      broken = { error };
    }
  }
  await blobs.put(key, Readable.from(measureContent(), { objectMode: false }));
  if (broken) throw (broken as { error: unknown }).error;
  return { sha256: hash.digest('hex'), size, head: head.getHeader() };
}

/** Returns the error for a file above the limit. */
export function tooLarge(): ProblemError {
  const megabytes = MAX_REPLAY_BYTES / (1024 * 1024);
  return new ProblemError(
    413,
    'file-too-large',
    `This file is over ${megabytes} MB, so it’s not a replay. Choose a .replay file.`,
  );
}

/** Throws ProblemError 415 for a file without the replay extension. */
export function requireReplayType({
  name,
  mimeType,
  skip,
}: Pick<UploadedFile, 'name' | 'mimeType' | 'skip'>): void {
  if (hasReplayExtension(name)) return;
  skip();
  throw new ProblemError(415, 'unsupported-type', formatUnsupportedTypeMessage(name, mimeType));
}

export function getReplayBlobKey(id: string): string {
  return `replays/${id}.replay`;
}
