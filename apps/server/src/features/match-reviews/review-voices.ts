import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type CoachReview, MAX_VOICE_BYTES, MAX_VOICE_SECONDS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import type { Viewer } from '../gamedata/index.ts';
import { requireStorage } from '../membership/index.ts';
import { changeReview, findComment } from './change-review.ts';
import { updateReview } from './match-review.repository.ts';
import { deleteVoices, getVoiceBlobKey, insertVoice, listVoices } from './review-voice.repository.ts';

/** The first bytes of the formats that browsers record. */
const MAGIC = [
  { mediaType: 'audio/webm', at: 0, bytes: Buffer.from('1a45dfa3', 'hex') },
  { mediaType: 'audio/ogg', at: 0, bytes: Buffer.from('OggS') },
  { mediaType: 'audio/mp4', at: 4, bytes: Buffer.from('ftyp') },
] as const;

/** Shorter recordings are slips of the finger. */
const MIN_SECONDS = 0.2;

export interface Recording {
  content: Buffer;
  /** Length as the browser measured it, s. */
  seconds: number;
}

/** Saves the voice-over of a clip instead of its previous one. Throws ProblemError 403, 404, 415, 422. */
export async function saveVoice(
  context: Context,
  viewer: Viewer,
  playlistId: string,
  commentId: string,
  { content, seconds }: Recording,
): Promise<CoachReview> {
  const format = MAGIC.find(({ at, bytes }) => content.subarray(at, at + bytes.length).equals(bytes));
  if (!format) throw new ProblemError(415, 'no-recording', 'This isn’t a recording. Record it in the app.');
  if (!(seconds >= MIN_SECONDS && seconds <= MAX_VOICE_SECONDS)) {
    throw new ProblemError(
      422,
      'recording-length',
      `A voice-over can be up to ${MAX_VOICE_SECONDS / 60} minutes long. Record it again.`,
    );
  }
  const { blobs } = context;
  const voice = { id: randomUUID(), mediaType: format.mediaType };
  const key = getVoiceBlobKey(voice);
  await blobs.put(key, Readable.from([content], { objectMode: false }));
  try {
    return await changeReview(context, viewer, playlistId, async (tx, review, { now }) => {
      if (!findComment(review, commentId).clip) throw voiceNotFound();
      await deleteVoices(tx, review.id, commentId);
      await requireStorage(tx, { userId: viewer.userId, bytes: content.length }, now);
      const facts = { reviewId: review.id, commentId, seconds, bytes: content.length, recordedAt: now };
      await insertVoice(tx, { ...voice, ...facts });
      // Players see that there is something new.
      await updateReview(tx, review.id, { changedAt: now });
    });
  } catch (error) {
    await blobs.remove(key);
    throw error;
  }
}

/** Throws ProblemError 404. */
export function removeVoice(context: Context, viewer: Viewer, playlistId: string, commentId: string) {
  return changeReview(context, viewer, playlistId, (tx, review) => deleteVoices(tx, review.id, commentId));
}

/** Throws ProblemError 404. */
export async function readVoice(
  { db, blobs }: Pick<Context, 'db' | 'blobs'>,
  reviewId: string,
  commentId: string,
): Promise<Readable> {
  const voice = (await listVoices(db, reviewId)).find((one) => one.commentId === commentId);
  const content = voice && (await blobs.find(getVoiceBlobKey(voice)));
  if (!voice || !content) throw voiceNotFound();
  return Readable.from([Buffer.from(content)], { objectMode: false });
}

export function voiceNotFound(): ProblemError {
  return notFound('This clip has no voice-over.');
}

export function voiceTooLarge(): ProblemError {
  const megabytes = MAX_VOICE_BYTES / (1024 * 1024);
  return new ProblemError(413, 'recording-too-large', `A voice-over can be up to ${megabytes} MB.`);
}
