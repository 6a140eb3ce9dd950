import { type ComponentType, lazy, Suspense } from 'react';

/** The page does without the bar where its script cannot be loaded. */
const RouteProgressBar = lazy<ComponentType>(() =>
  import('./route-progress-bar.tsx').catch(() => ({ default: () => null })),
);

/** The bar over the page while a route loads; no page waits for it. */
export function RouteProgress() {
  return (
    <div id="route-progress" aria-hidden="true">
      <Suspense fallback={null}>
        <RouteProgressBar />
      </Suspense>
    </div>
  );
}
