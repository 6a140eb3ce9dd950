import { createFileRoute } from '@tanstack/react-router';
import { updateSearch } from '../../../app/navigation/search-params.ts';
import { folderListQuery, folderQuery } from '../../../features/coach-folders/api/folders.ts';
import { ReplayAnalysisScreen } from '../../../features/coach-folders/screens/replay-analysis-screen.tsx';
import {
  type AnalysisSearch,
  parseAnalysisSearch,
} from '../../../features/coach-folders/search/analysis-search.ts';
import { uploadToFolder } from '../../../features/replays/queue/own-uploads.ts';
import { TeamSwitch } from '../../../features/team/components/team-switch.tsx';
import { ClipActionProvider } from '../../../shared/viewer/clip-action.tsx';
import { addToPlaylist } from '../../-team-dashboard/add-to-playlist.tsx';

export const Route = createFileRoute('/_shell/admin/replay-analysis')({
  validateSearch: (search: Record<string, unknown>): AnalysisSearch => parseAnalysisSearch(search),
  loaderDeps: ({ search }) => ({ folder: search.folder, page: search.page }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(folderListQuery(deps.page ?? 1));
    if (deps.folder) void context.queryClient.prefetchQuery(folderQuery(deps.folder));
  },
  component: ReplayAnalysis,
});

function ReplayAnalysis() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <TeamSwitch />
      <ClipActionProvider value={addToPlaylist}>
        <ReplayAnalysisScreen
          search={search}
          onChange={updateSearch(navigate, parseAnalysisSearch)}
          onFiles={uploadToFolder}
        />
      </ClipActionProvider>
    </>
  );
}
