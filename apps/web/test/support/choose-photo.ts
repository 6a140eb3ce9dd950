import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Chooses a screenshot of the page, this wide and 500 px high, in a photo field. */
export async function choosePhoto(page: Page, label: string, width = 1200): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height: 500 } });
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
}

/** Waits until the only picture here has loaded. */
export async function seePicture(within: Locator): Promise<void> {
  const isLoaded = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;
  await expect.poll(() => within.locator('img').evaluate(isLoaded)).toBe(true);
}
