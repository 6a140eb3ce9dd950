import type { CoachingData, UploadRestriction } from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { answerCalls } from './answer-calls.ts';

/** Modifies the server's responses about the plan, for plans that no test user has. */
export async function stubPlanAnswers(
  page: Page,
  restriction: Partial<UploadRestriction>,
  coaching: Partial<CoachingData> = {},
): Promise<void> {
  const changed = (path: string, changes: object) =>
    answerCalls(page, `**${path}`, async (call) => {
      const response = await call.fetch();
      await call.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
    });
  await changed('/replay-upload-restriction', restriction);
  await changed('/coaching-data', coaching);
}
