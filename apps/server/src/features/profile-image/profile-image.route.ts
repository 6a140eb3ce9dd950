import { Readable } from 'node:stream';
import { ENDPOINTS, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import {
  checkUploadHead,
  multipartScope,
  readUploadedFile,
  uploadBodyLimit,
} from '../../platform/http/multipart-upload.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import {
  answer,
  registerEndpoint,
  registerEndpoints,
  registerEndpointWith,
} from '../../platform/http/register-endpoint.ts';
import { receiveChunk } from '../chunk-uploads/index.ts';
import { createPictureUpload, getImageBlobKey, pictureTooLarge, removeImage } from './profile-image.ts';

/** The address identifies the content: another image has another address. */
const KEEP = { 'cache-control': 'public, max-age=31536000, immutable' };

export async function profileImageRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await multipartScope(app, UPLOAD_CHUNK_BYTES, (scope) => {
    registerEndpointWith(
      scope,
      ENDPOINTS.profileImageChunkUpload,
      { config: limitRoute(context.rateLimits.uploadChunk), bodyLimit: uploadBodyLimit(UPLOAD_CHUNK_BYTES) },
      async ({ request, caller }) => {
        checkUploadHead(request, UPLOAD_CHUNK_BYTES, pictureTooLarge);
        const { fileField } = ENDPOINTS.profileImageChunkUpload;
        const file = await readUploadedFile(request, fileField, pictureTooLarge);
        const whole = createPictureUpload(context, caller.userId);
        const taken = await receiveChunk(context, caller.userId, file, whole);
        return 'received' in taken ? answer(202, taken) : answer(201, taken.result);
      },
    );
  });
  registerEndpoint(app, ENDPOINTS.getProfileImage, async ({ params }) => {
    const image = await context.blobs.find(getImageBlobKey(params.imageId));
    if (!image) throw notFound('Image not found.');
    return answer(200, Readable.from([Buffer.from(image)], { objectMode: false }), KEEP);
  });
  registerEndpoints(app, {
    deleteProfileImage: ({ query, caller }) => removeImage(context, caller.userId, query.fileUrl),
  });
}
