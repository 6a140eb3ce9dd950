import { afterAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { startServer } from './running-server.ts';

/** Opens a browser and starts a server with these settings. Closes both when the calling file's tests are done. */
export async function openJourney(settings: Readonly<Record<string, string>> = {}) {
  const browser = await openBrowser();
  const server = await startServer(settings);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { browser, server };
}
