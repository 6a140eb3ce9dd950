import type { CoachReview, ReviewVoice } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { server } from '../../../app/api/client.ts';
import { toHttpFailure } from '../../../app/api/failure.ts';
import { cacheReview, OF_SUBJECT, SHARED } from './match-reviews.ts';

const VOICE = `${OF_SUBJECT}/voices/{commentId}` as const;

export interface Recording {
  readonly content: Blob;
  readonly seconds: number;
}

/** Saves a clip's voice-over instead of its previous one. Throws HttpFailure. */
export function saveVoice(
  subjectId: string,
  commentId: string,
  { content, seconds }: Recording,
): Promise<CoachReview> {
  return cacheReview(
    subjectId,
    sendRecording(`/api/v1/coach/match-reviews/${subjectId}/voices/${commentId}`),
  );

  async function sendRecording(path: string): Promise<CoachReview> {
    const form = new FormData();
    form.append('seconds', String(seconds));
    form.append('file', content, 'voice-over');
    const response = await authorizedFetch(new Request(path, { method: 'POST', body: form }));
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw toHttpFailure(response.status, body);
    return body as CoachReview;
  }
}

export const deleteVoice = (subjectId: string, commentId: string) =>
  cacheReview(subjectId, server.DELETE(VOICE, { path: { subjectId, commentId } }));

export const loadVoice = (subjectId: string) => (voice: ReviewVoice) =>
  server.GET(VOICE, { path: { subjectId, commentId: voice.commentId }, parseAs: 'blob' }) as Promise<Blob>;

export const loadSharedVoice = (reviewId: string) => (voice: ReviewVoice) =>
  server.GET(`${SHARED}/voices/{commentId}`, {
    path: { reviewId, commentId: voice.commentId },
    parseAs: 'blob',
  }) as Promise<Blob>;
