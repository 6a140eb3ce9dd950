import type { PlayerScores } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { appSettingsQuery } from '../../app/api/open-queries.ts';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { screenOf } from '../../app/navigation/find-page.ts';
import { EventFacts } from '../../features/discord-events/components/event-facts.tsx';
import { getStartedQuery } from '../../features/get-started/api/get-started.ts';
import { HomeStrip } from '../../features/homepage/strip/home-strip.tsx';
import { stripQuery } from '../../features/homepage/strip/strip-query.ts';
import { DashboardScreen } from '../../features/scores/screens/dashboard-screen.tsx';
import {
  type DashboardSearch,
  playerScoresQuery,
  readDashboardSearch,
} from '../../features/scores/window/dashboard-search.ts';
import {
  type GoalsSearch,
  type GoalsView,
  readGoalsSearch,
  weeklyGoalsQuery,
} from '../../features/weekly-goals/api/weekly-goals.ts';
import { GoalsPanel } from '../../features/weekly-goals/components/goals-panel.tsx';
import { WhichPlayer } from '../-dashboard/which-player.tsx';
import { PlayerFirstSteps } from '../-get-started/player-first-steps.tsx';
import { PlayerGoalsDrawer } from '../-weekly-goals/player-goals-drawer.tsx';

/** Only players with few games need it. */
const FirstMatchFinding = lazy(async () => {
  const { FirstMatchFinding } = await import('../-dashboard/first-match-finding.tsx');
  return { default: FirstMatchFinding };
});

/** Default mode for goals if neither the URL nor the games suggest one: Doubles. */
const USUAL_MODE = 10;

export const Route = createFileRoute('/_shell/dashboard')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { group: _group, goals: _goals, ...window } }) => window,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(playerScoresQuery(deps));
    if (context.session.userType !== 'Player') return;
    void context.queryClient.prefetchQuery(getStartedQuery);
    void context.queryClient.prefetchQuery(appSettingsQuery);
    void context.queryClient.prefetchQuery(weeklyGoalsQuery);
    void context.queryClient.prefetchQuery(stripQuery);
  },
  staticData: { screen: screenOf('/dashboard') },
  component: Dashboard,
});

function readSearch(search: Record<string, unknown>): DashboardSearch & GoalsSearch {
  return { ...readDashboardSearch(search), ...readGoalsSearch(search) };
}

function Dashboard() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { session, queryClient } = Route.useRouteContext();
  const isPlayer = session.userType === 'Player';
  const steps = useQuery({ ...getStartedQuery, enabled: isPlayer });
  const settings = useQuery(appSettingsQuery);
  const isWaiting = isPlayer && (steps.isPending || settings.isPending);
  const openGoals = (goals: GoalsView | null) =>
    void navigate({ search: readSearch({ ...search, goals }), resetScroll: false });
  const scores = queryClient.getQueryData<PlayerScores>(playerScoresQuery(search).queryKey);
  return (
    <>
      <DashboardScreen
        search={search}
        onChange={(part) =>
          void navigate({
            search: readSearch({ ...search, ...part }),
            replace: true,
            resetScroll: false,
          })
        }
        onUpload={() => openDialog('upload')}
        renderUnknown={(none) => <WhichPlayer none={none} />}
        firstSteps={isWaiting ? undefined : <PlayerFirstSteps />}
        renderFirstFinding={(game) => (
          <Suspense fallback={null}>
            <FirstMatchFinding game={game} />
          </Suspense>
        )}
        strip={
          isPlayer && <HomeStrip userId={session.user.id} event={(event) => <EventFacts event={event} />} />
        }
        goals={isPlayer && <GoalsPanel onOpen={openGoals} />}
        onOpen={(metric, { metrics, filter, games }) => {
          const review = metrics.find((row) => row.metric === metric);
          if (!review) return;
          const { label } = review;
          openDialog('statistic', { key: metric, label, review, scope: { kind: 'window', filter, games } });
        }}
      />
      {isPlayer && (
        <PlayerGoalsDrawer
          view={search.goals ?? null}
          mode={search.mode || scores?.filter.mode || USUAL_MODE}
          onView={openGoals}
        />
      )}
    </>
  );
}
