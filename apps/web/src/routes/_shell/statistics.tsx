import { createFileRoute } from '@tanstack/react-router';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { changeSearch } from '../../app/navigation/search-parts.ts';
import { ProgressScreen } from '../../features/progression/screens/progress-screen.tsx';
import {
  type ProgressSearch,
  progressionQuery,
  readProgressSearch,
} from '../../features/progression/search/progress-search.ts';

export const Route = createFileRoute('/_shell/statistics')({
  validateSearch: (search: Record<string, unknown>): ProgressSearch => readProgressSearch(search),
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
      onChange={changeSearch(navigate, search, readProgressSearch)}
      onUpload={() => openDialog('upload')}
      onSetRank={() => openDialog('rankSetup', { occasion: 'edit' })}
    />
  );
}
