import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../../tooling/find-chromium.ts';
import { chooseSpeedUnit } from '../../src/shared/format/speed.ts';

// Texts that a test formats itself use the unit that the page shows in the US.
chooseSpeedUnit('mph');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a real Chromium, with more command line flags; throws a helpful error if none is installed. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) {
    throw new Error('The journeys need Chromium. Install it, or name its program in CHROMIUM_PATH.');
  }
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

export interface WatchedPage {
  context: BrowserContext;
  page: Page;
  /** Errors that the page logged or threw, except rejected requests. */
  errors: string[];
}

/** Both cores may be busy with other tests; a longer timeout costs nothing when tests pass. */
export const PATIENCE_MS = 90_000;

/** Opens a page in its own context and records its errors. */
export async function openPage(browser: Browser, width = 1440, height = 900): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width, height },
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
    // Software-rendering animations would waste time.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  // A toast stays while the pointer is over it: a click that hits one moves the pointer away, as a user would.
  await page.addLocatorHandler(
    page.locator('.mantine-Notification-root:hover'),
    () => page.mouse.move(0, 0),
    {
      noWaitAfter: true,
    },
  );
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) errors.push(message.text());
  });
  return { context, page, errors };
}
