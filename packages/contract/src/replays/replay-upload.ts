import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { MAX_REPLAY_BYTES, UPLOAD_CHUNK_BYTES } from '../upload-rules.ts';
import { replayItem } from './replay-item.ts';

const endpoint = defineEndpoints('replays', { access: 'account' });

/** 201 for a new file, 200 with the existing replay if this account has already uploaded the same file. */
export const replayUpload = endpoint('POST /api/v1/filestorage/replay-upload', {
  summary: 'Upload one replay file',
  tokenScope: 'upload',
  fileField: 'file',
  responses: { 200: replayItem, 201: replayItem },
  errors: [403, 413, 415, 422, 429, 503, 507],
});

/**
 * Fields sent with a chunk's file (decisions.md 18.4). Chunks are numbered from 0, each except the last has
 * UPLOAD_CHUNK_BYTES; they can be sent repeatedly and in any order. The fields come before the file.
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
    message: 'The upload doesn’t match the file size. Upload it again.',
  })
  .refine(({ chunkIndex, totalChunks }) => chunkIndex < totalChunks, {
    message: 'The upload doesn’t match the file. Upload it again.',
  });
export type ChunkFields = z.infer<typeof chunkFields>;

/** Response to a chunk while others are missing. */
export const chunkReceived = z.object({
  /** Indexes of the received chunks, ascending. */
  received: z.array(z.number().int()),
});

/** 202 while chunks are missing; the last one responds like replay-upload. Removed after 24 hours. */
export const replayChunkUpload = endpoint('POST /api/v1/filestorage/replay-chunk-upload', {
  summary: 'Upload one piece of a replay file',
  fileField: 'file',
  fileFields: chunkFields,
  responses: { 200: replayItem, 201: replayItem, 202: chunkReceived },
  errors: [403, 409, 413, 415, 422, 429, 503, 507],
});

/** Mails the path of the Demos folder, for when they're at a PC. Once a day (decisions.md 18.10). */
export const sendReplayReminder = endpoint('POST /api/v1/filestorage/send-replay-reminder', {
  summary: 'Email the caller how to upload replays on a PC',
  responses: { 200: z.object({ sentTo: z.string() }) },
  errors: [409, 429],
});
