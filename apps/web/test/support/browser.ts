import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../../tooling/find-chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real Chromium; throws with a sentence when the machine has none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) {
    throw new Error('The journeys need Chromium. Install it, or name its program in CHROMIUM_PATH.');
  }
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface WatchedPage {
  context: BrowserContext;
  page: Page;
  /** Errors that the page logged or threw; a refused request is none of them. */
  errors: string[];
}

/** Both cores may be busy with other tests: waiting longer costs nothing where all is well. */
const PATIENCE_MS = 90_000;

/** A page of its own that keeps what goes wrong inside it. */
export async function openPage(browser: Browser, width = 1440, height = 900): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width, height },
    timezoneId: 'Europe/Berlin',
    // Drawing what moves, in software, is time that no one looks at.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  // News stays while a pointer rests on it: a click that meets some takes the pointer away, as a player would.
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
