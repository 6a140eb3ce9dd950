import { useDocumentTitle } from '@mantine/hooks';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { getFailureStatus } from '../app/api/failure.ts';
import { maintenanceQuery } from '../app/api/public-queries.ts';
import {
  GATEWAY_TIMEOUT,
  setGatewayTimeout,
  useGatewayTimeout,
  useGatewayWatch,
} from '../app/failure/gateway-timeout.ts';
import { MaintenanceScreen, WhiffingScreen } from '../app/failure/lazy-failure-screens.tsx';
import { useMaintenance } from '../app/failure/use-maintenance.ts';
import { useLiveChanges } from '../app/live/use-live-changes.ts';
import { useScreen } from '../app/navigation/use-screen.ts';
import { sessionQuery } from '../app/session/session.ts';
import { useSessionRefresh } from '../app/session/use-session-refresh.ts';
import { useSpeedUnitChanges } from '../shared/format/speed.ts';

const STATUS = '/status';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The status page is for when nothing else works: it waits for nothing, and maintenance replaces it once that is known.
  beforeLoad: ({ context: { queryClient }, location }) =>
    location.pathname === STATUS ? undefined : loadMaintenance(queryClient),
  component: Root,
});

/** Loads the maintenance notice first so that no page flashes before its screen; the session loads in parallel. */
async function loadMaintenance(queryClient: QueryClient): Promise<void> {
  if (queryClient.getQueryData(maintenanceQuery.queryKey)) return;
  void queryClient.prefetchQuery(sessionQuery);
  await queryClient.fetchQuery(maintenanceQuery).catch((error: unknown) => {
    // A failed notice blocks nobody, except on a gateway timeout (decisions.md 21.4).
    if (getFailureStatus(error) === GATEWAY_TIMEOUT) throw error;
  });
}

function Root() {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  useSessionRefresh();
  useLiveChanges();
  useGatewayWatch();
  const isTimedOut = useGatewayTimeout();
  const maintenance = useMaintenance(pathname);
  const reloadScreen = () => {
    // Wait for the refetch: otherwise the failed page would render again and fail again.
    void router.invalidate().finally(() => setGatewayTimeout(false));
  };
  if (isTimedOut && pathname !== STATUS) return <WhiffingScreen onBack={reloadScreen} />;
  if (maintenance) return <MaintenanceScreen notice={maintenance} />;
  return <Page />;
}

/** Sets the document title to the screen's, unless the screen sets it once its data has loaded. */
function Page() {
  const screen = useScreen();
  useDocumentTitle(screen?.titlesItself ? '' : screen ? `${screen.title} · DataCoach` : 'DataCoach');
  const unitChanges = useSpeedUnitChanges(useLocation({ select: ({ pathname }) => pathname }));
  return <Outlet key={unitChanges} />;
}
