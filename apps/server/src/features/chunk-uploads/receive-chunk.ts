import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ChunkFields, chunkFields, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { requireDiskSpace } from '../../platform/http/disk-space.ts';
import type { UploadedFile } from '../../platform/http/multipart-upload.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import type { CHUNK_PURPOSES } from '../../schema/replays.schema.ts';
import {
  addPart,
  type ChunkUpload,
  claimUpload,
  countUnfinished,
  deleteChunkUpload,
  findChunkUpload,
  insertChunkUpload,
  listParts,
  listUploadsStartedBefore,
  setResult,
} from './chunk-upload.repository.ts';

/** Lifetime of a chunked upload (decisions.md 18.4). */
const LIFETIME_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 100;

/** Removes abandoned uploads with their chunks, and the records of finished ones. */
export async function removeStaleUploads({ db, clock, blobs }: Pick<Context, 'db' | 'clock' | 'blobs'>) {
  const before = new Date(clock.now().getTime() - LIFETIME_MS);
  for (;;) {
    const stale = await listUploadsStartedBefore(db, before, BATCH_SIZE);
    for (const upload of stale) {
      await removeChunks(blobs, upload);
      await deleteChunkUpload(db, upload.id);
    }
    if (stale.length < BATCH_SIZE) return;
  }
}

/** Max unfinished uploads per account. */
const MAX_UNFINISHED = 20;

/** Longer than assembling the largest file takes: a process with an older claim has died. */
const CLAIM_MS = 2 * 60_000;

/** What a kind of file does besides arriving in chunks. */
export interface FileReceiver<Result> {
  purpose: (typeof CHUNK_PURPOSES)[number];
  /** Runs before the first chunk is read. Throws ProblemError to reject the file. */
  begin: (fields: ChunkFields, id: string) => Promise<void>;
  /** Throws ProblemError if the account has no room for this many bytes more; locks until the transaction ends. */
  requireRoom: (tx: Transaction, bytes: number) => Promise<void>;
  /** Undoes `begin` because there is no room, or another chunk of the same file arrived at the same time and was first. */
  undoBegin: (id: string) => Promise<void>;
  /**
   * Runs when all chunks have arrived. Returns the result and its id. Throws ProblemError if the file is invalid.
   * Called again for the same upload if the previous process died.
   */
  complete: (upload: ChunkUpload, content: Readable) => Promise<{ result: Result; id: string }>;
  /** Returns the result again for a repeated chunk; null if it is gone. */
  findResult: (resultId: string) => Promise<Result | null>;
}

/** Throws ProblemError 400 unless all fields of the protocol come before the file. */
export function readChunkFields({ fields, skip }: Pick<UploadedFile, 'fields' | 'skip'>): ChunkFields {
  const parsed = chunkFields.safeParse(fields);
  if (parsed.success) return parsed.data;
  skip();
  const [first, ...more] = parsed.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new ProblemError(400, 'invalid-request', first!, ...more);
}

/**
 * Receives one chunk (decisions.md 18.4); a repeated chunk is ignored. The last chunk triggers assembly, whichever of
 * several requests sent it. Throws ProblemError 400, 409, 413, 422, 507 and what `whole` throws.
 */
export async function receiveChunk<Result>(
  context: Context,
  ownerId: string,
  file: UploadedFile,
  whole: FileReceiver<Result>,
): Promise<{ result: Result } | { received: number[] }> {
  const { db, blobs } = context;
  const fields = readChunkFields(file);
  let upload: ChunkUpload;
  try {
    await requireDiskSpace(context.config);
    upload = await findOrStart(context, ownerId, fields, whole);
    if (upload.resultId !== null && upload.claimedAt === null) {
      const result = await whole.findResult(upload.resultId);
      if (result !== null) {
        file.skip();
        return { result };
      }
      // Its result is gone, so the same file under the same id is a new upload.
      await deleteChunkUpload(db, upload.id);
      upload = await findOrStart(context, ownerId, fields, whole);
    }
  } catch (error) {
    file.skip();
    throw error;
  }
  if (upload.resultId === null) {
    if ((await listParts(db, upload.id)).includes(fields.chunkIndex)) file.skip();
    else await storeChunk(context, upload, fields.chunkIndex, file);
    const received = await listParts(db, upload.id);
    if (received.length < upload.totalChunks) return { received };
  } else {
    file.skip();
  }
  const now = context.clock.now();
  if (!(await claimUpload(db, upload.id, now, new Date(now.getTime() - CLAIM_MS)))) {
    return { received: listAllChunks(upload) };
  }
  try {
    const { result, id } = await whole.complete(upload, joinChunks(blobs, upload));
    await setResult(db, upload.id, id);
    return { result };
  } catch (error) {
    await deleteChunkUpload(db, upload.id);
    throw error;
  } finally {
    await removeChunks(blobs, upload);
  }
}

async function findOrStart<Result>(
  { db, clock }: Context,
  ownerId: string,
  fields: ChunkFields,
  { purpose, begin, requireRoom, undoBegin }: FileReceiver<Result>,
): Promise<ChunkUpload> {
  const { chunkIndex: _piece, ...facts } = fields;
  let upload = await findChunkUpload(db, ownerId, facts.uploadId);
  if (!upload) {
    if ((await countUnfinished(db, ownerId)) >= MAX_UNFINISHED) throw tooManyUnfinished();
    const id = randomUUID();
    await begin(fields, id);
    const started = { ...facts, ownerId, id, purpose, startedAt: clock.now() };
    let inserted: Awaited<ReturnType<typeof insertChunkUpload>> | 'refused' = 'refused';
    try {
      inserted = await insertChunkUpload(db, started, MAX_UNFINISHED, (tx) =>
        requireRoom(tx, facts.totalSize),
      );
    } finally {
      if (typeof inserted === 'string') await undoBegin(id);
    }
    if (inserted === 'too-many') throw tooManyUnfinished();
    upload = inserted === 'known' ? (await findChunkUpload(db, ownerId, facts.uploadId))! : inserted;
  }
  const same =
    upload.purpose === purpose &&
    upload.totalSize === facts.totalSize &&
    upload.sha256 === facts.sha256 &&
    upload.fileName === facts.fileName;
  if (!same) throw conflict('other-upload', 'This upload was started with another file.');
  return upload;
}

const tooManyUnfinished = () => conflict('too-many-unfinished', 'Finish your other uploads first.');

/** Throws ProblemError 413, 422. */
async function storeChunk(
  { db, blobs }: Context,
  { id, totalChunks, totalSize }: ChunkUpload,
  chunkIndex: number,
  file: UploadedFile,
): Promise<void> {
  const expected =
    chunkIndex === totalChunks - 1 ? totalSize - chunkIndex * UPLOAD_CHUNK_BYTES : UPLOAD_CHUNK_BYTES;
  const bytes = await readToBuffer(file.content);
  await file.requireWholeFile();
  if (bytes.length !== expected) {
    throw new ProblemError(422, 'wrong-piece', `Piece ${chunkIndex} must be ${expected} bytes.`);
  }
  // Stored completely or not at all: of two concurrent copies of a chunk, a broken one must not corrupt the other.
  await blobs.put(getChunkKey(id, chunkIndex), Readable.from([bytes], { objectMode: false }));
  const upload = await addPart(db, id, chunkIndex);
  // Assembled or rejected with another copy of this chunk: all chunks have been removed by now.
  const isOver = !upload || (upload.resultId !== null && upload.claimedAt === null);
  if (isOver) await blobs.remove(getChunkKey(id, chunkIndex));
}

/** Reads whatever arrives; `requireWholeFile` reports why it broke off. */
async function readToBuffer(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of content) chunks.push(chunk as Buffer);
  } catch {
    // See above.
  }
  return Buffer.concat(chunks);
}

function listAllChunks({ totalChunks }: ChunkUpload): number[] {
  return Array.from({ length: totalChunks }, (_, index) => index);
}

type ChunkedUpload = Pick<ChunkUpload, 'id' | 'totalChunks'>;

const getChunkKey = (id: string, chunkIndex: number): string => `chunks/${id}/${chunkIndex}`;

export function listChunkKeys({ id, totalChunks }: ChunkedUpload): string[] {
  return Array.from({ length: totalChunks }, (_, index) => getChunkKey(id, index));
}

/** Streams the chunks in order, reading each one only when needed. */
function joinChunks(blobs: BlobStore, upload: ChunkedUpload): Readable {
  async function* readChunks() {
    for (const key of listChunkKeys(upload)) yield Buffer.from(await blobs.read(key));
  }
  return Readable.from(readChunks(), { objectMode: false });
}

async function removeChunks(blobs: BlobStore, upload: ChunkedUpload): Promise<void> {
  for (const key of listChunkKeys(upload)) await blobs.remove(key);
}
