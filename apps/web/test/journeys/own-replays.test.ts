import { readFileSync } from 'node:fs';
import { formatNumber } from '@datacoach/analysis/format-number';
import type { ReplayItem } from '@datacoach/contract';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getBearer, openAccount, signIn } from '../support/accounts.ts';
import { listAxeViolations } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { dropFile } from '../support/drop-file.ts';
import { fillDataFolder } from '../support/filled-data-folder.ts';
import { openJourney } from '../support/open-journey.ts';
import { writeSmallReplay } from '../support/replay-files.ts';

const season = await fillDataFolder();
const { browser, server } = await openJourney({ DATA_DIR: season.dataDir });

const rows = (page: Page) => page.getByRole('table', { name: 'My replays' }).getByRole('link');
const more = async (page: Page, title: string, entry: string) => {
  await page
    .getByRole('button', { name: `More for ${title}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
};
/** Whether a URL is this place in the list, with parameters in any order. */
const isPlace = (place: Record<string, string>) => (url: URL) =>
  url.pathname === '/my-replay' &&
  url.searchParams.size === Object.keys(place).length &&
  Object.entries(place).every(([key, value]) => url.searchParams.get(key) === value);
const dialog = (page: Page) => page.getByRole('dialog');

test('applies every filter to the list and keeps it in the URL and stored state', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/filestorage/')) asked.push(pathname.slice(20));
  });
  await page.goto(`${server.url}/my-replay?page=1`);
  await expect.poll(() => rows(page).count()).toBe(12);
  // All in parallel in one round trip; what the shell shows comes with its deferred parts.
  const late = ['replay-processed-status', 'replay-upload-restriction'];
  expect(new Set(asked.filter((call) => !late.includes(call)).slice(0, 4))).toEqual(
    new Set(['get-replay', 'replay-count', 'replay-choices', 'replays/deleted']),
  );
  await expect.poll(() => late.every((call) => asked.includes(call))).toBe(true);
  await page.getByText('32 replays · 32 completed').waitFor();
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label }).selectOption({ label: option });
  await choose('Result', 'Lost');
  await page.getByText('10 of 32 replays').waitFor();
  await choose('Mode', 'Doubles');
  await page.getByRole('combobox', { name: 'Map' }).selectOption('urban_p');
  await page.getByText('5 of 32 replays').waitFor();
  await page.getByRole('searchbox', { name: 'Search by player, map or file' }).fill('urban');
  const narrowed = { page: '1', name: 'urban', mode: '10', result: '10', map: 'urban_p' };
  await page.waitForURL(isPlace(narrowed));
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(5);
  await page.goto(`${server.url}/my-replay`);
  await page.waitForURL(isPlace(narrowed));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL('**/my-replay?page=1&name=urban');
  await page.getByText('15 of 32 replays').waitFor();
  const { report, me } = { report: season.games[0]!.result.report, me: season.games[0]!.me };
  const teammate = report.players.find(({ key, team }) => team === 0 && key !== me)!;
  await choose('With', `${teammate.name} (32)`);
  await choose('Played', 'Last 7 days');
  await page.getByText(/^\d of 32 replays/).waitFor();

  await page.goto(`${server.url}/my-replay?page=1`);
  const headers = await getBearer(page, server.url);
  const answer = await context.request.get(`${server.url}/api/v1/filestorage/get-replay?sort=played`, {
    headers,
  });
  const { items } = (await answer.json()) as { items: ReplayItem[] };
  const game = items[0]!.game!;
  const first = page.locator('tbody tr').first();
  await first
    .getByRole('cell', { name: `${formatNumber(game.xg.own!, 2)} · ${formatNumber(game.xg.other!, 2)}` })
    .waitFor();
  await first.getByRole('cell', { name: formatNumber(game.score!), exact: true }).waitFor();
  await page.getByText('not counted: Private games are scored separately.').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('renames, tags, shares, deletes and restores one or many replays', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/my-replay?page=1`);
  await rows(page).first().waitFor();

  await more(page, 'Ranked Doubles', 'Rename');
  await dialog(page).getByLabel('Name').fill('Grand final');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Grand final' }).waitFor();
  await more(page, 'Grand final', 'Tags');
  await dialog(page).getByLabel('New tag').fill('scrim');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: /scrim/ }).waitFor();
  await more(page, 'Grand final', 'Add to favorites');
  await page.getByRole('img', { name: 'Favorite' }).waitFor();
  await page.getByRole('button', { name: 'Favorites' }).click();
  await page.getByText('1 of 32 replays').waitFor();

  await more(page, 'Grand final', 'Privacy');
  await dialog(page)
    .getByRole('radio', { name: /^Anyone with the link/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const link = (await dialog(page).getByText('/shared/').innerText()).trim();
  const visitor = await openPage(browser);
  await visitor.page.goto(link);
  await visitor.page.getByRole('heading', { name: 'Best and worst play' }).waitFor();
  await visitor.page.getByRole('heading', { level: 3, name: /^Best/ }).waitFor();
  const shown = await visitor.page.locator('body').innerText();
  for (const secret of ['Grand final', season.account.userName, 'recorded by', 'you']) {
    expect(shown.split(/\s+/).join(' ')).not.toMatch(new RegExp(`\\b${secret}\\b`));
  }
  expect(await listAxeViolations(visitor.page)).toEqual([]);
  await visitor.page.getByRole('link', { name: 'Watch', exact: true }).first().click();
  await visitor.page.waitForURL('**/shared/*/viewer**');
  await visitor.page.getByRole('link', { name: 'Back to the match' }).click();
  await visitor.page.getByRole('heading', { name: 'Best and worst play' }).waitFor();
  await dialog(page)
    .getByRole('radio', { name: /^Private/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await visitor.page.goto(link);
  await visitor.page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();

  await page.getByRole('button', { name: 'Favorites' }).click();
  await page.getByText('32 replays · 32 completed').waitFor();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByText('12 replays selected').waitFor();
  await page.getByRole('button', { name: 'Select all 32' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected replays' });
  await bar.getByRole('button', { name: 'Privacy' }).click();
  await dialog(page)
    .getByRole('radio', { name: /^Teammates/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.getByText('visible to teammates').count()).toBe(12);
  // The test's games have no files.
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download' }).click();
  const zip = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(zip)).toEqual(['missing-files.txt']);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('32 replays deleted').waitFor();
  await page.getByText('No games yet').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('32 replays · 32 completed').waitFor();
  await page.getByRole('link', { name: 'Grand final' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('resumes uploads after a reload, says so, and releases the files once uploaded', async () => {
  const { page, context, errors } = await openPage(browser);
  const account = await openAccount(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  await page.getByRole('button', { name: 'Email me the steps' }).click();
  await page.getByText(`We emailed the steps to ${account.email}`).waitFor();
  await page.getByRole('button', { name: 'Email me the steps' }).click();
  await page.getByText('We already sent you this email today. Check your inbox.').waitFor();
  let isHeld = true;
  await page.route('**/replay-upload', (route) => (isHeld ? undefined : route.continue()));
  const [first, second] = [writeSmallReplay('first.replay', 501), writeSmallReplay('second.replay', 502)];
  await dropFile(page, first);
  await dropFile(page, second);
  await page.getByText('Uploading 1 of 2').waitFor();
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('datacoach-uploads');
          // The page hasn't created it yet.
          request.onupgradeneeded = () => request.transaction?.abort();
          request.onerror = () => resolve(0);
          request.onsuccess = () => {
            const counting = request.result.transaction('files').objectStore('files').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  await expect.poll(kept).toBe(2);
  // Another page in the same browser leaves them to the page that has them.
  const other = await context.newPage();
  await other.goto(`${server.url}/my-replay?page=1`);
  await other.getByText('No games yet').waitFor();
  expect(await other.getByRole('region', { name: 'Uploads' }).count()).toBe(0);
  await other.close();

  // Held calls end with the page: without the route, the first might still arrive.
  isHeld = false;
  await page.reload();
  await page.getByText('Resuming 2 files from your last visit.').waitFor();
  const table = page.getByRole('table', { name: 'My replays' });
  await expect.poll(() => table.getByText('Completed').count()).toBe(2);
  await expect.poll(kept).toBe(0);

  const download = page.waitForEvent('download');
  const row = page.locator('tbody tr', { hasText: 'second.replay' });
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Download file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('second.replay');
  expect(readFileSync(await file.path()).equals(readFileSync(second))).toBe(true);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const zipped = page.waitForEvent('download');
  const chosen = page.getByRole('toolbar', { name: 'Selected replays' });
  await chosen.getByRole('button', { name: 'Download' }).click();
  const zip = await zipped;
  expect(zip.suggestedFilename()).toBe('replays.zip');
  const inside = unzipSync(readFileSync(await zip.path()));
  expect(Object.keys(inside)).toEqual(['first.replay', 'second.replay']);
  expect(Buffer.from(inside['second.replay']!).equals(readFileSync(second))).toBe(true);
  await page.reload();
  await expect.poll(() => table.getByText('Completed').count()).toBe(2);
  expect(await page.getByRole('region', { name: 'Uploads' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('shows ranks and moments of a match, compares two players, and exports CSV and JSON', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const { matchId, result, me } = season.games[29]!;
  const { report, insight } = result;
  await page.goto(`${server.url}/match/${matchId}`);
  const scoreboard = page.getByRole('region', { name: 'Scoreboard' });
  await scoreboard.getByRole('img', { name: 'Platinum II' }).waitFor();
  const moments = page.getByRole('region', { name: 'Best and worst play' });
  await moments.getByRole('link', { name: 'Watch the best play' }).waitFor();
  expect(await moments.getByRole('link', { name: 'Watch the best play' }).getAttribute('href')).toMatch(
    /\/viewer\?t=[\d.]+&until=/,
  );
  for (const [entry, ending] of [
    ['CSV', '.csv'],
    ['JSON', '.json'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    const file = await download;
    expect(file.suggestedFilename().endsWith(ending)).toBe(true);
    const text = readFileSync(await file.path(), 'utf8');
    if (ending === '.json') expect(JSON.parse(text)).toMatchObject({ team_size: 2, blue: { color: 'blue' } });
    else expect(text.split('\r\n')[0]).toContain('core.goals');
  }

  await page.getByRole('tab', { name: 'Head to head' }).click();
  const rival = report.players.find(({ team }) => team === 1)!;
  await page.getByRole('combobox', { name: 'Second player' }).selectOption(rival.key);
  await page.getByRole('combobox', { name: 'Stats' }).selectOption('All stats');
  await page.waitForURL(/tab=compare.*stats=all/);
  const cell = (player: string, stat: string) =>
    page.locator(`[data-player="${player}"][data-stat="${stat}"]`).first().innerText();
  for (const key of [me, rival.key]) {
    expect(await cell(key, 'core.score')).toBe(
      formatNumber(report.players.find((player) => player.key === key)!.statistics['core.score']!),
    );
    expect(await cell(key, 'xg')).toBe(formatNumber(insight!.players[key]!.metrics.xg!.value!, 2));
  }
  await page.reload();
  await expect.poll(() => page.getByRole('combobox', { name: 'Second player' }).inputValue()).toBe(rival.key);
  expect(errors).toEqual([]);
  await context.close();
});

test('asks before it unlinks a player, and links them again on undo', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/profile`);
  const ask = page.getByRole('button', { name: /^Not me: / });
  await ask.click();
  await dialog(page).getByText('Your dashboard, scores and career lose them.').waitFor();
  await dialog(page).getByRole('button', { name: 'Keep this player' }).last().click();
  await dialog(page).waitFor({ state: 'detached' });
  await ask.click();
  await dialog(page).getByRole('button', { name: 'Unlink player' }).click();
  await page.getByText('isn’t linked to you anymore.').waitFor();
  await ask.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo: / }).click();
  await ask.waitFor();

  // The match page speaks to its player, with their game.
  await page.goto(`${server.url}/my-replay?page=1&result=10&mode=10`);
  await rows(page).first().click();
  await page.getByText(/^You lost \d–\d\./).waitFor();
  const game = page.getByRole('region', { name: 'Your game' });
  await game.getByRole('term').filter({ hasText: 'Overall' }).waitFor();
  await game.getByRole('button', { name: 'Game at a glance' }).click();
  await dialog(page).getByRole('region', { name: 'Worst play' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
