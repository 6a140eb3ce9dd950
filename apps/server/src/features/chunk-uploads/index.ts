export { type ChunkUpload, chunkUploadExists, chunkUploadsOf } from './chunk-upload.repository.ts';
export { pieceKeys } from './piece-blobs.ts';
export { type ChunkContext, receiveChunk, type WholeFile } from './receive-chunk.ts';
export { removeStaleUploads } from './remove-stale-uploads.ts';
