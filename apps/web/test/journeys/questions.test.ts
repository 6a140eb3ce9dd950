import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber } from '@datacoach/analysis/format-number';
import type { AskedQuestion, SavedQuestion } from '@datacoach/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../../server/src/platform/database/open-embedded-database.ts';
import { openAccount, signIn } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

let season: FilledDataFolder;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  season = await fillDataFolder();
  await hold('Diamond');
  [server, browser] = await Promise.all([startServer({ DATA_DIR: season.dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(season.dataDir, { recursive: true, force: true });
});

async function hold(plan: string): Promise<void> {
  const onLost = (error: Error) => {
    throw error;
  };
  const database = await openEmbeddedDatabase({ folder: join(season.dataDir, 'database'), onLost });
  await database.pool.query('update users set plan_name = $1', [plan]);
  await database.close();
}

const headline = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first();

test('shows an answer in its layout, in one round trip, with the server’s numbers', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/questions')) asked.push(pathname);
  });
  const answered = page.waitForResponse((response) => response.url().includes('/unlucky/answer'));
  await page.goto(`${server.url}/questions?mode=10&q=unlucky`);
  const { answer } = (await (await answered).json()) as AskedQuestion;
  await headline(page).waitFor();
  // Fetched again if the change stream opened late.
  expect(new Set(asked)).toEqual(new Set(['/api/v1/questions', '/api/v1/questions/unlucky/answer']));
  expect(await headline(page).textContent()).toBe(answer!.headline.replaceAll('**', ''));
  const table = page.getByRole('region', { name: answer!.table!.title }).getByRole('row');
  for (const [index, row] of answer!.table!.rows.entries()) {
    const shown = table.nth(index + 1);
    expect(await shown.getByRole('rowheader').textContent()).toBe(row.label);
    await shown
      .getByText(formatNumber(row.reference!, answer!.table!.decimals), { exact: true })
      .first()
      .waitFor();
  }
  const clips = page.getByRole('region', { name: 'Clips' }).getByRole('link');
  await expect.poll(() => clips.count()).toBe(answer!.clips.length);
  const address = new URL((await clips.first().getAttribute('href'))!, server.url);
  expect(address.pathname).toBe(`/match/${answer!.clips[0]!.matchId}/viewer`);
  expect(address.searchParams.get('camera')).toBe('player');
  await page.getByText('How we know').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("finds the nearest question to the user's own words and says so; keeps the URL through a reload", async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/questions?mode=10`);
  const box = page.getByLabel('Search questions');
  await box.fill('xyzzy');
  await page.getByText('No question matches “xyzzy”').waitFor();
  await box.fill('why do I keep losing the ball');
  await page.getByText('Closest to “why do I keep losing the ball”').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Closest question to “why do I keep losing the ball”').waitFor();
  await expect.poll(() => headline(page).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ mode: '10', q: 'afterLoss' });
  await page.reload();
  await page
    .getByRole('link', { name: 'What happens after I lose the ball?', exact: false })
    .first()
    .waitFor();
  await page.getByRole('article', { name: 'What happens after I lose the ball?' }).waitFor();
  await page.getByRole('radio', { name: 'Duel' }).click({ force: true });
  await page.getByText('10 more games until you see this.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('keeps a saved question with its answers, opens it from its notification, and removes it', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/questions?saved=boost-10`);
  await page.getByRole('article', { name: 'Do I waste boost?' }).waitFor();
  await page.getByRole('button', { name: 'Save question' }).click();
  await page.getByText('Refreshed every week.').waitFor();
  const now = await headline(page).textContent();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  const saved = page.getByRole('region', { name: 'Do I waste boost? Doubles' });
  await saved.getByText(now!).waitFor();
  await saved.getByText(/^next answer /).waitFor();
  await page.route(/\/questions\/saved$/, async (route) => {
    const answered = await route.fetch();
    const list = (await answered.json()) as SavedQuestion[];
    await route.fulfill({ response: answered, json: list.map((one) => ({ ...one, rests: true })) });
  });
  await page.reload();
  await saved.getByText('Your plan doesn’t refresh this question.').waitFor();
  expect(await saved.getByText(/^next answer /).count()).toBe(0);
  await page.unroute(/\/questions\/saved$/);
  await saved.getByRole('button', { name: 'Unsave' }).click();
  await page.getByText('No saved questions yet').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('shows a message without games, and when the list fails', async () => {
  const { page, context } = await openPage(browser);
  await openAccount(page, server.url);
  let fails = true;
  await page.route(/\/api\/v1\/questions(\?.*)?$/, (route) =>
    fails
      ? route.fulfill({ status: 503, json: { statusCode: 503, code: 'x', messages: ['Not now.'] } })
      : route.fallback(),
  );
  await page.goto(`${server.url}/questions`);
  await page.getByText('We couldn’t load the questions').waitFor();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByText('No answers yet').waitFor();
  await context.close();
});
