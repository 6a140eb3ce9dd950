import type { ViewerTracks } from '@datacoach/analysis/metadata';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { HttpFailure } from '../../../app/api/failure.ts';
import { matchEventsQuery, matchQuery } from '../api/match-query.ts';

export type TracksAnswer = { tracks: ViewerTracks } | { reason: string };

const UNREADABLE = 'We couldn’t load the recording of this match.';

/** Where everybody was, frame by frame; under one revision it never changes. */
export function tracksQuery(matchId: string, revision: string) {
  const path = `/api/v1/gamedata/match/${matchId}/tracks?revision=${encodeURIComponent(revision)}`;
  return tracksAt(path, ['tracks', matchId, revision]);
}

/** The same of a match that is read by its link. */
export function sharedTracksQuery(shareKey: string, revision: string) {
  return tracksAt(`/api/v1/gamedata/shared/${shareKey}/tracks`, ['shared tracks', shareKey, revision]);
}

/** The same of a match that is read in a coach's review. */
export function reviewedTracksQuery(reviewId: string, revision: string) {
  return tracksAt(`/api/v1/match-reviews/${reviewId}/tracks`, ['reviewed tracks', reviewId, revision]);
}

/** The same of a match around a moment that a player has called wrong. */
export function flaggedTracksQuery(eventId: string, revision: string) {
  return tracksAt(`/api/v1/admin/flagged-events/${eventId}/tracks`, ['flagged tracks', eventId, revision]);
}

function tracksAt(path: string, queryKey: readonly [string, string, string]) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const decoder = takeDecoder();
      try {
        const response = await authorizedFetch(new Request(path, { signal }));
        if (!response.ok)
          throw new HttpFailure(response.status, 'We couldn’t load the recording of this match.');
        return await decoder.decode(await response.arrayBuffer());
      } finally {
        decoder.end();
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

let waiting: ReturnType<typeof startDecoder> | null = null;

/** Starts what will unpack a recording, before it is known which; `dropDecoder` where it turns out that there is none. */
export function readyDecoder(): void {
  waiting ??= startDecoder();
}

export function dropDecoder(): void {
  waiting?.end();
  waiting = null;
}

function takeDecoder(): ReturnType<typeof startDecoder> {
  const decoder = waiting ?? startDecoder();
  waiting = null;
  return decoder;
}

/** Unpacks in a worker: a long match keeps the page busy for too long. It starts while the recording is on its way. */
function startDecoder() {
  const worker = new Worker(new URL('./tracks.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ViewerTracks>();
  worker.addEventListener('message', ({ data }: MessageEvent<TracksAnswer>) =>
    'tracks' in data ? resolve(data.tracks) : reject(new Error(UNREADABLE)),
  );
  worker.addEventListener('error', () => reject(new Error(UNREADABLE)));
  // Its script may fail before anybody waits.
  promise.catch(() => undefined);
  return {
    decode(bytes: ArrayBuffer) {
      worker.postMessage(bytes, [bytes]);
      return promise;
    },
    end: () => worker.terminate(),
  };
}

/** Asks for the match, and for its recording and events as soon as its revision is known, before the page is drawn. */
export async function prefetchViewer(queryClient: QueryClient, matchId: string): Promise<void> {
  readyDecoder();
  // The page itself says what is wrong.
  const match = await queryClient.fetchQuery(matchQuery(matchId)).catch(() => null);
  if (match?.report.coverage !== 'full') return dropDecoder();
  const events = matchEventsQuery(matchId, match.revision);
  await Promise.all([
    queryClient.prefetchQuery(tracksQuery(matchId, match.revision)),
    queryClient.prefetchQuery({ ...events, staleTime: Number.POSITIVE_INFINITY }),
  ]);
}
