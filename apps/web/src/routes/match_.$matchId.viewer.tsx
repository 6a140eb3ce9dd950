import { createFileRoute } from '@tanstack/react-router';
import { loadSession } from '../app/session/require-session.ts';
import { prefetchViewer } from '../features/gamedata/viewer/load-tracks.ts';
import { ViewerScreen } from '../features/gamedata/viewer/viewer-screen.tsx';
import { parseViewerSearch } from '../features/gamedata/viewer/viewer-search.ts';
import { useChecklistTick } from '../features/get-started/api/get-started.ts';
import { DrawingBoard } from '../features/match-reviews/draw/drawing-board.tsx';

export const Route = createFileRoute('/match_/$matchId/viewer')({
  validateSearch: parseViewerSearch,
  beforeLoad: loadSession,
  loader: ({ context, params }) => void prefetchViewer(context.queryClient, params.matchId),
  component: MatchViewer,
});

function MatchViewer() {
  const { matchId } = Route.useParams();
  const { session } = Route.useRouteContext();
  useChecklistTick('open-clip', session.userType === 'Player');
  return (
    <ViewerScreen
      matchId={matchId}
      start={Route.useSearch()}
      extension={(viewer, page) => <DrawingBoard viewer={viewer} page={page} />}
    />
  );
}
