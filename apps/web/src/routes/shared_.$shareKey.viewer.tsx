import { createFileRoute } from '@tanstack/react-router';
import { sharedMatchQuery } from '../features/gamedata/api/match-query.ts';
import { SharedViewerScreen } from '../features/gamedata/viewer/viewer-screen.tsx';
import { parseViewerSearch } from '../features/gamedata/viewer/viewer-search.ts';
import { DrawingBoard } from '../features/match-reviews/draw/drawing-board.tsx';

/** The viewer for a shared match, public to anyone with the link. */
export const Route = createFileRoute('/shared_/$shareKey/viewer')({
  validateSearch: parseViewerSearch,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(sharedMatchQuery(params.shareKey)),
  component: () => (
    <SharedViewerScreen
      shareKey={Route.useParams().shareKey}
      start={Route.useSearch()}
      extension={(viewer, page) => <DrawingBoard viewer={viewer} page={page} />}
    />
  ),
});
