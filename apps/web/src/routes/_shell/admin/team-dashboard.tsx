import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { queryClient } from '../../../app/query-client.ts';
import { teamBoardQuery, teamHomeworkQuery } from '../../../features/coach-room/api/coach-room.ts';
import { CoachRoomScreen } from '../../../features/coach-room/screens/coach-room-screen.tsx';
import { parseRoomSearch } from '../../../features/coach-room/search/room-search.ts';
import { LiveRoomLine } from '../../../features/live-room/components/live-room-line.tsx';
import { coachReviewsQuery } from '../../../features/match-reviews/api/match-reviews.ts';
import { ReviewsPanel } from '../../../features/match-reviews/components/reviews-panel.tsx';
import { refetchTeam, teamQuery } from '../../../features/team/api/roster.ts';
import { schoolQuery } from '../../../features/team/api/school-team.ts';
import { calendarQuery } from '../../../features/team/api/team-events.ts';
import { CalendarPanel } from '../../../features/team/components/calendar-panel.tsx';
import { SchoolRules } from '../../../features/team/components/school-rules.tsx';
import { TeamHead } from '../../../features/team/components/team-head.tsx';
import { scrollToFindPlayer, TeamPeople } from '../../../features/team/components/team-people.tsx';
import { TeamSwitch } from '../../../features/team/components/team-switch.tsx';
import { ClipActionProvider } from '../../../shared/viewer/clip-action.tsx';
import { addToPlaylist } from '../../-team-dashboard/add-to-playlist.tsx';
import { NextPanel } from '../../-team-dashboard/next-panel.tsx';

/** Only in the drawer that changes the team. */
const PictureForm = lazy(async () => ({
  default: (await import('../../../features/profile/components/picture-form.tsx')).PictureForm,
}));

export const Route = createFileRoute('/_shell/admin/team-dashboard')({
  validateSearch: parseRoomSearch,
  loaderDeps: ({ search: { mode, games } }) => ({ mode, games }),
  loader: ({ context, deps }) => {
    const { queryClient } = context;
    void queryClient.prefetchQuery(coachReviewsQuery);
    // Without the plan the server refuses the rest.
    void queryClient.ensureQueryData(teamQuery).then(
      ({ hasPlan }) => {
        if (!hasPlan) return;
        void queryClient.prefetchQuery(teamBoardQuery(deps));
        void queryClient.prefetchQuery(teamHomeworkQuery);
      },
      () => undefined,
    );
  },
  component: TeamDashboard,
});

function TeamDashboard() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { session } = Route.useRouteContext();
  const team = useQuery(teamQuery);
  // Whatever players do that concerns the coach is also a notification.
  useChanges('notifications', () => {
    void refetchTeam();
    void queryClient.invalidateQueries(teamHomeworkQuery);
    void queryClient.invalidateQueries(coachReviewsQuery);
    void queryClient.invalidateQueries(calendarQuery);
    void queryClient.invalidateQueries(schoolQuery);
  });
  return (
    <>
      <TeamSwitch />
      <LiveRoomLine me={session.user.id} />
      <ClipActionProvider value={addToPlaylist}>
        <CoachRoomScreen
          search={search}
          teamName={team.data?.team.name ?? null}
          // A failure counts until there is an answer: while it's retried, nothing below may unmount and ask again.
          hasPlan={team.data?.hasPlan ?? (team.errorUpdateCount > 0 || undefined)}
          onSearch={(part) =>
            void navigate({
              search: (newest) => parseRoomSearch({ ...newest, ...part }),
              resetScroll: false,
            })
          }
          next={
            <>
              <div className="grid gap-gutter">
                <ReviewsPanel />
                <NextPanel />
              </div>
              <CalendarPanel />
            </>
          }
          people={
            <>
              <SchoolRules hasPlan={team.data?.hasPlan === true} />
              <TeamPeople
                head={
                  <TeamHead
                    picture={({ name, logoUrl }) => (
                      <PictureForm
                        profile={{ imageUrl: logoUrl, epicUserName: name }}
                        onChanged={refetchTeam}
                      />
                    )}
                  />
                }
              />
            </>
          }
          onInvite={scrollToFindPlayer}
        />
      </ClipActionProvider>
    </>
  );
}
