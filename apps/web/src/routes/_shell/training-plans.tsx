import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { tickChecklist } from '../../features/get-started/api/get-started.ts';
import { ReviewsLink } from '../../features/match-reviews/components/reviews-link.tsx';
import { myPlansQuery, plansQuery } from '../../features/training-plans/api/training-plans.ts';
import { TrainingPlansScreen } from '../../features/training-plans/screens/training-plans-screen.tsx';
import { readPlanSearch } from '../../features/training-plans/search/plan-search.ts';
import { MyTeamPanels } from '../-training-plans/my-team-panels.tsx';

export const Route = createFileRoute('/_shell/training-plans')({
  validateSearch: readPlanSearch,
  loaderDeps: ({ search: { view, mode } }) => ({ view, mode }),
  loader: ({ context: { queryClient }, deps: { view, mode } }) => {
    void queryClient.prefetchQuery(myPlansQuery);
    if (view === 'plans') void queryClient.prefetchQuery(plansQuery(mode));
  },
  staticData: { screen: screenOf('/training-plans') },
  component: TrainingPlans,
});

function TrainingPlans() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TrainingPlansScreen
      search={search}
      onChange={(part) =>
        void navigate({ search: readPlanSearch({ ...search, ...part }), replace: true, resetScroll: false })
      }
      reviews={<ReviewsLink />}
      team={<MyTeamPanels />}
      onStarted={() => {
        void tickChecklist('start-plan').catch(() => undefined);
        void navigate({ search: {} });
      }}
    />
  );
}
