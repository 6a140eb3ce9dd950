import type { ViewerTracks } from '@datacoach/analysis/metadata';
import type { SharedReview } from '@datacoach/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { HttpFailure } from '../../../app/api/failure.ts';
import { matchEventsQuery, matchQuery, reviewedEventsQuery } from '../api/match-query.ts';

export type TracksResponse = { tracks: ViewerTracks } | { reason: string };

const UNREADABLE = 'We couldn’t load the recording of this match.';

/** Fetches all positions frame by frame; they never change within a revision. */
export function tracksQuery(matchId: string, revision: string) {
  const path = `/api/v1/gamedata/match/${matchId}/tracks?revision=${encodeURIComponent(revision)}`;
  return createTracksQuery(path, ['tracks', matchId, revision]);
}

export const sharedTracksQuery = (shareKey: string, revision: string) =>
  createTracksQuery(`/api/v1/gamedata/shared/${shareKey}/tracks`, ['shared tracks', shareKey, revision]);

export const reviewedTracksQuery = (reviewId: string, matchId: string, revision: string) =>
  createTracksQuery(`/api/v1/match-reviews/${reviewId}/tracks?matchId=${matchId}`, [
    'reviewed tracks',
    `${reviewId} ${matchId}`,
    revision,
  ]);

/** Fetches the recording and events of another match of a playlist, so that its clip starts at once. */
export async function prefetchReviewed(
  queryClient: QueryClient,
  reviewId: string,
  { matchId, revision }: Pick<SharedReview, 'matchId' | 'revision'>,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(reviewedTracksQuery(reviewId, matchId, revision)),
    queryClient.prefetchQuery(reviewedEventsQuery(reviewId, matchId)),
  ]);
}

export const flaggedTracksQuery = (eventId: string, revision: string) =>
  createTracksQuery(`/api/v1/admin/flagged-events/${eventId}/tracks`, ['flagged tracks', eventId, revision]);

export function roomTracksQuery(roomId: string, matchId: string, revision: string) {
  const path = `/api/v1/live-rooms/${roomId}/match/${matchId}/tracks`;
  return createTracksQuery(path, ['room tracks', `${roomId} ${matchId}`, revision]);
}

const createTracksQuery = (path: string, queryKey: readonly [string, string, string]) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const decoder = acquireDecoder();
      try {
        const response = await authorizedFetch(new Request(path, { signal }));
        if (!response.ok) throw new HttpFailure(response.status, UNREADABLE);
        return await decoder.decode(await response.arrayBuffer());
      } finally {
        decoder.end();
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

let preparedDecoder: ReturnType<typeof startDecoder> | null = null;

/** Starts a decoder before the recording is known; call `discardDecoder` if there is none. */
export function prepareDecoder(): void {
  preparedDecoder ??= startDecoder();
}

export function discardDecoder(): void {
  preparedDecoder?.end();
  preparedDecoder = null;
}

function acquireDecoder(): ReturnType<typeof startDecoder> {
  const decoder = preparedDecoder ?? startDecoder();
  preparedDecoder = null;
  return decoder;
}

/** Decodes in a worker because a long match would block the page. It starts while the recording downloads. */
function startDecoder() {
  const worker = new Worker(new URL('./tracks.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ViewerTracks>();
  worker.addEventListener('message', ({ data }: MessageEvent<TracksResponse>) =>
    'tracks' in data ? resolve(data.tracks) : reject(new Error(UNREADABLE)),
  );
  worker.addEventListener('error', () => reject(new Error(UNREADABLE)));
  // Its script may fail before anything awaits it.
  promise.catch(() => undefined);
  return {
    decode(bytes: ArrayBuffer) {
      worker.postMessage(bytes, [bytes]);
      return promise;
    },
    end: () => worker.terminate(),
  };
}

/** Fetches the match, then its recording and events as soon as its revision is known, before the page renders. */
export async function prefetchViewer(queryClient: QueryClient, matchId: string): Promise<void> {
  prepareDecoder();
  // The page itself shows the error.
  const match = await queryClient.fetchQuery(matchQuery(matchId)).catch(() => null);
  if (match?.report.coverage !== 'full') return discardDecoder();
  const events = matchEventsQuery(matchId, match.revision);
  await Promise.all([
    queryClient.prefetchQuery(tracksQuery(matchId, match.revision)),
    queryClient.prefetchQuery({ ...events, staleTime: Number.POSITIVE_INFINITY }),
  ]);
}
