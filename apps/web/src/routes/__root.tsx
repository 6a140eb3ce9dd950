import { useDocumentTitle } from '@mantine/hooks';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  Outlet,
  useLocation,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { failureStatus } from '../app/api/failure.ts';
import { maintenanceQuery } from '../app/api/open-queries.ts';
import {
  GATEWAY_TIMEOUT,
  setGatewayTimeout,
  useGatewayTimeout,
  useGatewayWatch,
} from '../app/failure/gateway-timeout.ts';
import { MaintenanceScreen, WhiffingScreen } from '../app/failure/paused-screen.tsx';
import { useMaintenance } from '../app/failure/use-maintenance.ts';
import { useLiveChanges } from '../app/live/use-live-changes.ts';
import { sessionQuery } from '../app/session/session.ts';
import { useSessionKeeper } from '../app/session/use-session-keeper.ts';
import { useSpeedUnitChanges } from '../shared/format/speed-unit.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ context: { queryClient } }) => knowMaintenance(queryClient),
  component: Root,
});

/** Loads the maintenance notice first so that no page flashes before its screen; the session loads in parallel. */
async function knowMaintenance(queryClient: QueryClient): Promise<void> {
  if (queryClient.getQueryData(maintenanceQuery.queryKey)) return;
  void queryClient.prefetchQuery(sessionQuery);
  await queryClient.fetchQuery(maintenanceQuery).catch((error: unknown) => {
    // A failed notice blocks nobody, except on a gateway timeout (decisions.md 21.4).
    if (failureStatus(error) === GATEWAY_TIMEOUT) throw error;
  });
}

function Root() {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  useSessionKeeper();
  useLiveChanges();
  useGatewayWatch();
  const isTimedOut = useGatewayTimeout();
  const maintenance = useMaintenance(pathname);
  const comeBack = () => {
    // Wait for the refetch: otherwise the failed page would render again and fail again.
    void router.invalidate().finally(() => setGatewayTimeout(false));
  };
  if (isTimedOut) return <WhiffingScreen onBack={comeBack} />;
  if (maintenance) return <MaintenanceScreen notice={maintenance} />;
  return <Page />;
}

/** Sets the document title to the screen's, unless the screen sets it once its data has loaded. */
function Page() {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  useDocumentTitle(screen?.titlesItself ? '' : screen ? `${screen.title} · DataCoach` : 'DataCoach');
  const unitChanges = useSpeedUnitChanges();
  return <Outlet key={unitChanges} />;
}
