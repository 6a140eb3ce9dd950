import { describe, expect, test } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { chooseFiles } from '../support/choose-files.ts';
import { readCliReport } from '../support/cli-report.ts';
import { dropFile } from '../support/drop-file.ts';
import { holdFirstAnswers } from '../support/hold-responses.ts';
import { holdUploads } from '../support/hold-uploads.ts';
import { openJourney } from '../support/open-journey.ts';
import {
  cutOffReplay,
  damagedReplay,
  fakeReplay,
  listMatchFiles,
  picture,
  writeReplayFile,
} from '../support/replay-files.ts';
import { calculateExpectedStats, readShownStats } from '../support/shown-stats.ts';

const { browser, server } = await openJourney();

describe('signs up, uploads, reaches Completed and shows the match', () => {
  test.each(listMatchFiles())(
    'shows the same stats for $name as the command line',
    async ({ name, path }) => {
      const { page, errors } = await openPage(browser);
      await signUp(page, server.url);
      await page.goto(`${server.url}/dashboard`);
      await chooseFiles(page, path);
      await page.getByRole('link', { name: 'My Replays' }).click();
      await page.waitForURL('**/my-replay?page=1');
      const row = page.locator('tbody tr', { hasText: name });
      await row.getByText('Completed').waitFor();
      await row.getByRole('link').click();
      await page.waitForURL('**/match/**');

      const report = readCliReport(path);
      await page.getByRole('heading', { level: 1, name: report.match.map.name }).waitFor();
      const [blue, orange] = report.teams.map((team) => team.score);
      await page.getByRole('img', { name: `${report.teams[0]?.name ?? 'Blue'} ${blue}` }).waitFor();
      await page.getByRole('img', { name: `${report.teams[1]?.name ?? 'Orange'} ${orange}` }).waitFor();
      const expected = calculateExpectedStats(report);
      expect(Object.keys(expected).length).toBeGreaterThan(50);
      expect(await readShownStats(page)).toEqual(expected);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});

test('shows an upload that finishes while the list is still loading', async () => {
  const { page } = await openPage(browser);
  await signUp(page, server.url);
  const release = await holdFirstAnswers(page, ['/get-replay', '/replay-processed-status']);
  await page.goto(`${server.url}/my-replay?page=1`);
  const answered = page.waitForResponse('**/replay-upload');
  await dropFile(page, writeReplayFile('overtakes.replay', 61));
  await answered;
  release();
  await page.locator('tbody tr', { hasText: 'overtakes' }).getByText('Completed').waitFor();
  await page.context().close();
});

test('explains a rejected file and still uploads the files after it', async () => {
  const { page, errors } = await openPage(browser);
  await signUp(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  const said: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.status() !== 422) return;
    said.push(answer.json().then(({ messages }: { messages: [string] }) => messages[0]));
  });
  await chooseFiles(page, [
    picture(),
    fakeReplay(),
    cutOffReplay(),
    writeReplayFile('after-the-bad-ones.replay', 21),
  ]);

  const panel = page.getByRole('region', { name: 'Uploads' });
  const line = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
  await line('screenshot.png')
    .getByText('Uploading image/png type is not supported. Please upload a replay file.')
    .waitFor();
  await line('after-the-bad-ones').getByText('Completed').waitFor();
  await line('after-the-bad-ones').getByRole('link', { name: 'Open match' }).waitFor();
  const sentences = await Promise.all(said);
  expect(sentences).toHaveLength(2);
  for (const [n, name] of ['not-a-replay', 'cut-off'].entries()) {
    const words = await line(name).innerText();
    expect(words.replace(/\s+/g, ' ')).toContain(`${sentences[n]} Try again`);
  }
  // If the first message is JSON, its Message is shown.
  const messages = ['{"Code":7,"Message":"The stadium is full."}', 'Not this one.'];
  await page.route('**/replay-upload', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'full', messages } }),
  );
  await chooseFiles(page, [writeReplayFile('one-too-many.replay', 22)]);
  await line('one-too-many').getByText('The stadium is full.', { exact: true }).waitFor();
  expect(await page.locator('tbody').innerText()).not.toContain('not-a-replay');
  expect(errors).toEqual([]);
  await page.context().close();
});

test.runIf(damagedReplay)('lists a damaged file as Failed with its reason', async () => {
  const { page } = await openPage(browser);
  await signUp(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  await chooseFiles(page, damagedReplay ?? []);
  const table = page.getByRole('table', { name: 'My replays' });
  await table.getByText('Failed').waitFor();
  expect(await table.innerText()).toContain('damaged');
  await page.context().close();
});

test('uploads files dropped anywhere on a page, and recognizes duplicates', async () => {
  const { page } = await openPage(browser);
  await signUp(page, server.url);
  await page.goto(`${server.url}/dashboard`);
  const path = writeReplayFile('dropped.replay', 31);
  await dropFile(page, path);
  const panel = page.getByRole('region', { name: 'Uploads' });
  await panel.getByText('Completed').waitFor();
  await dropFile(page, path);
  await panel.getByText('You already uploaded this file.').waitFor();
  await page.getByRole('link', { name: 'My Replays' }).first().click();
  await page.getByText('1 replay ·').waitFor();
  await page.context().close();
});

test('opens a preview from the panel before the upload has finished', async () => {
  const { page } = await openPage(browser);
  await signUp(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  const release = await holdUploads(page);
  const path = writeReplayFile('previewed.replay', 41);
  await dropFile(page, path);
  await page.getByRole('link', { name: 'Open preview' }).click();
  await page.waitForURL('**/preview/**');
  expect(await readShownStats(page)).toEqual(calculateExpectedStats(readCliReport(path)));
  release();
  await page.getByRole('link', { name: 'Open match' }).waitFor();
  await page.context().close();
});

test('drops waiting files on cancel, finishes the current one and hides the panel', async () => {
  const { page } = await openPage(browser);
  await signUp(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  const release = await holdUploads(page);
  for (const seed of [51, 52, 53]) {
    await dropFile(page, writeReplayFile(`cancel-${seed}.replay`, seed));
  }
  await page.getByRole('button', { name: 'Cancel uploads' }).click();
  await page.getByRole('dialog').getByText('2 files have not been sent and will be canceled').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel uploads' }).click();
  await page.getByRole('region', { name: 'Uploads' }).waitFor({ state: 'detached' });
  release();
  await page.getByText('1 replay ·').waitFor();
  await page.getByRole('cell', { name: 'Completed' }).waitFor();
  expect(await page.locator('tbody').innerText()).not.toContain('cancel-52');
  await page.context().close();
});

test('continues an upload in pieces after a connection error', async () => {
  const { page } = await openPage(browser);
  await signUp(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  await page.route('**/replay-upload', (route) => route.abort());
  await page.route('**/replay-chunk-upload', (route) => route.abort(), { times: 1 });
  await dropFile(page, writeReplayFile('shaky.replay', 71));
  await page.getByRole('region', { name: 'Uploads' }).getByText('Completed').waitFor();
  await page.context().close();
});

test('retries by itself what was interrupted or dropped while offline', async () => {
  const { page, context, errors } = await openPage(browser);
  await signUp(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  const release = await holdUploads(page);
  const sent = page.waitForRequest('**/replay-upload');
  await dropFile(page, writeReplayFile('interrupted.replay', 72));
  const panel = page.getByRole('region', { name: 'Uploads' });
  await panel.getByText('interrupted.replay').waitFor();
  await sent;
  await context.setOffline(true);
  release();
  await panel.getByText('The upload was interrupted. It continues when you’re back online.').waitFor();
  await dropFile(page, writeReplayFile('offline.replay', 73));
  await expect.poll(() => panel.getByText('It continues when you’re back online.').count()).toBe(2);
  await context.setOffline(false);
  await expect.poll(() => panel.getByText('Completed').count()).toBe(2);
  const table = page.getByRole('table', { name: 'My replays' });
  await expect.poll(() => table.getByText('Completed').count()).toBe(2);
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  [1440, 900],
  [390, 844],
] as const)(
  'a toast and the upload panel don’t cover each other or narrow the page at %i px',
  async (width, height) => {
    const { page, context } = await openPage(browser, width, height);
    await signUp(page, server.url);
    await page.goto(`${server.url}/my-replay?page=1`);
    const release = await holdUploads(page);
    await page.getByRole('button', { name: 'Email me the steps' }).waitFor();
    const before = (await page.locator('main').boundingBox())!;
    await dropFile(page, writeReplayFile('held.replay', 74));
    const panel = page.getByRole('region', { name: 'Uploads' });
    await panel.getByText('held.replay').waitFor();
    await page.getByRole('button', { name: 'Email me the steps' }).click();
    const toast = page.locator('.mantine-Notification-root').filter({ hasText: 'We emailed the steps' });
    await toast.waitFor();
    const [over, under] = [(await toast.boundingBox())!, (await panel.boundingBox())!];
    const apart =
      over.y + over.height <= under.y ||
      under.y + under.height <= over.y ||
      over.x + over.width <= under.x ||
      under.x + under.width <= over.x;
    expect(apart, JSON.stringify({ toast: over, panel: under })).toBe(true);
    expect((await page.locator('main').boundingBox())!.width).toBe(before.width);
    release();
    await context.close();
  },
);

test('filters the list by name and status, and keeps it in the URL, through a reload and on the way back from a match', async () => {
  const { page, errors } = await openPage(browser);
  await signUp(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  await dropFile(page, writeReplayFile('semi-final.replay', 81));
  await dropFile(page, writeReplayFile('warm-up.replay', 82));
  const rows = page.getByRole('table', { name: 'My replays' }).getByRole('link');
  await expect.poll(() => rows.count()).toBe(2);

  await page.goto(`${server.url}/my-replay?page=2`);
  await page.getByText('This page has no replays').waitFor();
  const name = page.getByRole('searchbox', { name: 'Search by player, map or file' });
  const status = page.getByRole('combobox', { name: 'Status' });
  await name.fill('SEMI');
  await page.waitForURL('**/my-replay?page=1&name=SEMI');
  await page.getByText('1 of 2 replays').waitFor();
  await status.selectOption('Completed');
  await page.waitForURL('**/my-replay?page=1&name=SEMI&status=15');
  await page.reload();
  await expect.poll(() => rows.count()).toBe(1);
  expect([await name.inputValue(), await status.inputValue()]).toEqual(['SEMI', '15']);

  await rows.click();
  await page.waitForURL('**/match/**');
  await page.getByRole('banner').getByRole('link', { name: 'My Replays' }).click();
  await page.waitForURL('**/my-replay?page=1&name=SEMI&status=15');
  await page.goto(`${server.url}/my-replay`);
  await page.waitForURL('**/my-replay?page=1&name=SEMI&status=15');

  await status.selectOption('Failed');
  await page.getByRole('heading', { name: 'No replays match' }).waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.waitForURL('**/my-replay?page=1');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await name.inputValue()).toBe('');

  await page.goto(`${server.url}/my-replay?name=warm`);
  await page.goto(`${server.url}/my-replay?page=1`);
  await expect.poll(() => rows.count()).toBe(2);
  expect(errors).toEqual([]);
  await page.context().close();
});
