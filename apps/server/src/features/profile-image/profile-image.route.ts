import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ENDPOINTS, MAX_PROFILE_IMAGE_BYTES, type Profile, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import {
  calculateBodyLimit,
  checkUploadHead,
  readUploadedFile,
  registerMultipart,
} from '../../platform/http/multipart-upload.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import {
  registerEndpoint,
  registerEndpoints,
  registerEndpointWith,
  respond,
} from '../../platform/http/register-endpoint.ts';
import { reencodePicture } from '../../platform/pictures/picture.ts';
import { findUser, type User } from '../auth/index.ts';
import { type FileReceiver, receiveChunk } from '../chunk-uploads/index.ts';
import { describeProfile, getImageUrl } from '../profile/index.ts';
import { findImage, replaceImage } from './profile-image.repository.ts';

/** Edge length of a stored profile image in pixels. */
const EDGE = 256;
const QUALITY = 86;

/** Handles an account's picture that is uploaded in chunks: it is re-encoded before anyone sees it. */
function createPictureUpload(context: Context, userId: string): FileReceiver<Profile> {
  return {
    purpose: 'profile-image',
    async begin({ totalSize }) {
      if (totalSize > MAX_PROFILE_IMAGE_BYTES) throw pictureTooLarge();
    },
    requireRoom: async () => {},
    undoBegin: async () => {},
    async complete({ sha256 }, content) {
      const bytes = Buffer.concat(await content.toArray());
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
        throw new ProblemError(422, 'digest-mismatch', 'The picture was damaged during upload. Try again.');
      }
      const imageId = randomUUID();
      return { result: await setImage(context, userId, imageId, await cropSquare(bytes)), id: imageId };
    },
    async findResult() {
      const user = await findUser(context.db, userId);
      return user && describeProfile(context, user);
    },
  };
}

/** Removes the account's image; `fileUrl` must be the account's own (decisions.md 21.3). Throws ProblemError 404. */
async function removeImage(context: Context, userId: string, fileUrl: string): Promise<Profile> {
  const imageId = await findImage(context.db, userId);
  if (imageId === null || getImageUrl(imageId) !== getUrlPath(fileUrl)) {
    throw notFound('That’s not your profile picture.');
  }
  return describeProfile(context, await exchange(context, userId, null));
}

function pictureTooLarge(): ProblemError {
  const megabytes = MAX_PROFILE_IMAGE_BYTES / (1024 * 1024);
  return new ProblemError(413, 'picture-too-large', `Use a picture up to ${megabytes} MB.`);
}

/** Crops the picture's center to a square. */
async function cropSquare(bytes: Buffer): Promise<Buffer> {
  const square = await reencodePicture(bytes, QUALITY, (picture) =>
    picture.resize(EDGE, EDGE, { fit: 'cover' }),
  );
  return square.content;
}

async function setImage(context: Context, userId: string, imageId: string, square: Buffer): Promise<Profile> {
  const key = getImageBlobKey(imageId);
  await context.blobs.put(key, Readable.from([square], { objectMode: false }));
  try {
    return await describeProfile(context, await exchange(context, userId, imageId));
  } catch (error) {
    await context.blobs.remove(key);
    throw error;
  }
}

/** Throws ProblemError 401 if the account is gone. */
async function exchange(
  { db, blobs }: Pick<Context, 'db' | 'blobs'>,
  userId: string,
  imageId: string | null,
): Promise<User> {
  const replaced = await replaceImage(db, userId, imageId);
  if (!replaced) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
  if (replaced.before !== null) await blobs.remove(getImageBlobKey(replaced.before));
  return replaced.user;
}

/** Returns the path of an image's address; clients may send the full address. */
const getUrlPath = (fileUrl: string): string => URL.parse(fileUrl, 'https://here.invalid')?.pathname ?? '';

export const getImageBlobKey = (imageId: string): string => `profile-images/${imageId}.webp`;

/** The address identifies the content: another image has another address. */
const CACHE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' };

export async function profileImageRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await registerMultipart(app, UPLOAD_CHUNK_BYTES, (scope) => {
    registerEndpointWith(
      scope,
      ENDPOINTS.profileImageChunkUpload,
      {
        config: limitRoute(context.rateLimits.uploadChunk),
        bodyLimit: calculateBodyLimit(UPLOAD_CHUNK_BYTES),
      },
      async ({ request, caller }) => {
        checkUploadHead(request, UPLOAD_CHUNK_BYTES, pictureTooLarge);
        const { fileField } = ENDPOINTS.profileImageChunkUpload;
        const file = await readUploadedFile(request, fileField, pictureTooLarge);
        const whole = createPictureUpload(context, caller.userId);
        const taken = await receiveChunk(context, caller.userId, file, whole);
        return 'received' in taken ? respond(202, taken) : respond(201, taken.result);
      },
    );
  });
  registerEndpoint(app, ENDPOINTS.getProfileImage, async ({ params }) => {
    const image = await context.blobs.find(getImageBlobKey(params.imageId));
    if (!image) throw notFound('Image not found.');
    return respond(200, Readable.from([Buffer.from(image)], { objectMode: false }), CACHE_HEADERS);
  });
  registerEndpoints(app, {
    deleteProfileImage: ({ query, caller }) => removeImage(context, caller.userId, query.fileUrl),
  });
}
