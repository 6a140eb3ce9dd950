import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber } from '@datacoach/analysis/format-number';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../../server/src/platform/database/open-embedded-database.ts';
import { addRankPlayers } from '../../../server/src/testing/add-rank-players.ts';
import { getBearer, signIn } from '../support/accounts.ts';
import { listAxeViolations } from '../support/axe.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { takePicture } from '../support/take-picture.ts';

/** The rank above the player's Platinum II, and how many of its players have agreed to research. */
const PLATINUM_3 = 12;
const RANK_PLAYERS = 30;
/** Codes of kickoffs that were won, lost, or neither. */
const [WON, ...NOT_WON] = [220, 225, 230];

let season: FilledDataFolder;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  season = await fillDataFolder();
  await addNextRank(season);
  [server, browser] = await Promise.all([startServer({ DATA_DIR: season.dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(season.dataDir, { recursive: true, force: true });
});

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function addNextRank({ dataDir, account }: FilledDataFolder): Promise<void> {
  const database = await openEmbeddedDatabase({
    folder: join(dataDir, 'database'),
    onLost: (error) => {
      throw error;
    },
  });
  try {
    const { rows } = await database.pool.query('select id from users where email = $1', [account.email]);
    const [{ id }] = rows as [{ id: string }];
    const at = new Date(Math.floor(Date.now() / 1000) * 1000 - 24 * 60 * 60_000);
    await addRankPlayers(database, id, { tier: PLATINUM_3, count: RANK_PLAYERS, at });
  } finally {
    await database.close();
  }
}

/** Adds up a column of cells like "54% of 61". */
function sumKickoffs(cells: readonly string[]): { taken: number; won: number } {
  let [taken, won] = [0, 0];
  for (const cell of cells) {
    const [, percent, of] = /^(\d+)% of (\d+)$/.exec(cell) ?? [];
    if (of === undefined) continue;
    taken += Number(of);
    won += (Number(percent) * Number(of)) / 100;
  }
  return { taken, won: Math.round(won) };
}

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

test('shows the next rank next to the player on the field, on every plan, from 30 players on', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  const ghost = region(page, 'You and the next rank on the field');
  await ghost.locator('summary').click();
  await ghost.getByText(`${RANK_PLAYERS} players, ${RANK_PLAYERS} games`).waitFor();
  const picture = (name: string) => ghost.getByRole('img', { name, exact: true });
  for (const name of ['Your heat map', 'Heat map of Platinum III']) await picture(name).waitFor();
  await picture('Average kickoffs: you and Platinum III, by spot').waitFor();
  // Every game is a copy of one in which the player has one attempt.
  const countAttempts = (name: string) => picture(name).locator('g > title').count();
  expect(await countAttempts('Your shot map')).toBe(20);
  expect(await countAttempts('Shot map of Platinum III')).toBe(RANK_PLAYERS);
  const { result, me } = season.games[0]!;
  const number = result.report.players.findIndex(({ key }) => key === me);
  const ofGame = result.recording!.codedEvents.filter(
    ({ code, player }) => player === number && (code === WON || NOT_WON.includes(code)),
  );
  const won = ofGame.filter(({ code }) => code === WON).length;
  const table = ghost.getByRole('table', { name: 'Kickoffs by spot' });
  const readColumn = async (index: number) =>
    sumKickoffs(await table.locator(`tbody tr td:nth-child(${index})`).allInnerTexts());
  const own = await readColumn(2);
  expect(await readColumn(3)).toEqual({ taken: RANK_PLAYERS * ofGame.length, won: RANK_PLAYERS * won });
  expect(own.taken % ofGame.length).toBe(0);
  expect(formatNumber((100 * own.won) / own.taken)).toBe(formatNumber((100 * won) / ofGame.length));
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await ghost.scrollIntoViewIfNeeded();
    const getOverflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(getOverflow, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
    await takePicture(page, `next rank ${width}`);
  }

  // Nobody of the rank above Platinum I is known.
  const headers = await getBearer(page, server.url);
  const data = { duelModeRank: 'unranked', doublesModeRank: 'platinum-1', standardModeRank: 'unranked' };
  const url = `${server.url}/api/profile/update-ranks`;
  expect((await context.request.put(url, { headers, data })).status()).toBe(200);
  await page.reload();
  await ghost.locator('summary').click();
  await ghost.getByText('We need games from 30 Platinum II players; so far we have 0.').waitFor();
  expect(await ghost.getByRole('img').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
