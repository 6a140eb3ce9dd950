import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { maintenanceQuery } from './api/open-queries.ts';
import { FailureScreen, NotFoundScreen } from './failure/failure-screen.tsx';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session/session.ts';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: FailureScreen,
  defaultNotFoundComponent: NotFoundScreen,
});

/**
 * Asks for what the first screen's guard reads, and for its own script next to it: the guard would wait for the session
 * first. What is small goes first, since a browser opens few connections.
 */
export function loadFirstScreen(): void {
  void queryClient.prefetchQuery(sessionQuery);
  void queryClient.prefetchQuery(maintenanceQuery);
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  // A script that does not come is the screen's own trouble, when the router asks for it.
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
