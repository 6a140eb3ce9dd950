import { NavigationProgress, nprogress } from '@mantine/nprogress';
import { useEffect } from 'react';
import { router } from '../router.ts';

/** Routes that open without the top progress bar (specification section 2). */
const QUIET_PATHS = new Set(['/signup', '/get-started']);

/** The 2 px bar over the page while a route loads. */
export function RouteProgress() {
  useEffect(() => {
    const stopBefore = router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
      if (pathChanged && !QUIET_PATHS.has(toLocation.pathname)) nprogress.start();
    });
    const stopAfter = router.subscribe('onResolved', () => nprogress.complete());
    return () => {
      stopBefore();
      stopAfter();
    };
  }, []);
  return (
    <div id="route-progress" aria-hidden="true">
      <NavigationProgress size={2} color="var(--accent-text)" withinPortal={false} />
    </div>
  );
}
