import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  hasReplayExtension,
  MAX_REPLAY_BYTES,
  REPLAY_STATUS,
  unsupportedTypeMessage,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import { announce } from '../../platform/database/announcement.ts';
import type { UploadedFile } from '../../platform/http/multipart-upload.ts';
import { outageOf } from '../../platform/http/outage.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { requireStorage } from '../membership/index.ts';
import { queueAnalyses } from './analyze-replay.job.ts';
import { collectHead } from './check-file.ts';
import { findOrRestore } from './delete-replays.ts';
import { findOwnByContent, insertReplay, type Replay } from './replay.repository.ts';

const LONGEST_NAME = 200;
const CONTROL_CHARACTERS = /\p{Cc}|\p{Cf}/gu;

/** A file name that can be stored and shown: no folders, no control characters, not too long. */
function cleanFileName(given: string): string {
  const base = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  return base.replace(CONTROL_CHARACTERS, '').trim().slice(-LONGEST_NAME).toWellFormed();
}

export interface IncomingFile {
  name: string;
  content: Readable;
  /** To be called when the content has been read, or failed: throws ProblemError when it is not the whole file. */
  checkWhole: () => Promise<void>;
  /** Hex digest that the whole file must have, where it is known before. */
  sha256?: string;
}

/** Whose upload, and the id that its row will have. */
export interface Upload {
  id: string;
  ownerId: string;
  /** Folder of a coach that it goes into: then it is private. A function makes it, once the file has been taken. */
  folderId?: string | (() => Promise<string>);
}

export interface Uploaded {
  replay: Replay;
  isNew: boolean;
}

/**
 * Keeps a file and queues its analysis; answers the existing row when the owner has uploaded the same content
 * before; one that they have deleted and could bring back is back then. Whatever goes wrong, no file stays without a row.
 * Throws ProblemError 403 `storage-full`, 413, 422.
 */
export async function uploadReplay(
  context: Context,
  { id, ownerId, folderId: folder }: Upload,
  file: IncomingFile,
): Promise<Uploaded> {
  const blobKey = replayBlobKey(id);
  let kept = false;
  let end: 'new' | 'known' | 'refused' = 'refused';
  try {
    const received = receiveFile(context.blobs, blobKey, file.content);
    // A broken upload also breaks the storing: tell the uploader about their side of it, unless it was ours.
    await received.catch((error: unknown) => {
      if (outageOf(error)) throw error;
    });
    await file.checkWhole();
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
      if (row) await queueAnalyses(tx, context.queue, [row]);
      if (row) await announce(tx, { topic: 'replays', userId: ownerId });
      return row;
    });
    if (replay) {
      kept = true;
      end = 'new';
      return { replay, isNew: true };
    }
    // The same file came twice at once, and the other one was first.
    const first = await findOwnByContent(context.db, ownerId, folderId ?? null, sha256);
    kept = first!.id === id;
    end = 'known';
    return { replay: first!, isNew: false };
  } finally {
    context.metrics.countUpload(end);
    if (!kept) await context.blobs.remove(blobKey);
  }
}

/** The pieces have become another file than the one that was announced. */
function otherContent(): ProblemError {
  return new ProblemError(422, 'digest-mismatch', 'The file was damaged during upload. Upload it again.');
}

interface ReceivedFile {
  sha256: string;
  size: number;
  head: Uint8Array<ArrayBuffer>;
}

/**
 * Stores a stream under `key` while taking its digest, size and head. A stream that breaks is stored as far as it came
 * before its error is thrown: whoever then removes the blob can be sure that nothing is written after that.
 */
async function receiveFile(blobs: BlobStore, key: string, content: Readable): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const head = collectHead();
  let size = 0;
  let broken: { error: unknown } | null = null;
  async function* measured() {
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        head.add(chunk);
        size += chunk.length;
        yield chunk;
      }
    } catch (error) {
      broken = { error };
    }
  }
  await blobs.put(key, Readable.from(measured(), { objectMode: false }));
  if (broken) throw (broken as { error: unknown }).error;
  return { sha256: hash.digest('hex'), size, head: head.take() };
}

/** Answer to a file above the limit. */
export function tooLarge(): ProblemError {
  const megabytes = MAX_REPLAY_BYTES / (1024 * 1024);
  return new ProblemError(
    413,
    'file-too-large',
    `This file is over ${megabytes} MB, so it’s not a replay. Choose a .replay file.`,
  );
}

/** Throws ProblemError 415 for a file that does not even call itself a replay. */
export function refuseOtherTypes({
  name,
  mimeType,
  skip,
}: Pick<UploadedFile, 'name' | 'mimeType' | 'skip'>): void {
  if (hasReplayExtension(name)) return;
  skip();
  throw new ProblemError(415, 'unsupported-type', unsupportedTypeMessage(name, mimeType));
}

/** Key of the stored file of an upload. */
export function replayBlobKey(id: string): string {
  return `replays/${id}.replay`;
}
