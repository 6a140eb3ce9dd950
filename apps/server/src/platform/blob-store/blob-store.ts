import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../config/config.ts';

/** Files on their way, within the folder of all: moving one from there to its place is one step. */
const ARRIVING = 'arriving';

/** Writes a file of a folder under another name first, so that under its own it is whole or not there. */
async function putWhole(folder: string, key: string, content: Readable): Promise<void> {
  const place = join(folder, new KeyNormalizer().normalize(key));
  const arriving = join(folder, ARRIVING, randomUUID());
  try {
    await mkdir(dirname(arriving), { recursive: true, mode: 0o700 });
    // Not flydrive's putStream: of a full disk it says only that the stream was aborted.
    await pipeline(content, createWriteStream(arriving, { mode: 0o600 }));
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await rename(arriving, place);
  } catch (error) {
    await rm(arriving, { force: true });
    throw error;
  }
}

/** Not flydrive's getBytes, whose buffer may hold other files too: this one is our own, so that it can move to a thread. */
async function readWhole(folder: string, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const read = await readFile(join(folder, new KeyNormalizer().normalize(key)));
  return read.length === read.buffer.byteLength ? read : new Uint8Array(read);
}

/** Removes what nobody has written to since `before`. */
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

/** Files in object storage where configured, else in `folder`. */
export function openBlobStore(folder: string, s3: S3Config | null): BlobStore {
  const disk = new Disk(s3 ? s3Driver(s3) : new FSDriver({ location: folder, visibility: 'private' }));
  const read = async (key: string) => (s3 ? bytes(await disk.getStream(key)) : readWhole(folder, key));
  return {
    // Object storages want to know the length before the first byte: what is sent there is read first.
    put: async (key, content) => (s3 ? disk.put(key, await bytes(content)) : putWhole(folder, key, content)),
    read,
    find: (key) =>
      read(key).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    check: async () => void (await disk.exists('health')),
    remove: (key) => disk.delete(key),
    // Object storages keep no part of a file.
    removeUnfinished: async (before) => (s3 ? undefined : removeUnfinished(folder, before)),
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
