import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { parseListState, saveListState } from '../../app/navigation/replay-list-state.ts';
import { updateSearch } from '../../app/navigation/search-params.ts';
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
  const listState = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => saveListState(listState), [listState]);
  const applyFilter = updateSearch(navigate, (search) => parseListState({ ...search, page: 1 }));
  return <MyReplaysScreen place={listState} onFilter={applyFilter} onUpload={() => openDialog('upload')} />;
}
