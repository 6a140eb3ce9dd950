import type { Page } from 'playwright-core';

/** Uploads files like a user: Upload Replay, Choose files. */
export async function chooseFiles(page: Page, files: string | readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload Replay' }).click();
  await page
    .getByRole('dialog', { name: 'Upload Replay' })
    .locator('input[type=file]')
    .setInputFiles(typeof files === 'string' ? files : [...files]);
}
