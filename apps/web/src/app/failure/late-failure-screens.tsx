import { lazyRouteComponent } from '@tanstack/react-router';
import { useEffect } from 'react';

type Screens = typeof import('./failure-screens.tsx');

const load = () => import('./failure-screens.tsx');

/** Fetches the screens once the browser has nothing else to do: without a connection, it would be too late. */
export function loadFailureScreensWhenIdle(): void {
  const fetchScreens = () => void load().catch(() => undefined);
  // Safari has no idle callbacks.
  addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(fetchScreens));
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
  NotOpenScreen: NoConnection,
  WhiffingScreen: NoConnection,
};

const late = <Name extends keyof Screens>(name: Name) =>
  lazyRouteComponent<Screens, Name>(() => load().catch(() => NO_CONNECTION), name);

export const FailureScreen = late('FailureScreen');
export const MaintenanceScreen = late('MaintenanceScreen');
export const NotFoundScreen = late('NotFoundScreen');
export const NotOpenScreen = late('NotOpenScreen');
export const WhiffingScreen = late('WhiffingScreen');
