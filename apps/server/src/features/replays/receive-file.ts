import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobStore } from '../../platform/blob-store/blob-store.ts';

export interface ReceivedFile {
  sha256: string;
  size: number;
}

/**
 * Stores a stream under `key` while taking its digest and size. A stream that breaks is stored as far as it came
 * before its error is thrown: whoever then removes the blob can be sure that nothing is written after that.
 */
export async function receiveFile(blobs: BlobStore, key: string, content: Readable): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  let broken: { error: unknown } | null = null;
  async function* measured() {
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    } catch (error) {
      broken = { error };
    }
  }
  await blobs.put(key, Readable.from(measured(), { objectMode: false }));
  if (broken) throw (broken as { error: unknown }).error;
  return { sha256: hash.digest('hex'), size };
}
