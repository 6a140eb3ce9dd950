import { createFileRoute } from '@tanstack/react-router';
import { updateSearch } from '../../app/navigation/search-params.ts';
import { myHomeworkQuery } from '../../features/coach-room/api/my-homework.ts';
import { MyHomeworkPanel } from '../../features/coach-room/components/my-homework-panel.tsx';
import { tickChecklist } from '../../features/get-started/api/get-started.ts';
import { ReviewsLink } from '../../features/match-reviews/components/reviews-link.tsx';
import { calendarQuery } from '../../features/team/api/team-events.ts';
import { MyEventsPanel } from '../../features/team/components/my-events-panel.tsx';
import { myPlansQuery, plansQuery } from '../../features/training-plans/api/training-plans.ts';
import { TrainingPlansScreen } from '../../features/training-plans/screens/training-plans-screen.tsx';
import { parsePlanSearch } from '../../features/training-plans/search/plan-search.ts';

export const Route = createFileRoute('/_shell/training-plans')({
  validateSearch: parsePlanSearch,
  loaderDeps: ({ search: { view, mode } }) => ({ view, mode }),
  loader: ({ context: { queryClient }, deps: { view, mode } }) => {
    void queryClient.prefetchQuery(myPlansQuery);
    if (view === 'plans') void queryClient.prefetchQuery(plansQuery(mode));
    // Shown above the plans: they would push them down.
    return Promise.all([
      queryClient.prefetchQuery(myHomeworkQuery),
      queryClient.prefetchQuery(calendarQuery),
    ]);
  },
  component: TrainingPlans,
});

function TrainingPlans() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TrainingPlansScreen
      search={search}
      onChange={updateSearch(navigate, parsePlanSearch)}
      reviews={<ReviewsLink />}
      team={<MyTeamPanels />}
      onStarted={() => {
        void tickChecklist('start-plan').catch(() => undefined);
        void navigate({ search: {} });
      }}
    />
  );
}

function MyTeamPanels() {
  return (
    <div className="grid gap-4 mb-4 empty:hidden">
      <MyEventsPanel />
      <MyHomeworkPanel />
    </div>
  );
}
