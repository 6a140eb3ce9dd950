import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { profile } from '../profile/profile.ts';
import { chunkFields, chunkReceived } from '../replays/chunk-upload.ts';

/** Largest picture that is taken, bytes (5 MB). */
export const MAX_PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;

/** PNG, JPEG, WebP or GIF; what is stored is a square made of it anew. The last piece answers with the profile. */
export const profileImageChunkUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/filestorage/profile-image-chunk-upload',
  area: 'profile-image',
  summary: 'Upload one piece of a profile image',
  access: 'account',
  fileField: 'file',
  fileFields: chunkFields,
  responses: { 201: profile, 202: chunkReceived },
  errors: [400, 401, 409, 413, 415, 422, 429],
});

/** Public, so that pages can show it as a picture; its address cannot be guessed. */
export const getProfileImage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/filestorage/profile-image/{imageId}',
  area: 'profile-image',
  summary: 'A profile image',
  access: 'public',
  params: z.object({ imageId: z.uuid() }),
  mediaType: 'image/webp',
  responses: { 200: z.file() },
  errors: [400, 404],
});

export const deleteProfileImage = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/filestorage/delete-profile-image',
  area: 'profile-image',
  summary: 'Remove the own profile image',
  access: 'account',
  query: z.object({ fileUrl: z.string().max(500) }),
  responses: { 200: profile },
  errors: [400, 401, 404],
});
