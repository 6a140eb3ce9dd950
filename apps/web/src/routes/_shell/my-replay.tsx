import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { screenOf } from '../../app/navigation/find-page.ts';
import { writeFlag } from '../../app/stored-flags/stored-flags.ts';
import { replayListQuery } from '../../features/replays/api/list-replays.ts';
import { MyReplaysScreen } from '../../features/replays/screens/my-replays-screen.tsx';

export const Route = createFileRoute('/_shell/my-replay')({
  validateSearch: (search): { page: number } => {
    const page = Number(search.page);
    return { page: Number.isInteger(page) && page >= 1 ? page : 1 };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(replayListQuery(deps.page)),
  staticData: { screen: screenOf('/my-replay') },
  component: MyReplays,
});

function MyReplays() {
  const { page } = Route.useSearch();
  useEffect(() => writeFlag('pageIndex', String(page - 1)), [page]);
  return <MyReplaysScreen page={page} onUpload={() => openDialog('upload')} />;
}
