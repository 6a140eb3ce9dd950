import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useChanges } from '../app/live/use-live-changes.ts';
import { refetchQueries } from '../app/query-client.ts';
import { loadSession } from '../app/session/require-session.ts';
import { prefetchReviewed } from '../features/gamedata/viewer/load-tracks.ts';
import { ReviewedViewerScreen } from '../features/gamedata/viewer/viewer-screen.tsx';
import { parseViewerSearch, type ViewerSearch } from '../features/gamedata/viewer/viewer-search.ts';
import { SHARED, sharedReviewQuery } from '../features/match-reviews/api/match-reviews.ts';
import { type ClipSearch, parseClipSearch } from '../features/match-reviews/playlist/clip-search.ts';

/** Loaded lazily so that the picture shows first. */
const ReviewReader = lazy(() => import('../features/match-reviews/reader/review-reader.tsx'));
const PlaylistReader = lazy(() => import('../features/match-reviews/playlist/playlist-reader.tsx'));

/** A coach's review as the player sees it, in the full window. */
export const Route = createFileRoute('/review/$reviewId')({
  validateSearch: (search: Record<string, unknown>): ViewerSearch & ClipSearch => ({
    ...parseViewerSearch(search),
    ...parseClipSearch(search),
  }),
  beforeLoad: loadSession,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(sharedReviewQuery(params.reviewId));
  },
  component: SharedReview,
});

const BACK = { to: '/reviews', label: 'Back to the reviews' } as const;

function SharedReview() {
  const { reviewId } = Route.useParams();
  const { clip, ...start } = Route.useSearch();
  const { queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { data, error } = useQuery(sharedReviewQuery(reviewId));
  // The coach's answers are notifications too.
  useChanges('notifications', () => void refetchQueries([SHARED]));
  if (data?.isPlaylist) {
    return (
      <Suspense>
        <PlaylistReader
          review={data}
          clipId={clip}
          time={start.t}
          onClip={(next) => void navigate({ search: { clip: next }, replace: true })}
          onPrefetch={(matchId) => void prefetchGame(queryClient, reviewId, matchId)}
          renderPicture={(game, extension) => (
            <ReviewedViewerScreen reviewId={reviewId} {...game} back={BACK} extension={extension} />
          )}
        />
      </Suspense>
    );
  }
  return (
    <ReviewedViewerScreen
      reviewId={reviewId}
      match={data}
      error={error}
      start={start}
      back={BACK}
      extension={(viewer, page) =>
        data ? (
          <Suspense fallback={page({})}>
            <ReviewReader review={data} viewer={viewer} page={page} start={start.t} />
          </Suspense>
        ) : (
          page({})
        )
      }
    />
  );
}

/** Loads the game of a playlist's next clip while the current one plays. */
async function prefetchGame(queryClient: QueryClient, reviewId: string, matchId: string): Promise<void> {
  // The page itself shows the error.
  const match = await queryClient.fetchQuery(sharedReviewQuery(reviewId, matchId)).catch(() => null);
  if (match?.report.coverage === 'full') await prefetchReviewed(queryClient, reviewId, match);
}
