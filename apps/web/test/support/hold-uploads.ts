import type { Page } from 'playwright-core';

/** Holds back uploads, as on a slow connection, until the returned function is called. */
export async function holdUploads(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/replay-upload', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
