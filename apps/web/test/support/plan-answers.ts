import type { CoachingData, UploadRestriction } from '@datacoach/contract';
import type { Page } from 'playwright-core';

/** Lets the server's answers about the plan say something else, for plans that no one has here. */
export async function planAnswers(
  page: Page,
  restriction: Partial<UploadRestriction>,
  coaching: Partial<CoachingData> = {},
): Promise<void> {
  const changed = (path: string, changes: object) =>
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
    });
  await changed('/replay-upload-restriction', restriction);
  await changed('/coaching-data', coaching);
}
