import { Readable } from 'node:stream';
import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import type { ChunkUpload } from './chunk-upload.repository.ts';

type Pieces = Pick<ChunkUpload, 'id' | 'totalChunks'>;

export function pieceKey(id: string, chunkIndex: number): string {
  return `chunks/${id}/${chunkIndex}`;
}

/** Keys of all pieces that an upload can have. */
export function pieceKeys({ id, totalChunks }: Pieces): string[] {
  return Array.from({ length: totalChunks }, (_, index) => pieceKey(id, index));
}

/** The pieces one after the other, each read when its turn has come. */
export function wholeContent(blobs: BlobStore, upload: Pieces): Readable {
  async function* pieces() {
    for (const key of pieceKeys(upload)) yield Buffer.from(await blobs.read(key));
  }
  return Readable.from(pieces(), { objectMode: false });
}

export async function removePieces(blobs: BlobStore, upload: Pieces): Promise<void> {
  for (const key of pieceKeys(upload)) await blobs.remove(key);
}
