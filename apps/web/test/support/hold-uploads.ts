import type { Page } from 'playwright-core';
import { answerCalls } from './answer-calls.ts';

/** Holds back uploads, as on a slow connection, until the returned function is called. */
export async function holdUploads(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await answerCalls(page, '**/replay-upload', async (call) => {
    await gate.promise;
    await call.continue();
  });
  return gate.resolve;
}
