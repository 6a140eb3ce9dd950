import { Readable } from 'node:stream';
import { ENDPOINTS, MAX_PHOTO_BYTES } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { requireDiskSpace } from '../../platform/http/disk-space.ts';
import {
  calculateBodyLimit,
  checkUploadHead,
  readUploadedFile,
  registerMultipart,
} from '../../platform/http/multipart-upload.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import {
  registerEndpoint,
  registerEndpoints,
  registerEndpointWith,
  respond,
} from '../../platform/http/register-endpoint.ts';
import { parsePhotoId, photoTooLarge, readPhoto, removePhotos, storePhoto } from './content-photos.ts';

/** The address identifies the content: another photo has another address. */
const CACHE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' };

const UPLOADS = [
  { endpoint: ENDPOINTS.carouselPhoto, purpose: 'carousel' },
  { endpoint: ENDPOINTS.discordEventBannerPhoto, purpose: 'discordEvent' },
  { endpoint: ENDPOINTS.trainingPlanPhotoUpload, purpose: 'trainingPlan' },
  { endpoint: ENDPOINTS.weeklyGoalPhoto, purpose: 'weeklyGoal' },
] as const;

export async function contentPhotoRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await registerMultipart(app, MAX_PHOTO_BYTES, (scope) => {
    for (const { endpoint, purpose } of UPLOADS) {
      registerEndpointWith(
        scope,
        endpoint,
        { config: limitRoute(context.rateLimits.upload), bodyLimit: calculateBodyLimit(MAX_PHOTO_BYTES) },
        async ({ request, caller }) => {
          await requireDiskSpace(context.config);
          checkUploadHead(request, MAX_PHOTO_BYTES, photoTooLarge);
          const file = await readUploadedFile(request, endpoint.fileField, photoTooLarge);
          const content = Buffer.concat(await file.content.toArray());
          await file.requireWholeFile();
          return respond(201, await storePhoto(context, caller.userId, purpose, content));
        },
      );
    }
  });
  registerEndpoint(app, ENDPOINTS.getContentPhoto, async ({ params }) =>
    respond(
      200,
      Readable.from([await readPhoto(context, params.photoId)], { objectMode: false }),
      CACHE_HEADERS,
    ),
  );
  registerEndpoints(app, {
    deleteTrainingThumbnail: async ({ query }) => {
      if ((await removePhotos(context, [parsePhotoId(query.fileUrl)], 'trainingPlan')) > 0) return {};
      throw notFound('Photo not found, or a training plan uses it.');
    },
  });
}
