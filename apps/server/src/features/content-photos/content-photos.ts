import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES, MIN_PHOTO, type PhotoPurpose } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { reencodePicture } from '../../platform/pictures/picture.ts';
import {
  claimPhoto,
  deleteUnclaimed,
  insertPhoto,
  listUnusedPhotos,
  releasePhoto,
} from './content-photo.repository.ts';

/** Max size of a stored photo in pixels: twice the widest area that shows one. */
const MAX_SIZE = { width: 1600, height: 900 };
const QUALITY = 82;
const MAX_UNCLAIMED_MS = 24 * 60 * 60_000;
/** Max photos removed per upload; the next upload continues. */
const MAX_PER_SWEEP = 50;
const ADDRESS = '/api/v1/filestorage/content-photo/';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const getBlobKey = (photoId: string) => `content-photos/${photoId}.webp`;

export const getPhotoUrl = (photoId: string | null) => (photoId === null ? null : ADDRESS + photoId);

/** Returns the id of a photo from its path or full address; null if it isn't ours. */
export function parsePhotoId(fileUrl: string): string | null {
  const path = URL.parse(fileUrl, 'https://here.invalid')?.pathname ?? '';
  const id = path.startsWith(ADDRESS) ? path.slice(ADDRESS.length) : '';
  return UUID.test(id) ? id : null;
}

export function photoTooLarge(): ProblemError {
  const megabytes = MAX_PHOTO_BYTES / (1024 * 1024);
  return new ProblemError(413, 'picture-too-large', `Use a picture up to ${megabytes} MB.`);
}

/** Re-encodes and stores a photo. Throws ProblemError 415 and 422. */
export async function storePhoto(context: Context, userId: string, purpose: PhotoPurpose, content: Buffer) {
  const { db, clock, blobs } = context;
  const made = await reencodePicture(content, QUALITY, (picture) =>
    picture.resize({ ...MAX_SIZE, fit: 'inside', withoutEnlargement: true }),
  );
  const { width, height } = made;
  if (width < MIN_PHOTO.width || height < MIN_PHOTO.height) {
    throw new ProblemError(
      422,
      'picture-too-small',
      `Use a picture of at least ${MIN_PHOTO.width} × ${MIN_PHOTO.height} pixels: this one is ${width} × ${height}.`,
    );
  }
  const now = clock.now();
  await removePhotos(
    context,
    await listUnusedPhotos(db, new Date(now.getTime() - MAX_UNCLAIMED_MS), MAX_PER_SWEEP),
  );
  const id = randomUUID();
  // Row first: a file without a row would never be found again.
  const bytes = made.content.length;
  await insertPhoto(db, { id, purpose, width, height, bytes, uploadedBy: userId, uploadedAt: now });
  await blobs.put(getBlobKey(id), Readable.from([made.content], { objectMode: false }));
  return { fileUrl: ADDRESS + id, width, height };
}

/** Throws ProblemError 404. */
export async function readPhoto({ blobs }: Pick<Context, 'blobs'>, photoId: string): Promise<Buffer> {
  const content = await blobs.find(getBlobKey(photoId));
  if (!content) throw notFound('Photo not found.');
  return Buffer.from(content);
}

/** Deletes the unused ones among these photos with their files, and returns how many. */
export async function removePhotos(
  { db, blobs }: Pick<Context, 'db' | 'blobs'>,
  ids: readonly (string | null)[],
  purpose?: PhotoPurpose,
): Promise<number> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return 0;
  const deleted = await deleteUnclaimed(db, known, purpose);
  for (const id of deleted) await blobs.remove(getBlobKey(id));
  return deleted.length;
}

interface PhotoExchange {
  purpose: PhotoPurpose;
  /** Id of what shows the photo. */
  shownBy: string;
  before: string | null;
  /** The photo's new address. */
  fileUrl: string | null;
}

/**
 * Replaces or removes the photo of an item; remove the previous photo (`removePhotos`) after the transaction has
 * committed. Returns the photo's id. Throws ProblemError 422 for a photo that is gone or used elsewhere.
 */
export async function exchangePhoto(tx: Transaction, { purpose, shownBy, before, fileUrl }: PhotoExchange) {
  const requested = fileUrl === null ? null : parsePhotoId(fileUrl);
  if (fileUrl !== null && (requested === null || !(await claimPhoto(tx, requested, purpose, shownBy)))) {
    throw new ProblemError(422, 'photo-gone', 'The photo is gone. Upload it again.');
  }
  if (before !== null && before !== requested) await releasePhoto(tx, before);
  return requested;
}
