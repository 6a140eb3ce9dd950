import type { Locator, Page } from 'playwright-core';

const BEHIND_MS = 60_000;
const STEP_MS = 100;
/** Small, because time between appearing and being detected isn't counted. */
const APPEARS_STEP_MS = 10;
/** Max wait for it to appear, in real time. */
const LIMIT_MS = 90_000;

/** Sets a page's clock back before it opens, so that it can later be paused ahead of that. */
export async function keepBehind(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() - BEHIND_MS });
}

/**
 * Measures how long something that an action shows stays on screen, in ms of the page's clock. The clock is stopped and
 * advanced by hand so that a slow machine changes nothing; afterwards it runs again.
 *
 * @param look called once it is visible
 */
export async function measureTimeShown(
  page: Page,
  shown: Locator,
  act: () => Promise<void>,
  look: () => Promise<void> = async () => {},
): Promise<number> {
  await page.clock.pauseAt(Date.now());
  await act();
  const isThereAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return shown.isVisible();
  };
  // Vitest's own polling doesn't know the test when several run concurrently.
  const deadline = performance.now() + LIMIT_MS;
  while (!(await shown.isVisible())) {
    if (performance.now() > deadline) throw new Error('What the act should show has not appeared.');
    await page.clock.runFor(APPEARS_STEP_MS);
  }
  await look();
  let stayed = 0;
  do stayed += STEP_MS;
  while (await isThereAfter(STEP_MS));
  await page.clock.resume();
  return stayed;
}
