import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadSession } from '../../app/session/require-session.ts';
import { ViewerScreen } from '../../features/gamedata/viewer/viewer-screen.tsx';
import { coachReviewQuery } from '../../features/match-reviews/api/match-reviews.ts';
import { parseClipSearch } from '../../features/match-reviews/playlist/clip-search.ts';

const loadDesk = () => import('../../features/match-reviews/playlist/playlist-desk.tsx');
/** Loaded while the playlist itself is. */
const PlaylistDesk = lazy(loadDesk);

/** Where a coach makes a playlist of clips of several games, in the viewer. */
export const Route = createFileRoute('/admin/team-dashboard/playlist/$playlistId')({
  validateSearch: parseClipSearch,
  beforeLoad: loadSession,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(coachReviewQuery(params.playlistId));
    void loadDesk().catch(() => undefined);
  },
  component: Playlist,
});

const BACK = { to: '/admin/team-dashboard', label: 'Back to the team' } as const;

function Playlist() {
  const { playlistId } = Route.useParams();
  const { clip } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Suspense
      fallback={
        <main className="max-w-180 mx-auto p-4">
          <Skeleton height={600} role="status" aria-label="Loading the playlist…" />
        </main>
      }
    >
      <PlaylistDesk
        playlistId={playlistId}
        clipId={clip}
        onClip={(next) => void navigate({ search: { clip: next }, replace: true })}
        onDeleted={() => void navigate({ to: BACK.to, replace: true })}
        picture={(matchId, start, extension) => (
          <ViewerScreen matchId={matchId} start={start} back={BACK} extension={extension} />
        )}
      />
    </Suspense>
  );
}
