import type { FeatureModule } from '../../feature-module.ts';
import { chunkUploads } from '../../schema/replays.schema.ts';
import { chunkUploadsOf } from './chunk-upload.repository.ts';
import { pieceKeys, removeStaleUploads } from './receive-chunk.ts';

export { type ChunkUpload, chunkUploadExists } from './chunk-upload.repository.ts';
export { receiveChunk, type WholeFile } from './receive-chunk.ts';

export const chunkUploadsModule: FeatureModule = {
  name: 'chunk-uploads',
  accountData: [
    {
      column: chunkUploads.ownerId,
      exportedAs: null,
      onErasure: 'deleted',
      reason: 'Incomplete files, removed after 24 hours.',
    },
  ],
  schedules: [{ at: ['clean-up'], what: 'unfinished uploads', run: removeStaleUploads }],
  eraseData: async (tx, userId) => (await chunkUploadsOf(tx, userId)).flatMap(pieceKeys),
};
