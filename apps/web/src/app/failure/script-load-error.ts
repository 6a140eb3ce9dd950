import { LOST_SCRIPT } from '../api/failure.ts';

/**
 * Keeps the page when a script can't be loaded because the browser is offline: the router takes it for an old version's
 * script and would reload, which without a connection leads to the browser's own error page.
 */
export function preventReloadWhileOffline(): void {
  addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine) return;
    const { payload } = event as Event & { payload: Error };
    payload.name = LOST_SCRIPT;
    // The router knows it by its message.
    payload.message = `Offline: ${payload.message}`;
  });
}

/** Whether a script is missing that only a new load of the page can fetch. */
export const isScriptLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === LOST_SCRIPT;
