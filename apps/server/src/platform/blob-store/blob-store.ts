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

/** Files on their way, within the folder of all: moving one from there to its place is one step. */
const ARRIVING = 'arriving';

const MAX_ATTEMPTS = 3;
const RETRY_MS = 200;

/** Writes content into a file on its way, and removes it again unless `settle` has moved it. */
async function arrive(
  folder: string,
  content: Readable,
  settle: (arriving: string) => Promise<void>,
): Promise<void> {
  const arriving = join(folder, ARRIVING, randomUUID());
  try {
    await mkdir(dirname(arriving), { recursive: true, mode: 0o700 });
    // Not flydrive's putStream: of a full disk it says only that the stream was aborted.
    await pipeline(content, createWriteStream(arriving, { mode: 0o600 }));
    await settle(arriving);
  } finally {
    await rm(arriving, { force: true });
  }
}

/** Under its own name a file is whole or not there. */
async function putWhole(folder: string, key: string, content: Readable): Promise<void> {
  const place = join(folder, new KeyNormalizer().normalize(key));
  return arrive(folder, content, async (arriving) => {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await rename(arriving, place);
  });
}

/**
 * Object storages want to know the length before the first byte: what is sent there lies in a file first, not in memory.
 * The SDK tries no stream again, so that is done here.
 */
function putRemote(disk: Disk, folder: string, key: string, content: Readable): Promise<void> {
  return arrive(folder, content, async (arriving) => {
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

/** Not flydrive's getBytes, whose buffer may hold other files too: this one is our own, so that it can move to a thread. */
async function readWhole(folder: string, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const read = await readFile(join(folder, new KeyNormalizer().normalize(key)));
  return read.length === read.buffer.byteLength ? read : new Uint8Array(read);
}

/** Removes what no one has written to since `before`. */
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
  /** Whoever reads meanwhile gets what was there before, or nothing: never a part. */
  put(key: string, content: Readable): Promise<void>;
  /** Throws when there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer>>;
  /** As `read`, but null when there is none. Throws when the storage does not answer. */
  find(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Throws when the storage does not answer, or not us. */
  check(): Promise<void>;
  /** Also fine when there is none. */
  remove(key: string): Promise<void>;
  /** Removes what processes that died were writing, last touched before `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

async function bytes(stream: Readable): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(Readable.toWeb(stream) as ReadableStream).arrayBuffer());
}

/** What a folder and an object storage say of a file that is not there, by itself or as the cause. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isNamed = 'code' in error && error.code === 'ENOENT';
  return isNamed || error.name === 'NoSuchKey' || isMissing(error.cause);
}

/** Files in object storage where configured, else in `folder`, where those on their way lie in both cases. */
export function openBlobStore(folder: string, s3: S3Config | null): BlobStore {
  const disk = new Disk(s3 ? s3Driver(s3) : new FSDriver({ location: folder, visibility: 'private' }));
  const read = async (key: string) => (s3 ? bytes(await disk.getStream(key)) : readWhole(folder, key));
  return {
    put: (key, content) => (s3 ? putRemote(disk, folder, key, content) : putWhole(folder, key, content)),
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

function s3Driver(s3: S3Config): S3Driver {
  const client = new S3Client({
    region: s3.region,
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
    // With the default, a streamed body is sent in signed chunks, which simpler stores keep as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
}
