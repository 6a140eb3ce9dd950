import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { keepPlace, parseListState, type ReplayListFilter } from '../../app/navigation/replay-list-place.ts';
import {
  deletedReplaysQuery,
  replayChoicesQuery,
  replayCountQuery,
  replayListQuery,
} from '../../features/replays/api/list-replays.ts';
import { MyReplaysScreen } from '../../features/replays/screens/my-replays-screen.tsx';

export const Route = createFileRoute('/_shell/my-replay')({
  validateSearch: parseListState,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(replayListQuery(deps));
    void queryClient.prefetchQuery(replayCountQuery);
    void queryClient.prefetchQuery(replayChoicesQuery);
    void queryClient.prefetchQuery(deletedReplaysQuery);
  },
  component: MyReplays,
});

function MyReplays() {
  const place = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => keepPlace(place), [place]);
  const filter = (changed: ReplayListFilter) =>
    void navigate({ search: { page: 1, ...changed }, replace: true, resetScroll: false });
  return <MyReplaysScreen place={place} onFilter={filter} onUpload={() => openDialog('upload')} />;
}
