import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadSession } from '../../app/session/require-session.ts';
import { matchQuery } from '../../features/gamedata/api/match-query.ts';
import { ViewerScreen } from '../../features/gamedata/viewer/viewer-screen.tsx';
import { parseViewerSearch } from '../../features/gamedata/viewer/viewer-search.ts';
import { coachReviewQuery } from '../../features/match-reviews/api/match-reviews.ts';
import { OpenRoomButton } from '../-live-room/open-room-button.tsx';

/** Loaded lazily so that the picture shows first. */
const ReviewDesk = lazy(() => import('../../features/match-reviews/desk/review-desk.tsx'));

/**
 * The viewer for a member's or folder's match, with its review: part of the team dashboard, because a coach has two
 * pages.
 */
export const Route = createFileRoute('/admin/team-dashboard/match/$matchId')({
  validateSearch: parseViewerSearch,
  beforeLoad: loadSession,
  loader: ({ context, params: { matchId } }) => {
    void context.queryClient.prefetchQuery(matchQuery(matchId));
    void context.queryClient.prefetchQuery(coachReviewQuery(matchId));
  },
  component: MemberMatch,
});

function MemberMatch() {
  const { matchId } = Route.useParams();
  const { session } = Route.useRouteContext();
  return (
    <ViewerScreen
      matchId={matchId}
      start={Route.useSearch()}
      back={{ to: '/admin/team-dashboard', label: 'Back to the team' }}
      extension={(viewer, page) => (
        <Suspense fallback={page({})}>
          <ReviewDesk
            matchId={matchId}
            viewer={viewer}
            page={(parts) =>
              page({
                ...parts,
                actions: (
                  <OpenRoomButton matchId={matchId} me={session.user.id} getTime={viewer.playback.getTime} />
                ),
              })
            }
          />
        </Suspense>
      )}
    />
  );
}
