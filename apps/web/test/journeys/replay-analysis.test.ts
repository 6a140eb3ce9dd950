import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { getBearer, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  fakeReplay,
  writeReplayFile,
  writeSmallReplay,
  writeUnreadableReplay,
} from '../support/replay-files.ts';

const GAMES = 9;

const { browser, server } = await openJourney();
let coach: Page;

beforeAll(async () => {
  coach = (await openPage(browser)).page;
  await openAccount(coach, server.url, { role: 'Coach' });
});

const button = (name: string) => coach.getByRole('button', { name, exact: true });
const folder = (name: string) =>
  coach.getByRole('navigation', { name: 'Folders' }).getByText(name, { exact: true });

/** Drops files on the open folder, as from the desktop. */
async function dropInto(paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => ({
    name: path.split('/').at(-1)!,
    base64: readFileSync(path).toString('base64'),
  }));
  const transfer = await coach.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, base64 } of given) {
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
    }
    return data;
  }, files);
  const pane = coach.getByRole('region', { name: 'League week 6' });
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await pane.dispatchEvent(type, { dataTransfer: transfer });
  }
}

test('lets a coach create a folder, drop ten files including a bad one, and read the stats', async () => {
  await coach.goto(`${server.url}/admin/replay-analysis`);
  await button('Create your first folder').click();
  await coach.getByLabel('Name').fill('League week 6');
  await button('Create folder').click();
  await coach.getByText('Drop replay files here').waitFor();

  const games = Array.from({ length: GAMES - 1 }, (_, n) => writeSmallReplay(`game-${n}.replay`, 400 + n, 2));
  await dropInto([...games, fakeReplay(), writeReplayFile('long.replay', 499)]);
  const uploads = coach.getByRole('region', { name: 'Uploads' });
  await uploads.getByText(`${GAMES} uploaded, 1 failed`).waitFor();
  await uploads.getByText('not-a-replay.replay').waitFor();
  await uploads.getByRole('button', { name: 'Close uploads' }).click();
  await coach.getByText(`${GAMES} of ${GAMES}`, { exact: true }).waitFor();

  // Nobody in it is on the roster: a scouting folder, until the coach says who we are.
  await coach.getByText('A scouting folder: your team doesn’t play in it.').waitFor();
  await coach
    .getByText('Your team doesn’t play in these games. See the scouting report, or choose your team above.')
    .waitFor();
  await coach.getByLabel('Our team').selectOption({ index: 1 });
  await coach.getByText(/^against /).waitFor();
  await coach.getByRole('heading', { name: 'xG across games' }).waitFor();
  const statistics = coach.waitForResponse('**/generate-statistics*');
  await button('Generate statistics').click();
  expect((await statistics).status()).toBe(200);
  await coach.getByText(/^Stats for \d+ players in \d+ games are in Statistics\.$/).waitFor();
  const table = coach.getByRole('region', { name: 'Players, table' });
  await table.waitFor();
  // Columns that don't fit fade out at the edge.
  const edge = () =>
    table.evaluate((region) => ({
      hides: region.scrollWidth > region.clientWidth,
      fade: getComputedStyle(region).getPropertyValue('--fade'),
    }));
  await expect.poll(edge).toEqual({ hides: true, fade: '48px' });
  const names = () => table.locator('tbody th span:first-child').allTextContents();
  const before = await names();
  await table.getByRole('button', { name: 'Player' }).click();
  await expect.poll(names).toEqual(before.toSorted((a, b) => a.localeCompare(b, 'en')));
  const download = coach.waitForEvent('download');
  await button('CSV').click();
  expect((await download).suggestedFilename()).toBe('League week 6 statistics.csv');

  // Both sides' shots are already next to the expected goals.
  await coach.getByRole('tab', { name: 'Shot types' }).click();
  await coach.getByRole('heading', { name: 'Where shots come from' }).waitFor();
  for (const [tab, path] of [
    ['Mechanics', 'mechanics-stat'],
    ['Boost', 'boost-stat'],
    ['Scouting report', 'scout-book'],
    ['Kickoffs', 'kickoff-stat'],
  ] as const) {
    const answered = coach.waitForResponse(`**/${path}*`);
    await coach.getByRole('tab', { name: tab }).click();
    expect((await answered).status()).toBe(200);
  }
  // The URL stores whose kickoffs are shown, and their clips open the game there.
  await coach.getByRole('region', { name: 'Kickoff habits, table' }).waitFor();
  const ofOne = coach.waitForResponse('**/kickoff-stat*');
  await coach.getByRole('combobox', { name: 'Player', exact: true }).selectOption({ index: 2 });
  const { sides } = (await (await ofOne).json()) as { sides: { taken: number }[] };
  expect(new URL(coach.url()).searchParams.get('who')).toBeTruthy();
  const clips = coach.getByRole('region', { name: 'Every kickoff' }).getByRole('link', { name: /^Watch / });
  await expect.poll(() => clips.count()).toBe(Math.min(10, sides[0]?.taken ?? 0));
  await coach.getByRole('combobox', { name: 'Player', exact: true }).selectOption('them');
  await expect.poll(() => clips.count()).toBeGreaterThan(0);
  await clips.first().click();
  await coach.waitForURL('**/admin/team-dashboard/match/**');
  // Back leads to the folder and its tab, with the player chosen there.
  await coach.getByRole('link', { name: 'Back to the team' }).click();
  await coach.getByRole('tab', { name: 'Kickoffs', selected: true }).waitFor();
  expect(new URL(coach.url()).searchParams.get('who')).toBe('them');
  await coach.getByRole('tab', { name: 'Boost' }).click();
  await coach.getByRole('group', { name: /^Boost pads that they take/ }).waitFor();
  await coach.getByRole('tab', { name: 'Scouting report' }).click();
  await coach.getByRole('article', { name: /^Scouting report: / }).waitFor();
  // The URL keeps the state.
  await coach.reload();
  await button('Print (2 pages)').waitFor();

  await coach.getByRole('tab', { name: 'xG', exact: true }).click();
  const graph = coach.waitForResponse('**/xg-graph?*matchId=*');
  await coach.getByRole('button', { name: /^Game 1/ }).click();
  expect((await graph).status()).toBe(200);
});

test('prints the scouting report on two pages that read the same with and without backgrounds', async () => {
  await coach.getByRole('tab', { name: 'Scouting report' }).click();
  const report = coach.getByRole('article', { name: /^Scouting report: / });
  await report.waitFor();
  const squeeze = (text: string) => text.replaceAll(/\s/g, '');
  const name = squeeze(await report.getByRole('heading', { level: 2 }).innerText());
  const findings = await report.locator('section section li > p:first-child').allInnerTexts();
  expect(findings.length).toBeGreaterThan(0);
  const print = async (printBackground: boolean) =>
    readPdf(await coach.pdf({ format: 'A4', printBackground, preferCSSPageSize: true }));
  const [bare, full] = [await print(false), await print(true)];
  expect(full.map(({ text }) => text)).toEqual(bare.map(({ text }) => text));
  for (const pages of [bare, full]) {
    expect(pages).toHaveLength(2);
    const [first, second] = pages.map(({ text }) => text);
    expect(first!.slice(0, 60)).toContain(name);
    expect(first).toContain(squeeze('Kickoff habits by spawn'));
    expect(second).toContain(squeeze('Where they shoot from'));
    for (const finding of findings) expect(first! + second!).toContain(squeeze(finding));
    for (const screenOnly of ['Print (2 pages)', 'Share', 'Folders', 'Clip 1', 'League week 6 Rename']) {
      expect(first! + second!).not.toContain(squeeze(screenOnly));
    }
    // Dark enough to read on white paper.
    for (const ink of pages.flatMap(({ inks }) => inks)) {
      expect(ink).toMatch(/^#[0-9a-f]{6}$/);
      expect(Math.max(...Buffer.from(ink.slice(1), 'hex')) / 255).toBeLessThan(0.7);
    }
  }
});

test('folds the filters of a folder on a phone, and says how many are set', async () => {
  await folder('League week 6').click();
  const filters = coach.getByRole('search').filter({ has: coach.getByRole('button', { name: /^Filters/ }) });
  const fold = coach.getByRole('button', { name: /^Filters/ });
  const choices = coach.getByRole('search').getByRole('combobox');
  await choices.first().waitFor();
  const shown = await choices.filter({ visible: true }).count();
  expect(shown).toBeGreaterThan(1);
  expect(await fold.isVisible()).toBe(false);
  await coach.setViewportSize({ width: 390, height: 844 });
  await fold.waitFor();
  await expect.poll(() => choices.filter({ visible: true }).count()).toBe(0);
  expect((await filters.boundingBox())!.height).toBeLessThanOrEqual(60);
  await fold.click();
  await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => choices.filter({ visible: true }).count()).toBe(shown);
  await choices.first().selectOption({ index: 1 });
  await coach.getByRole('button', { name: 'Filters, 1 set' }).waitFor();
  await choices.first().selectOption({ index: 0 });
  await coach.setViewportSize({ width: 1440, height: 900 });
});

test("explains a file that can't be analyzed, retries it, and removes it", async () => {
  await dropInto([writeUnreadableReplay('scratched.replay')]);
  const failed = coach.getByRole('region', { name: 'Failed files' });
  await failed.getByText('1 file failed').waitFor();
  await failed.getByText(/scratched\.replay.*could only read/).waitFor();
  await coach.getByText(`${GAMES + 1} of ${GAMES + 1}`, { exact: true }).waitFor();
  const again = coach.waitForResponse('**/folder-run-again?*');
  await button('Retry: scratched.replay').click();
  expect(await (await again).json()).toEqual({ started: 1 });
  // It still can't be analyzed.
  await coach.getByText(`${GAMES + 1} of ${GAMES + 1}`, { exact: true }).waitFor();
  await button('Remove scratched.replay').click();
  await failed.waitFor({ state: 'hidden' });
  await coach.getByText(`${GAMES} of ${GAMES}`, { exact: true }).waitFor();
});

test('lets the coach decide which team is theirs', async () => {
  const choice = coach.getByLabel('Our team');
  const before = await choice.inputValue();
  const other = (
    await choice.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  ).find((value) => value !== before && value !== '')!;
  const saved = coach.waitForResponse(
    (answer) => answer.url().includes('/coach/teams') && answer.request().method() === 'PUT',
  );
  await choice.selectOption(other);
  expect((await saved).status()).toBe(200);
  await expect.poll(() => choice.inputValue()).toBe(other);
});

test('renames and deletes a folder, and restores it with its games', async () => {
  await button('Rename').click();
  await coach.getByRole('textbox', { name: 'Name' }).fill('Week 6, won');
  await button('Save').click();
  await folder('Week 6, won').waitFor();
  await button('Delete').click();
  await coach.getByText(`Its ${GAMES} files will be deleted`).waitFor();
  const missing: string[] = [];
  coach.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
  await button('Delete folder').dblclick();
  await coach.getByText('Week 6, won deleted').waitFor();
  await coach.waitForTimeout(500);
  expect(missing).toEqual([]);
  await button('Undo').click();
  await folder('Week 6, won').waitFor();
  await coach.getByText(`${GAMES} of ${GAMES}`, { exact: true }).waitFor();
});

test('puts a folder into another, compares them, and shares the scouting report by a link that ends', async () => {
  await button('New').click();
  await coach.getByRole('textbox', { name: 'Name' }).fill('Spring');
  await button('Create folder').click();
  await coach.getByText('Drop replay files here').waitFor();
  // Dragged onto it, or by the dialog.
  const dragged = await coach.evaluateHandle(() => new DataTransfer());
  await folder('Week 6, won').dispatchEvent('dragstart', { dataTransfer: dragged });
  for (const type of ['dragover', 'drop']) {
    await folder('Spring').dispatchEvent(type, { dataTransfer: dragged });
  }
  await coach.getByText(`${GAMES} of ${GAMES}`, { exact: true }).waitFor();
  await folder('Week 6, won').click();
  await button('Move').click();
  await coach.getByRole('combobox', { name: 'Inside' }).selectOption('');
  await button('Move folder').click();
  await coach.getByRole('navigation', { name: 'Inside' }).waitFor({ state: 'hidden' });
  await button('Move').click();
  await coach.getByRole('combobox', { name: 'Inside' }).selectOption({ label: 'Spring' });
  await button('Move folder').click();
  await coach.getByRole('navigation', { name: 'Inside' }).getByRole('button', { name: 'Spring' }).click();
  await coach.getByRole('heading', { name: 'Spring', level: 1 }).waitFor();

  await coach.getByRole('tab', { name: 'Compare' }).click();
  await coach.getByRole('row', { name: /^Kickoffs won/ }).waitFor();
  await coach
    .getByText(/^\d games?, \d won$/)
    .first()
    .waitFor();
  await coach.getByRole('combobox', { name: 'Folder', exact: true }).selectOption({ label: 'Week 6, won' });
  await expect.poll(() => new URL(coach.url()).searchParams.get('with')).toBeTruthy();

  await coach.getByRole('tab', { name: 'Scouting report' }).click();
  await button('Share').click();
  await button('Create link').click();
  const link = await coach.getByRole('dialog').locator('code').textContent();
  const { page: visitor } = await openPage(browser);
  await visitor.goto(link!);
  await visitor.getByRole('article', { name: /^Scouting report: / }).waitFor();
  expect(await visitor.getByText(/Spring|Week 6|Clip \d/).count()).toBe(0);
  await button('Stop sharing').click();
  await coach.getByRole('list', { name: 'Shared links' }).waitFor({ state: 'hidden' });
  await visitor.reload();
  await visitor.getByText('This report isn’t shared anymore').waitFor();
  await coach.keyboard.press('Escape');
});

test('shows another coach nothing of it, and sends a player home', async () => {
  const { page: other } = await openPage(browser);
  await openAccount(other, server.url, { role: 'Coach' });
  await other.goto(coach.url());
  await other.getByText('No folder yet').waitFor();
  expect(await other.getByText('Week 6').count()).toBe(0);
  const id = new URL(coach.url()).searchParams.get('folder');
  const headers = await getBearer(other, server.url);
  const answer = await other
    .context()
    .request.get(`${server.url}/api/v1/coach/folder-by-id?folderId=${id}`, { headers });
  expect(answer.status()).toBe(404);
  const { page: player } = await openPage(browser);
  await openAccount(player, server.url);
  await player.goto(`${server.url}/admin/replay-analysis`);
  await player.waitForURL('**/training-plans');
});
