import type { ViewerTracks } from '@datacoach/analysis/metadata';
import { queryOptions } from '@tanstack/react-query';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { HttpFailure } from '../../../app/api/failure.ts';

export type TracksAnswer = { tracks: ViewerTracks } | { reason: string };

const UNREADABLE = 'What the viewer needs of this match could not be read.';

/** Where everybody was, frame by frame; under one revision it never changes. */
export function tracksQuery(matchId: string, revision: string) {
  const path = `/api/v1/gamedata/match/${matchId}/tracks?revision=${encodeURIComponent(revision)}`;
  return tracksAt(path, ['tracks', matchId, revision]);
}

/** The same of a match that is read by its link. */
export function sharedTracksQuery(shareKey: string, revision: string) {
  return tracksAt(`/api/v1/gamedata/shared/${shareKey}/tracks`, ['shared tracks', shareKey, revision]);
}

function tracksAt(path: string, queryKey: readonly [string, string, string]) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const response = await authorizedFetch(new Request(path, { signal }));
      if (!response.ok) throw new HttpFailure(response.status, 'The recording of this match did not arrive.');
      return decodeInWorker(await response.arrayBuffer());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Unpacks in a worker: a long match keeps the page busy for too long. */
function decodeInWorker(bytes: ArrayBuffer): Promise<ViewerTracks> {
  const worker = new Worker(new URL('./tracks.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ViewerTracks>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TracksAnswer>) =>
      'tracks' in data ? resolve(data.tracks) : reject(new Error(UNREADABLE)),
    );
    worker.addEventListener('error', () => reject(new Error(UNREADABLE)));
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}
