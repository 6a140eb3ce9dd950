import { type FeatureModule, internalRows } from '../../feature-module.ts';
import { chunkUploads } from '../../schema/replays.schema.ts';
import { listChunkUploads } from './chunk-upload.repository.ts';
import { listChunkKeys, removeStaleUploads } from './receive-chunk.ts';

export { type ChunkUpload, hasChunkUpload } from './chunk-upload.repository.ts';
export { type FileReceiver, receiveChunk } from './receive-chunk.ts';

export const chunkUploadsModule: FeatureModule = {
  name: 'chunk-uploads',
  accountData: [internalRows(chunkUploads.ownerId, 'Incomplete files, removed after 24 hours.')],
  schedules: [{ at: ['clean-up'], what: 'unfinished uploads', run: removeStaleUploads }],
  eraseData: async (tx, userId) => (await listChunkUploads(tx, userId)).flatMap(listChunkKeys),
};
