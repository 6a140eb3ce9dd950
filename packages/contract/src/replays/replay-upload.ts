import { defineEndpoint } from '../endpoint.ts';
import { replayItem } from './replay-item.ts';

/** 201 for a new file, 200 with the existing replay when this account has uploaded the same file before. */
export const replayUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/filestorage/replay-upload',
  area: 'replays',
  summary: 'Upload one replay file',
  access: 'account',
  tokenScope: 'upload',
  fileField: 'file',
  responses: { 200: replayItem, 201: replayItem },
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
});
