import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { leaveCalls } from './answer-calls.ts';
import { openPage, type WatchedPage } from './browser.ts';

export interface PooledPage extends WatchedPage {
  /** Resets the page for the next test; a failed test's page is not reused. */
  release(): Promise<void>;
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/**
 * Reuses pages: a warm browser opens the app and runs axe in half the time of a new one. Nothing is left from the
 * previous test: document, storage, cookies, routes, pointer.
 */
export function createPagePool(browser: Browser, origin: string) {
  const idle: { watched: WatchedPage; devtools: CDPSession }[] = [];
  return {
    async take(size: { width: number; height: number }, cookies: Cookies): Promise<PooledPage> {
      const known = idle.pop();
      const watched = known?.watched ?? (await openPage(browser));
      const { page, context, errors } = watched;
      const devtools = known?.devtools ?? (await context.newCDPSession(page));
      await page.setViewportSize(size);
      await context.addCookies(cookies);
      return {
        ...watched,
        async release() {
          // A document on the same origin without the app, so that what the app stores on leaving is removed too.
          await page.goto(`${origin}/favicon.svg`);
          await leaveCalls(page);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await page.evaluate(() => sessionStorage.clear());
          await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
          await context.clearCookies();
          await page.mouse.move(-1, -1);
          errors.length = 0;
          idle.push({ watched, devtools });
        },
      };
    },
  };
}
