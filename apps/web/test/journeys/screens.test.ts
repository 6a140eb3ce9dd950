import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { matchFiles } from '../support/replay-files.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { SCREENS, type Screen, WINDOWS } from '../support/screens.ts';

/** Pictures of every screen are kept in this folder when it is named. */
const PICTURES = process.env.SCREEN_PICTURES;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

let server: RunningServer;
let browser: Browser;
let matchPath = '';
const states: Partial<Record<Screen['caller'], State>> = {};

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const newcomer = await openPage(browser);
  await signUp(newcomer.page, server.url);
  states.newcomer = await newcomer.context.storageState();
  await newcomer.context.close();

  const player = await openPage(browser);
  await signUp(player.page, server.url);
  const files = matchFiles().map(({ path }) => path);
  await player.page.locator('input[type=file]').setInputFiles(files);
  const opened = player.page
    .getByRole('region', { name: 'Uploads' })
    .getByRole('link', { name: 'Open match' });
  await opened.nth(files.length - 1).waitFor();
  matchPath = (await opened.nth(Math.min(1, files.length - 1)).getAttribute('href')) ?? '';
  states.player = await player.context.storageState();
  await player.context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each(WINDOWS)('at $width px', ({ width, height, schemes }) => {
  test.concurrent.each(SCREENS)('$name fits, logs no error and passes axe', async (screen) => {
    const { page, context, errors } = await openPage(browser, width, height);
    const state = states[screen.caller];
    if (state) await context.addCookies(state.cookies);
    await screen.before?.(page);
    const problems: string[] = [];
    for (const scheme of schemes) {
      await page.addInitScript((chosen) => localStorage.setItem('datacoach-color-scheme', chosen), scheme);
      await page.goto(server.url + screen.path.replace('{match}', matchPath));
      await screen.act?.(page);
      await page.getByText(screen.ready).first().waitFor();
      await page.evaluate(settleMotion);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) problems.push(`${scheme}: ${overflow} px wider than the window`);
      problems.push(...(await axeViolations(page)).map((violation) => `${scheme}: ${violation}`));
      if (PICTURES) {
        mkdirSync(PICTURES, { recursive: true });
        const name = `${screen.name.replaceAll(/\W+/g, '-')}-${width}-${scheme}.png`;
        await page.screenshot({ path: join(PICTURES, name), fullPage: true });
      }
    }
    expect([...problems, ...(screen.fails ? [] : errors)]).toEqual([]);
    await context.close();
  });
});

/**
 * Waits until nothing is on its way to its place any more; what pulses for ever is left alone. What a transition is
 * about to start comes with one of the next two frames. Runs in the page.
 */
async function settleMotion(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let calm = 0; calm < 3; calm++) {
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      .filter(({ playState }) => playState !== 'finished');
    if (ending.length > 0) calm = -1;
    await Promise.allSettled(ending.map((animation) => animation.finished));
  }
}
