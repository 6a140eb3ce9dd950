import type { Page } from 'playwright-core';

/** Holds back the server's first response for each path until the returned function is called. */
export async function holdFirstAnswers(page: Page, paths: readonly string[]): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  for (const path of paths) {
    await page.route(
      (url) => url.pathname.endsWith(path),
      async (route) => {
        const response = await route.fetch();
        await gate.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
  }
  return gate.resolve;
}
