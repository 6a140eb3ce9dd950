import type { Page } from 'playwright-core';

/** Folder for pictures of what passes by, toasts for example, to be looked at; none are taken where it is not given. */
const PICTURES = process.env.SCREEN_PICTURES;

export async function takePicture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name.replaceAll(/\W+/g, '-')}.png` });
}
