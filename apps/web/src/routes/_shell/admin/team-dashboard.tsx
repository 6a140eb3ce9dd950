import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { teamBoardQuery, teamHomeworkQuery } from '../../../features/coach-room/api/coach-room.ts';
import { CoachRoomScreen } from '../../../features/coach-room/screens/coach-room-screen.tsx';
import { readRoomSearch } from '../../../features/coach-room/search/room-search.ts';
import { coachReviewsQuery } from '../../../features/match-reviews/api/match-reviews.ts';
import { ReviewsPanel } from '../../../features/match-reviews/components/reviews-panel.tsx';
import { goToFindPlayer, TeamPeople } from '../../../features/team/components/team-people.tsx';
import { NextPanel } from '../../-team-dashboard/next-panel.tsx';

export const Route = createFileRoute('/_shell/admin/team-dashboard')({
  validateSearch: readRoomSearch,
  loaderDeps: ({ search: { mode } }) => ({ mode }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(teamBoardQuery(deps.mode));
    void context.queryClient.prefetchQuery(teamHomeworkQuery);
    void context.queryClient.prefetchQuery(coachReviewsQuery);
  },
  staticData: { screen: screenOf('/admin/team-dashboard') },
  component: TeamDashboard,
});

function TeamDashboard() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CoachRoomScreen
      search={search}
      onSearch={(next) => void navigate({ search: readRoomSearch({ ...next }), resetScroll: false })}
      next={
        <>
          <ReviewsPanel />
          <NextPanel />
        </>
      }
      people={<TeamPeople />}
      onInvite={goToFindPlayer}
    />
  );
}
