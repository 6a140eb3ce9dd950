import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { profile } from '../profile/profile.ts';
import { chunkFields, chunkReceived } from '../replays/replay-upload.ts';

const endpoint = defineEndpoints('profile-image', { access: 'account' });

/** Maximum image size, bytes (5 MB). */
export const MAX_PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;

/** PNG, JPEG, WebP or GIF; stored re-encoded as a square. The last chunk returns the profile. */
export const profileImageChunkUpload = endpoint('POST /api/v1/filestorage/profile-image-chunk-upload', {
  summary: 'Upload one piece of a profile image',
  fileField: 'file',
  fileFields: chunkFields,
  responses: { 201: profile, 202: chunkReceived },
  errors: [409, 413, 415, 422, 429],
});

/** Public, so that pages can show it as an image; its address can't be guessed. */
export const getProfileImage = endpoint('GET /api/v1/filestorage/profile-image/{imageId}', {
  summary: 'A profile image',
  access: 'public',
  mediaType: 'image/webp',
  responses: { 200: z.file() },
});

export const deleteProfileImage = endpoint('DELETE /api/v1/filestorage/delete-profile-image', {
  summary: "Remove the caller's profile image",
  query: z.object({ fileUrl: z.string().max(500) }),
  responses: { 200: profile },
  errors: [404],
});
