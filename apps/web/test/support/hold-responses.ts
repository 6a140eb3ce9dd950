import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { answerCalls } from './answer-calls.ts';

/** Holds back the server's first response for each path until the returned function is called. */
export async function holdFirstAnswers(page: Page, paths: readonly string[]): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  for (const path of paths) {
    await answerCalls(
      page,
      (url) => url.pathname.endsWith(path),
      async (call) => {
        const response = await call.fetch();
        await gate.promise;
        await call.fulfill({ response });
      },
      { times: 1 },
    );
  }
  return gate.resolve;
}

/** Longest delay, and how long it must stay quiet until all answers count as in, ms. */
const MAX_DELAY_MS = 1500;
const QUIET_MS = 1000;

const isCall = (url: string | URL) => {
  const { pathname } = new URL(url);
  return pathname.startsWith('/api/') && !pathname.endsWith('/stream');
};

/**
 * Delays the API's answers, each path differently and by chance of its name, so that they arrive late and in another
 * order. Returns a function that waits until all are in. `isMade`: another route makes the answer.
 */
export async function delayAnswers(
  page: Page,
  isMade: (path: string) => boolean = () => false,
): Promise<() => Promise<void>> {
  const open = new Set<Request>();
  let last = Date.now();
  const start = (request: Request) => {
    if (isCall(request.url())) open.add(request);
  };
  const end = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('request', start);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await answerCalls(page, isCall, async (call) => {
    const { pathname } = new URL(call.request().url());
    const response = isMade(pathname) ? null : await call.fetch();
    await delay(calculateDelay(pathname));
    await (response ? call.fulfill({ response }) : call.fallback());
  });
  return async () => {
    while (open.size > 0 || Date.now() - last < QUIET_MS) await delay(QUIET_MS / 4);
    page.off('request', start);
    page.off('requestfinished', end);
    page.off('requestfailed', end);
  };
}

function calculateDelay(path: string): number {
  const sum = [...path].reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) % 9973, 7);
  return (sum / 9973) * MAX_DELAY_MS;
}
