import { afterAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { startServer } from './running-server.ts';

/** Opens a browser and a server with these settings, and closes both after the tests of the calling file. */
export async function openJourney(settings: Readonly<Record<string, string>> = {}) {
  const browser = await openBrowser();
  const server = await startServer(settings);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { browser, server };
}
