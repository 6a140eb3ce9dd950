import { counted } from '@datacoach/analysis/format-number';
import type { PlayerScores } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { appSettingsQuery } from '../../app/api/public-queries.ts';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { updateSearch } from '../../app/navigation/search-params.ts';
import { EventFacts } from '../../features/discord-events/components/event-facts.tsx';
import { getStartedQuery } from '../../features/get-started/api/get-started.ts';
import { HomeStrip, stripQuery } from '../../features/homepage/strip/home-strip.tsx';
import { replayCountQuery } from '../../features/replays/api/list-replays.ts';
import { DashboardScreen } from '../../features/scores/screens/dashboard-screen.tsx';
import {
  type DashboardSearch,
  parseDashboardSearch,
  playerScoresQuery,
} from '../../features/scores/window/dashboard-search.ts';
import {
  type GoalsSearch,
  type GoalsView,
  parseGoalsSearch,
  weeklyGoalsQuery,
} from '../../features/weekly-goals/api/weekly-goals.ts';
import { GoalsPanel } from '../../features/weekly-goals/components/goals-panel.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../shared/ui/text-button.tsx';
import { useHasSettled } from '../../shared/ui/use-has-settled.ts';
import { PlayerFirstSteps } from '../-get-started/player-first-steps.tsx';
import { PlayerGoalsDrawer } from '../-weekly-goals/player-goals-drawer.tsx';

/** Only players with few games need it. */
const FirstMatchFinding = lazyRouteComponent(() => import('../-dashboard/first-match-finding.tsx'));

/** Default mode for goals if neither the URL nor the games suggest one: Doubles. */
const DEFAULT_MODE = 10;

export const Route = createFileRoute('/_shell/dashboard')({
  validateSearch: parseSearch,
  loaderDeps: ({ search: { group: _group, goals: _goals, ...window } }) => window,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(playerScoresQuery(deps));
    if (context.session.userType !== 'Player') return;
    void context.queryClient.prefetchQuery(getStartedQuery);
    void context.queryClient.prefetchQuery(appSettingsQuery);
    void context.queryClient.prefetchQuery(weeklyGoalsQuery);
    void context.queryClient.prefetchQuery(stripQuery);
  },
  component: Dashboard,
});

function parseSearch(search: Record<string, unknown>): DashboardSearch & GoalsSearch {
  return { ...parseDashboardSearch(search), ...parseGoalsSearch(search) };
}

function Dashboard() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { session, queryClient } = Route.useRouteContext();
  const isPlayer = session.userType === 'Player';
  const steps = useQuery({ ...getStartedQuery, enabled: isPlayer });
  const settings = useQuery(appSettingsQuery);
  // What the page is made of shows up at once: a late part would push the others down.
  const parts = [
    steps,
    settings,
    useQuery({ ...stripQuery, enabled: isPlayer }),
    useQuery({ ...weeklyGoalsQuery, enabled: isPlayer }),
  ];
  const hasSettled = useHasSettled(isPlayer && parts.some(({ isPending }) => isPending));
  const openGoals = (goals: GoalsView | null) =>
    void navigate({ search: (newest) => parseSearch({ ...newest, goals }), resetScroll: false });
  const scores = queryClient.getQueryData<PlayerScores>(playerScoresQuery(search).queryKey);
  return (
    <>
      <DashboardScreen
        search={search}
        onChange={updateSearch(navigate, parseSearch)}
        onUpload={() => openDialog('upload')}
        renderUnknown={(none) => <UnknownPlayerPanel none={none} />}
        firstSteps={hasSettled ? <PlayerFirstSteps /> : undefined}
        renderFirstFinding={(game) => (
          <Suspense fallback={<Skeleton height={220} />}>
            <FirstMatchFinding game={game} />
          </Suspense>
        )}
        strip={
          isPlayer && (
            <HomeStrip userId={session.user.id} renderEvent={(event) => <EventFacts event={event} />} />
          )
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
          mode={search.mode || scores?.filter.mode || DEFAULT_MODE}
          onView={openGoals}
        />
      )}
    </>
  );
}

/** Asks which player of their replays the user is, if unknown; `none` if no replay is analyzed yet. */
function UnknownPlayerPanel({ none }: { none: ReactNode }) {
  const { data } = useQuery(replayCountQuery);
  const read = data?.completed ?? 0;
  if (read === 0) return none;
  return (
    <StatePanel
      title={`${counted(read, 'replay is', 'replays are')} analyzed. Which one are you?`}
      actions={<ButtonLink label="Open My Replays" to="/my-replay" search={{ page: 1 }} />}
    >
      Open a match and pick yourself. Then your rank estimate, biggest weakness and recent stats will show up
      here.
    </StatePanel>
  );
}
