import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { BlobStore } from '../../platform/blob-store/blob-store.ts';

export interface ReceivedFile {
  sha256: string;
  size: number;
}

/** Stores a stream under `key` while taking its digest and size. */
export async function receiveFile(blobs: BlobStore, key: string, content: Readable): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  content.once('error', (error) => measured.destroy(error));
  await blobs.put(key, content.pipe(measured));
  return { sha256: hash.digest('hex'), size };
}
