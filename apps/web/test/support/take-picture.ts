import type { Page } from 'playwright-core';

/** Folder for screenshots of transient states such as toasts; none are taken without it. */
const PICTURES = process.env.SCREEN_PICTURES;

export async function takePicture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name.replaceAll(/\W+/g, '-')}.png` });
}
