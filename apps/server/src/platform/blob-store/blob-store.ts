import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../config/config.ts';

/** Folder for unfinished files, inside the main folder so that moving a file out is atomic. */
const ARRIVING = 'arriving';

const MAX_ATTEMPTS = 3;
const RETRY_MS = 200;

/** Writes content to an unfinished file, and removes it unless `settle` has moved it. */
async function writeIncoming(folder: string, content: Readable, settle: (arriving: string) => Promise<void>) {
  const arriving = join(folder, ARRIVING, randomUUID());
  try {
    await mkdir(dirname(arriving), { recursive: true, mode: 0o700 });
    // Not flydrive's putStream: on a full disk it only reports an aborted stream.
    await pipeline(content, createWriteStream(arriving, { mode: 0o600 }));
    await settle(arriving);
  } finally {
    await rm(arriving, { force: true });
  }
}

/** A file is either complete under its final name or doesn't exist. */
async function putLocal(folder: string, key: string, content: Readable): Promise<void> {
  const filePath = join(folder, new KeyNormalizer().normalize(key));
  return writeIncoming(folder, content, async (arriving) => {
    await mkdir(dirname(filePath), { recursive: true, mode: 0o700 });
    await rename(arriving, filePath);
  });
}

/**
 * Uploads to object storage, which wants the length before the first byte: content is buffered in a file, not in
 * memory. Retries are done here because the SDK doesn't retry streams.
 */
function putRemote(disk: Disk, folder: string, key: string, content: Readable): Promise<void> {
  return writeIncoming(folder, content, async (arriving) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await disk.putStream(key, createReadStream(arriving));
      } catch (error) {
        if (attempt === MAX_ATTEMPTS) throw error;
        await delay(attempt * RETRY_MS);
      }
    }
  });
}

/** Reads a whole file. Not flydrive's getBytes, whose buffer may be shared: ours can be transferred to a thread. */
async function readWhole(folder: string, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const read = await readFile(join(folder, new KeyNormalizer().normalize(key)));
  return read.length === read.buffer.byteLength ? read : new Uint8Array(read);
}

/** Removes files not written to since `before`. */
async function removeUnfinished(folder: string, before: Date): Promise<void> {
  const arriving = join(folder, ARRIVING);
  const names = await readdir(arriving).catch(() => []);
  for (const name of names) {
    const file = join(arriving, name);
    const touched = await stat(file).catch(() => null);
    if (touched && touched.mtime < before) await rm(file, { force: true });
  }
}

/** Stored files, by key. */
export interface BlobStore {
  /** Concurrent readers get the old content or nothing, never a part. */
  put(key: string, content: Readable): Promise<void>;
  /** Throws if the file doesn't exist. */
  read(key: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Like `read`, but null if the file doesn't exist. Throws if the storage doesn't respond. */
  find(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Throws if the storage doesn't respond or denies us access. */
  check(): Promise<void>;
  /** Does nothing if the file doesn't exist. */
  remove(key: string): Promise<void>;
  /** Removes unfinished files of dead processes, last written before `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

async function readBytes(stream: Readable): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(Readable.toWeb(stream) as ReadableStream).arrayBuffer());
}

/** Returns whether a folder or object storage reports a missing file, directly or as the cause. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isNamed = 'code' in error && error.code === 'ENOENT';
  return isNamed || error.name === 'NoSuchKey' || isMissing(error.cause);
}

/** Opens object storage if configured, otherwise `folder`, which holds unfinished files in both cases. */
export function openBlobStore(folder: string, s3: S3Config | null): BlobStore {
  const disk = new Disk(s3 ? createS3Driver(s3) : new FSDriver({ location: folder, visibility: 'private' }));
  const read = async (key: string) => (s3 ? readBytes(await disk.getStream(key)) : readWhole(folder, key));
  return {
    put: (key, content) => (s3 ? putRemote(disk, folder, key, content) : putLocal(folder, key, content)),
    read,
    find: (key) =>
      read(key).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    check: async () => void (await disk.exists('health')),
    remove: (key) => disk.delete(key),
    removeUnfinished: (before) => removeUnfinished(folder, before),
  };
}

function createS3Driver(s3: S3Config): S3Driver {
  const client = new S3Client({
    region: s3.region,
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
    // By default, a streamed body is sent in signed chunks, which simpler stores keep as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
}
