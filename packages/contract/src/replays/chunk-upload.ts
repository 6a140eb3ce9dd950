import { z } from 'zod';
import { MAX_REPLAY_BYTES, UPLOAD_CHUNK_BYTES } from '../upload-rules.ts';

/**
 * Fields beside the file field of a piece (decisions.md 18.4). Pieces are numbered from 0, each but the last of
 * UPLOAD_CHUNK_BYTES; a piece may be sent again, and in any order. The fields stand before the file.
 */
export const chunkFields = z
  .object({
    uploadId: z.uuid(),
    chunkIndex: z.coerce.number().int().min(0),
    totalChunks: z.coerce.number().int().min(1),
    totalSize: z.coerce.number().int().min(1).max(MAX_REPLAY_BYTES),
    fileName: z.string().min(1).max(1000),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'The digest must be 64 hex digits.'),
  })
  .refine(({ totalSize, totalChunks }) => totalChunks === Math.ceil(totalSize / UPLOAD_CHUNK_BYTES), {
    message: 'The number of pieces does not fit the size.',
  })
  .refine(({ chunkIndex, totalChunks }) => chunkIndex < totalChunks, {
    message: 'There is no such piece.',
  });
export type ChunkFields = z.infer<typeof chunkFields>;

/** Answer to a piece while others are missing. */
export const chunkReceived = z.object({
  /** Numbers of the pieces that are here, ascending. */
  received: z.array(z.number().int()),
});
