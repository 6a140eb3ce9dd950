import type { Locator, Page } from 'playwright-core';

const BEHIND_MS = 60_000;
const STEP_MS = 100;
/** Small: what passes between appearing and being seen is not counted. */
const APPEARS_STEP_MS = 10;
/** Longest wait for it to appear, of this machine's clock. */
const LIMIT_MS = 30_000;

/** Before a page is opened whose clock will be stopped: its clock goes behind, so that it can be stopped ahead. */
export async function keepBehind(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() - BEHIND_MS });
}

/**
 * How long something stays that an act shows, ms of the page's clock: it is stopped and put forward by hand, so that a
 * slow machine changes nothing. It runs again afterwards.
 *
 * @param look what is done once it is there
 */
export async function timeShown(
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
  // No poll of Vitest's: it knows no test where several run at once.
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
