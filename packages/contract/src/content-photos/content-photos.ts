import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import type { PermissionModule } from '../permissions/permission-table.ts';

const endpoint = defineEndpoints('content-photos');

/** Maximum photo size, bytes (8 MB). */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
/** Minimum photo size to look sharp on screen, pixels. */
export const MIN_PHOTO = { width: 480, height: 200 } as const;
/** The training plans module in calls that delete photos (specification.md 9). */
export const TRAINING_PHOTO_MODULE = 15;

export const PHOTO_PURPOSES = ['carousel', 'discordEvent', 'trainingPlan', 'weeklyGoal'] as const;
export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];

/** A stored photo, re-encoded from the upload. Kept for a day unless something uses it. */
const storedPhoto = namedObject('StoredPhoto', {
  fileUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type StoredPhoto = z.infer<typeof storedPhoto>;

/** Address of a stored photo in a request body; null for none. */
export const photoUrlField = z.string().max(200).nullable();

/** Address of a stored photo in a query. */
export const photoUrlQuery = z.string().max(500);

function definePhotoUpload<const Path extends string>(path: Path, module: PermissionModule, summary: string) {
  return endpoint(`POST ${path}`, {
    summary,
    access: { module, action: 'Create', or: 'Edit' },
    fileField: 'file',
    responses: { 201: storedPhoto },
    errors: [413, 415, 422, 429],
  });
}

export const carouselPhoto = definePhotoUpload(
  '/api/v1/homepage/carousel-photo',
  'Carousel',
  'Upload a photo for the carousel: PNG, JPEG, WebP or GIF',
);
export const discordEventBannerPhoto = definePhotoUpload(
  '/api/v1/trainingplan/discord-event-banner-photo',
  'DiscordEvents',
  'Upload a photo for a Discord event: PNG, JPEG, WebP or GIF',
);
export const trainingPlanPhotoUpload = definePhotoUpload(
  '/api/v1/trainingplan/training-plan-photo-upload',
  'TrainingPlans',
  'Upload a photo for a training plan: PNG, JPEG, WebP or GIF',
);
export const weeklyGoalPhoto = definePhotoUpload(
  '/api/v1/homepage/weekly-goal-photo',
  'WeeklyGoals',
  'Upload a banner for a community goal: PNG, JPEG, WebP or GIF',
);

/** Public, so that pages can show it as an image. */
export const getContentPhoto = endpoint('GET /api/v1/filestorage/content-photo/{photoId}', {
  summary: 'A photo of the carousel, an event, a training plan or a community goal',
  access: 'public',
  mediaType: 'image/webp',
  responses: { 200: z.file() },
});

/** 404 unless it was uploaded for training plans and no plan uses it yet. */
export const deleteTrainingThumbnail = endpoint('DELETE /api/v1/filestorage/delete-training-thumbnail', {
  summary: 'Delete a photo that was uploaded for training plans',
  access: { module: 'TrainingPlans', action: 'Create', or: 'Edit' },
  query: z.object({ fileUrl: photoUrlQuery }),
  errors: [404],
});
