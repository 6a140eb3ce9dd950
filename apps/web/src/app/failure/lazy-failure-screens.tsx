import { lazyRouteComponent } from '@tanstack/react-router';
import { useEffect } from 'react';

type Screens = typeof import('./failure-screens.tsx');

const loadScreens = () => import('./failure-screens.tsx');

/** Fetches the screens once the browser has nothing else to do: without a connection, it would be too late. */
export function loadFailureScreensWhenIdle(): void {
  const preloadScreens = () => void loadScreens().catch(() => undefined);
  // Safari has no idle callbacks.
  addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(preloadScreens));
}

/** Shown if not even the screens for failures could be loaded; reloads the page once the network returns. */
function NoConnection() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div className="grid justify-items-center content-center gap-2 min-h-screen p-6">
      <p role="alert">We couldn’t load this page. Check your connection and try again.</p>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}

const NO_CONNECTION: Screens = {
  FailureScreen: NoConnection,
  MaintenanceScreen: NoConnection,
  NotFoundScreen: NoConnection,
  NoAccessScreen: NoConnection,
  WhiffingScreen: NoConnection,
};

const lazyScreen = <Name extends keyof Screens>(name: Name) =>
  lazyRouteComponent<Screens, Name>(() => loadScreens().catch(() => NO_CONNECTION), name);

export const FailureScreen = lazyScreen('FailureScreen');
export const MaintenanceScreen = lazyScreen('MaintenanceScreen');
export const NotFoundScreen = lazyScreen('NotFoundScreen');
export const NoAccessScreen = lazyScreen('NoAccessScreen');
export const WhiffingScreen = lazyScreen('WhiffingScreen');
