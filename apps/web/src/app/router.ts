import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { maintenanceQuery } from './api/public-queries.ts';
import {
  FailureScreen,
  loadFailureScreensWhenIdle,
  NotFoundScreen,
} from './failure/lazy-failure-screens.tsx';
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
 * Loads the data for the first screen's guard in parallel with the screen's code, which the guard would otherwise
 * delay. Small requests go first, since browsers open few connections.
 */
export function loadFirstScreen(): void {
  void queryClient.prefetchQuery(sessionQuery);
  void queryClient.prefetchQuery(maintenanceQuery);
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  // If the code fails to load, the screen handles it when the router requests it.
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined);
  loadFailureScreensWhenIdle();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
