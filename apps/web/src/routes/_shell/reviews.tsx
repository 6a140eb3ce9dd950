import { createFileRoute } from '@tanstack/react-router';
import { receivedReviewsQuery } from '../../features/match-reviews/api/match-reviews.ts';
import { ReceivedReviewsScreen } from '../../features/match-reviews/screens/received-reviews-screen.tsx';

export const Route = createFileRoute('/_shell/reviews')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(receivedReviewsQuery),
  component: ReceivedReviewsScreen,
});
