import { createFileRoute } from '@tanstack/react-router';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { updateSearch } from '../../app/navigation/search-params.ts';
import { ProgressScreen } from '../../features/progression/screens/progress-screen.tsx';
import {
  type ProgressSearch,
  parseProgressSearch,
  progressionQuery,
} from '../../features/progression/search/progress-search.ts';

export const Route = createFileRoute('/_shell/statistics')({
  validateSearch: (search: Record<string, unknown>): ProgressSearch => parseProgressSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(progressionQuery(deps)),
  component: Statistics,
});

function Statistics() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProgressScreen
      search={search}
      onChange={updateSearch(navigate, parseProgressSearch)}
      onUpload={() => openDialog('upload')}
      onSetRank={() => openDialog('rankSetup', { occasion: 'edit' })}
    />
  );
}
