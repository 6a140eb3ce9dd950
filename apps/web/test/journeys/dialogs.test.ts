import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeScriptedMatch } from '@datacoach/replay-fixtures';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getBearer, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';

const DAY_MS = 24 * 60 * 60_000;

const { browser, server } = await openJourney();

async function openPlayer(): Promise<Page> {
  const { page } = await openPage(browser);
  await openAccount(page, server.url);
  return page;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('downloads the command-line tool, logs it in with a token from the profile, and uploads', async () => {
  const page = await openPlayer();
  await page.goto(`${server.url}/my-replay?page=1`);
  await button(page, 'Upload Replay').click();
  await button(page, 'Upload automatically after each match').click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download datacoach.mjs' }).click();
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-download-'));
  try {
    const program = join(folder, 'datacoach.mjs');
    await (await download).saveAs(program);
    await page.getByRole('dialog').getByRole('link', { name: 'profile' }).click();
    await page.waitForURL('**/profile');
    await page.getByLabel('Token name').fill('Gaming PC');
    await button(page, 'Create token').click();
    const command = await page.locator('code', { hasText: 'datacoach.mjs login' }).innerText();
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [program, ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, DATACOACH_HOME: folder },
      });
    expect(run(...command.split(' ').slice(2))).toContain('Files upload to');
    const file = join(folder, 'match.replay');
    writeFileSync(file, writeScriptedMatch({ seed: 5, seconds: 4 }));
    expect(run('upload', file)).toBe('match.replay: uploaded\n');
    expect(run('upload', file)).toBe('match.replay: already uploaded\n');
    await page.goto(`${server.url}/my-replay?page=1`);
    await page.getByText('match.replay').first().waitFor();

    await askedOnce(page);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await page.context().close();
});

/** Asks a user who returns a day after their last upload about the weekly mail, once. */
async function askedOnce(page: Page): Promise<void> {
  // The previous page may still fetch the newest replay, as it does after every change.
  await page.goto('about:blank');
  let looked = 0;
  await page.route(
    (url) => url.pathname === '/api/v1/filestorage/get-replay' && url.searchParams.get('PageSize') === '1',
    async (route) => {
      looked++;
      const answer = await route.fetch();
      const list = (await answer.json()) as { items: { uploadedAt: string }[] };
      const uploadedAt = new Date(Date.now() - 2 * DAY_MS).toISOString();
      await route.fulfill({ json: { ...list, items: list.items.map((item) => ({ ...item, uploadedAt })) } });
    },
  );
  const headers = await getBearer(page, server.url);
  const request = page.context().request;
  const preferences = `${server.url}/api/v1/notifications/preferences`;
  const opened = async () => {
    const read = page.waitForResponse('**/notifications/preferences');
    await page.goto(`${server.url}/questions`);
    await read;
    await page.getByRole('heading', { name: 'Performance Q&A', exact: true }).waitFor();
    // The dialog would have shown by now.
    await page.evaluate(async () => {
      for (let n = 0; n < 3; n++) await fetch('/api/v1/app-settings');
    });
  };
  // A user who enabled it in the settings has already answered, and "no" would disable it.
  await request.put(preferences, { headers, data: { weeklySummary: true } });
  await opened();
  expect([looked, await page.getByText('Want your week by email?').isVisible()]).toEqual([0, false]);
  await request.put(preferences, { headers, data: { weeklySummary: false } });
  await opened();
  await button(page, 'Yes, once a week').click();
  await page.getByText('You’ll get a summary every week', { exact: true }).waitFor();
  const kept = await request.get(preferences, { headers });
  expect(await kept.json()).toMatchObject({ weeklySummary: true, isPrompted: true });
  await opened();
  expect(await page.getByText('Want your week by email?').isVisible()).toBe(false);
}

test('has captions, speed and chapters in a video, resumes it, and waits for play', async () => {
  const page = await openPlayer();
  await page.goto(`${server.url}/questions`);
  const open = async () => {
    await button(page, 'Upload Replay').click();
    await button(page, 'Watch how it works (24 s)').click();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);
  };
  const state = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => ({
      paused: video.paused,
      time: Math.floor(video.currentTime),
      length: Math.round(video.duration),
      rate: video.playbackRate,
      captions: video.textTracks[0]?.mode,
      cues: video.textTracks[0]?.cues?.length,
    }));
  await open();
  await expect.poll(state).toEqual({
    paused: true,
    time: 0,
    length: 24,
    rate: 1,
    captions: 'showing',
    cues: 8,
  });
  await page.getByRole('button', { name: /Drop it here/ }).press('Enter');
  await page.getByLabel('Speed').selectOption('1.5');
  await expect.poll(state).toMatchObject({ paused: true, time: 12, rate: 1.5 });
  // The chapter is marked when the video reports its position, which is then stored.
  await page.locator('[aria-current]', { hasText: 'Drop it here' }).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await open();
  await page.getByText('Resumes at 0:12.').waitFor();
  await expect.poll(state).toMatchObject({ paused: true, time: 12 });
  await button(page, 'Start over').click();
  await expect.poll(state).toMatchObject({ time: 0 });
  await page.context().close();
});

test('clears the delete-account dialog when it reopens after a wrong password', async () => {
  const page = await openPlayer();
  await page.goto(`${server.url}/profile`);
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const password = dialog.getByLabel('Type your password to confirm');
  await button(page, 'Delete account').click();
  await password.fill('not my password');
  await button(page, 'Delete my account').click();
  await dialog.getByText('Nothing was deleted.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Delete account').click();
  expect(await password.inputValue()).toBe('');
  await page.context().close();
});
