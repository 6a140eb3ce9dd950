import { defineEndpoint } from '../endpoint.ts';
import { chunkFields, chunkReceived } from './chunk-upload.ts';
import { replayItem } from './replay-item.ts';

/** 202 while pieces are missing; the last one answers as replay-upload. Unfinished uploads vanish after 24 hours. */
export const replayChunkUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/filestorage/replay-chunk-upload',
  area: 'replays',
  summary: 'Upload one piece of a replay file',
  access: 'account',
  fileField: 'file',
  fileFields: chunkFields,
  responses: { 200: replayItem, 201: replayItem, 202: chunkReceived },
  errors: [400, 401, 403, 409, 413, 415, 422, 429, 503],
});
