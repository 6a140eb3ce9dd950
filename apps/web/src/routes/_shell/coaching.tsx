import { createFileRoute } from '@tanstack/react-router';
import {
  coachesQuery,
  effectsQuery,
  myBriefQuery,
  sessionsQuery,
  tokensQuery,
} from '../../features/coaching/api/coaching.ts';
import { CoachingScreen } from '../../features/coaching/screens/coaching-screen.tsx';

/** `purchase=true` opens the token purchase. */
export const Route = createFileRoute('/_shell/coaching')({
  validateSearch: (search: Record<string, unknown>): { purchase?: boolean } =>
    search.purchase === true || search.purchase === 'true' ? { purchase: true } : {},
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(myBriefQuery(10));
    void queryClient.prefetchQuery(sessionsQuery('over'));
    void queryClient.prefetchQuery(effectsQuery());
    // Their size decides where everything else is.
    return Promise.all([
      queryClient.prefetchQuery(coachesQuery(10)),
      queryClient.prefetchQuery(tokensQuery),
      queryClient.prefetchQuery(sessionsQuery('coming')),
    ]);
  },
  component: Coaching,
});

function Coaching() {
  const { purchase } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CoachingScreen
      purchase={purchase === true}
      onPurchase={(open) =>
        void navigate({ search: open ? { purchase: true } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
