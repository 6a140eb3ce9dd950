import { useQuery } from '@tanstack/react-query';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { receivedReviewsQuery } from '../api/match-reviews.ts';

export function ReviewsLink() {
  const { data } = useQuery(receivedReviewsQuery);
  useChanges('notifications', () => void refetchQueries(receivedReviewsQuery.queryKey));
  if (!data || data.items.length === 0) return null;
  const fresh = data.items.filter(({ seenAt, changedAt }) => seenAt === null || seenAt < changedAt).length;
  return <ButtonLink to="/reviews">Match reviews{fresh > 0 ? ` (${fresh} new)` : ''}</ButtonLink>;
}
