import { type ComponentType, lazy, Suspense } from 'react';

/** If its script can't be loaded, the page works without the bar. */
const RouteProgressBar = lazy<ComponentType>(() =>
  import('./route-progress-bar.tsx').catch(() => ({ default: () => null })),
);

/** Shows the bar above the page while a route loads; no page waits for it. */
export function RouteProgress() {
  return (
    <div id="route-progress" aria-hidden="true">
      <Suspense fallback={null}>
        <RouteProgressBar />
      </Suspense>
    </div>
  );
}
