import { useQuery } from '@tanstack/react-query';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { coachReviewQuery } from './match-reviews.ts';

/** Also fetches what players answer while the page is open: each answer is a notification too. */
export function useCoachReview(subjectId: string) {
  const query = useQuery(coachReviewQuery(subjectId));
  useChanges('notifications', () => void query.refetch());
  return query;
}
