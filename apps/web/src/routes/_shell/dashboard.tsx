import { createFileRoute } from '@tanstack/react-router';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { screenOf } from '../../app/navigation/find-page.ts';
import { playerScoresQuery } from '../../features/scores/api/player-scores.ts';
import { DashboardScreen } from '../../features/scores/screens/dashboard-screen.tsx';
import { type DashboardSearch, readDashboardSearch } from '../../features/scores/window/dashboard-search.ts';
import { PlayerFirstSteps } from '../-get-started/player-first-steps.tsx';

export const Route = createFileRoute('/_shell/dashboard')({
  validateSearch: (search: Record<string, unknown>): DashboardSearch => readDashboardSearch(search),
  loaderDeps: ({ search: { group: _group, ...window } }) => window,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(playerScoresQuery(deps)),
  staticData: { screen: screenOf('/dashboard') },
  component: Dashboard,
});

function Dashboard() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DashboardScreen
      search={search}
      onChange={(part) =>
        void navigate({
          search: readDashboardSearch({ ...search, ...part }),
          replace: true,
          resetScroll: false,
        })
      }
      onUpload={() => openDialog('upload')}
      firstSteps={<PlayerFirstSteps />}
      onOpen={(metric, { metrics, filter, games }) => {
        const review = metrics.find((row) => row.metric === metric);
        if (review) openDialog('statistic', { review, filter, games });
      }}
    />
  );
}
