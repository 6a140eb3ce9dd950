import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { listAxeViolations } from '../support/axe.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { takePicture } from '../support/take-picture.ts';

let season: FilledDataFolder;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  season = await fillDataFolder();
  [server, browser] = await Promise.all([startServer({ DATA_DIR: season.dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(season.dataDir, { recursive: true, force: true });
});

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('shows Basic an example, takes payment, and shows the number immediately', async () => {
  const { page, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  const gate = region(page, 'Categories with Platinum');
  await gate.getByText(/^Platinum shows which part of your game holds your rank back/).waitFor();
  await gate.getByRole('img', { name: /^Example: five categories/ }).waitFor();
  await gate.getByText('Example, not your games').waitFor();
  // The first weakness is on every plan (decisions.md 7).
  await region(page, 'Stands out most').getByRole('button', { name: 'Start the drill' }).waitFor();
  // Ten games don't outweigh the declared rank: only the score from games alone is shown, and none of its categories.
  await region(page, 'POLR').getByText('over your last 10 games.').waitFor();
  const scores = region(page, 'POLR').locator('table').getByRole('rowheader');
  expect(await scores.allTextContents()).toEqual(['Games alone']);
  expect(await region(page, 'vs. Platinum II').count()).toBe(0);
  expect(await listAxeViolations(page)).toEqual([]);
  await takePicture(page, 'dashboard, categories of a higher plan');
  await page
    .getByRole('button', { name: /the game at a glance/ })
    .first()
    .click();
  const glance = page.getByRole('dialog', { name: 'Your game' });
  await glance.getByRole('rowheader', { name: 'Overall' }).waitFor();
  await glance.getByRole('img', { name: /^Example: five categories/ }).waitFor();
  const box = (await glance.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await page.keyboard.press('Escape');
  await glance.waitFor({ state: 'hidden' });

  await gate.getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('button', { name: 'or billed upfront for Platinum' }).click();
  const pay = page.getByRole('button', { name: 'Pay $12.99', exact: true });
  await page.getByText('Tax, 20%').waitFor();
  await pay.click();
  await page.getByRole('heading', { level: 1, name: 'Pay for Platinum, monthly' }).waitFor();
  await pay.click();
  await page.getByRole('heading', { level: 1, name: 'You now have Platinum' }).waitFor();
  await page.getByRole('button', { name: 'See what’s new for you' }).click();
  await page.waitForURL('**/dashboard');
  await region(page, 'vs. Platinum II').getByRole('heading').click();
  await region(page, 'vs. Platinum II').getByRole('row').first().waitFor();
  await region(page, 'Stands out most').getByRole('button', { name: 'Start the drill' }).waitFor();
  expect(await scores.count()).toBe(7);
  expect(await gate.count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
