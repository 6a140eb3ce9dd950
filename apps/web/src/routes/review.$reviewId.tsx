import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../app/session/require-session.ts';
import { ReviewedViewerScreen } from '../features/gamedata/viewer/viewer-screen.tsx';
import { readViewerSearch } from '../features/gamedata/viewer/viewer-search.ts';
import { sharedReviewQuery } from '../features/match-reviews/api/match-reviews.ts';
import { ReviewReader } from '../features/match-reviews/reader/review-reader.tsx';

/** A coach's review as the player sees it, in the full window. */
export const Route = createFileRoute('/review/$reviewId')({
  validateSearch: readViewerSearch,
  beforeLoad: async ({ context, location, preload }) => {
    await requireSession(context.queryClient, { location, preload });
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(sharedReviewQuery(params.reviewId));
  },
  staticData: { screen: { title: 'Match review', titlesItself: true } },
  component: SharedReview,
});

function SharedReview() {
  const { reviewId } = Route.useParams();
  const start = Route.useSearch();
  const { data, error } = useQuery(sharedReviewQuery(reviewId));
  return (
    <ReviewedViewerScreen
      reviewId={reviewId}
      match={data}
      error={error}
      start={start}
      back={{ to: '/reviews', label: 'Back to the reviews' }}
      extension={(viewer, page) =>
        data ? <ReviewReader review={data} viewer={viewer} page={page} start={start.t} /> : page({})
      }
    />
  );
}
