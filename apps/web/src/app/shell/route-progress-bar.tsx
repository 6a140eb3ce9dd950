import { NavigationProgress, nprogress } from '@mantine/nprogress';
import { useEffect } from 'react';
import { router } from '../router.ts';

/** Routes that open without the top progress bar (specification.md 2). */
const QUIET_PATHS = new Set(['/signup', '/get-started']);

export default function RouteProgressBar() {
  useEffect(() => {
    const startProgress = (pathname: string) => {
      if (!QUIET_PATHS.has(pathname)) nprogress.start();
    };
    // The first route started loading before this script did.
    if (router.state.status === 'pending') startProgress(router.state.location.pathname);
    const stopBefore = router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
      if (pathChanged) startProgress(toLocation.pathname);
    });
    const stopAfter = router.subscribe('onResolved', () => nprogress.complete());
    return () => {
      stopBefore();
      stopAfter();
    };
  }, []);
  return <NavigationProgress size={2} color="var(--accent-text)" withinPortal={false} />;
}
