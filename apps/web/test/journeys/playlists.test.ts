import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, getBearer, openAccount, signIn } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { confirmAddress } from '../support/read-mails.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

/** A microphone that hums, which the browser lets every page use. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const NAME = 'regular';

let season: FilledDataFolder;
let server: RunningServer;
/** Without a microphone. */
let browser: Browser;
let studio: Browser;
let coach: Page;
let player: Page;
let account: Account;
beforeAll(async () => {
  season = await fillDataFolder();
  [server, browser, studio] = await Promise.all([
    startServer({ DATA_DIR: season.dataDir }),
    openBrowser(),
    openBrowser(MICROPHONE),
  ]);
  coach = (await openPage(studio)).page;
  player = (await openPage(browser)).page;
  // Counts the voice-overs that play.
  await player.addInitScript(() => {
    const heard: HTMLMediaElement[] = [];
    Object.assign(window, { heard });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      heard.push(this);
      return play.call(this);
    };
  });
  account = await openAccount(coach, server.url, { role: 'Coach' });
  const mails = { ...server, dataDir: season.dataDir };
  await confirmAddress(mails, coach.context().request, account.email);
  await signIn(player, server.url, season.account);
  await joinTeam();
});
afterAll(async () => {
  await Promise.all([browser?.close(), studio?.close()]);
  await server?.stop();
  rmSync(season.dataDir, { recursive: true, force: true });
});

/** Joins the team and opens all of the player's games to the coach. */
async function joinTeam(): Promise<void> {
  const ask = async (page: Page, method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await page.context().request[method](`${server.url}/api/v1/coach/${path}`, {
      headers: await getBearer(page, server.url),
      ...(data && { data }),
    });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer.json();
  };
  const [found] = (await ask(coach, 'get', `candidates?search=${NAME}`)) as [{ playerId: string }];
  const { id } = (await ask(coach, 'post', `invite-player?playerId=${found.playerId}`)) as { id: string };
  await ask(player, 'post', 'invitation-respond', { invitationId: id, invitationStatus: 10 });
  await ask(player, 'put', 'sight', { invitationId: id, sight: 'all' });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const clips = (page: Page) => page.getByRole('list', { name: 'Clips' }).locator('> li');
const panel = () => coach.getByRole('region', { name: 'Review', exact: true });
const saved = () => panel().getByText('Saved', { exact: true }).waitFor();
const watch = (game: number, seconds: number) => {
  const { matchId } = season.games.at(game)!;
  return coach.goto(`${server.url}/admin/team-dashboard/match/${matchId}?t=${seconds}&camera=top`);
};
/** The clips' comments in their order. */
const order = () =>
  clips(coach)
    .getByRole('button', { name: /^\d/ })
    .evaluateAll((rows) => rows.map((row) => row.textContent?.match(/First|Second|Third/)?.[0]));

test('adds the moment when the button was pressed, even if the game keeps playing', async () => {
  await watch(-1, 10);
  await button(coach, 'Play').click();
  await button(coach, 'Add to playlist').click();
  const pressed = Number(await coach.getByLabel('Time in the match').inputValue());
  await coach.waitForTimeout(2500);
  let time = Number.NaN;
  await coach.route(/\/coach\/match-reviews$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    time = route.request().postDataJSON().comments[0].time;
    await route.abort();
  });
  await button(coach, 'Add clip').click();
  await expect.poll(() => time).toBeGreaterThan(0);
  expect(time).toBeLessThanOrEqual(pressed);
  await coach.unroute(/\/coach\/match-reviews$/);
});

test('collects clips of two games with their drawings, and orders them by keyboard and by dragging', async () => {
  await watch(-1, 10);
  await button(coach, 'Add to playlist').click();
  await coach.getByLabel('Title', { exact: true }).fill('Who goes first');
  await button(coach, 'Add clip').click();
  await coach.getByText('Added to Who goes first: 1 clip').waitFor();
  await button(coach, 'Comment here').click();
  await coach.getByLabel('Comment', { exact: true }).fill('Second: wait for him');
  await button(coach, 'Ring').click();
  await coach.getByRole('group', { name: 'Ring around' }).getByRole('button').first().click();
  await coach.getByText(/^Ring around .*, yellow$/).waitFor();
  await coach
    .getByRole('list', { name: 'Comments' })
    .getByRole('button', { name: 'Add to playlist' })
    .click();
  await button(coach, 'Add clip').click();
  await coach.getByText('Added to Who goes first: 2 clips').waitFor();
  await watch(-2, 14);
  await button(coach, 'Add to playlist').click();
  await button(coach, 'Add clip').click();
  await coach.getByRole('link', { name: 'Open playlist' }).click();

  await expect.poll(() => clips(coach).count()).toBe(3);
  for (const [index, text] of [
    [0, 'First: go'],
    [2, 'Third: the other game'],
  ] as const) {
    await clips(coach).nth(index).getByRole('button', { name: /^\d/ }).click();
    await coach.getByLabel('Comment', { exact: true }).fill(text);
  }
  await coach.getByText('3 clips, 0:24 of 15:00').waitFor();
  await saved();
  await clips(coach)
    .nth(0)
    .getByText(/Urban Central, 3–1/)
    .waitFor();
  await clips(coach)
    .nth(2)
    .getByText(/Beckwith Park, 3–1/)
    .waitFor();
  await button(coach, 'Move clip 3 up').press('Enter');
  await expect.poll(order).toEqual(['First', 'Third', 'Second']);
  // The same key goes on with the same clip.
  await coach.keyboard.press('Enter');
  await expect.poll(order).toEqual(['Third', 'First', 'Second']);
  await coach.keyboard.press('Enter');
  expect(await order()).toEqual(['Third', 'First', 'Second']);
  await clips(coach).nth(2).locator('[data-handle]').dragTo(clips(coach).nth(0));
  await expect.poll(order).toEqual(['Second', 'Third', 'First']);
  await button(coach, 'Undo').click();
  await expect.poll(order).toEqual(['Third', 'First', 'Second']);
  await saved();
  await coach.reload();
  await expect.poll(order).toEqual(['Third', 'First', 'Second']);
  await clips(coach).nth(2).getByText('1 mark').waitFor();
});

test('records a voice-over while the clip plays; says what to do without a microphone', async () => {
  // The first clip is still open.
  await coach.getByLabel('Start before the play (seconds)').fill('1');
  await coach.getByLabel('Show for (seconds)').fill('1');
  await saved();
  await coach.route(/\/voices\//, (route) => route.abort(), { times: 1 });
  await button(coach, 'Record voice-over').click();
  // For three seconds or more.
  await coach.getByText(/^Recording: (0:0[3-9]|0:[1-5]\d|1:\d\d) of 2:00$/).waitFor();
  await button(coach, 'Stop recording').click();
  // A recording that couldn't be saved is still there after another clip.
  const saveAgain = button(coach, 'Save it again');
  await saveAgain.waitFor();
  await clips(coach).nth(1).getByRole('button', { name: /^\d/ }).click();
  await saveAgain.waitFor({ state: 'detached' });
  await clips(coach).nth(0).getByRole('button', { name: /^\d/ }).click();
  await saveAgain.click();
  await coach.getByText(/^0:\d\d recorded\./).waitFor();
  await clips(coach).nth(0).getByText('voice-over', { exact: false }).first().waitFor();

  const other = (await openPage(browser)).page;
  await signIn(other, server.url, account);
  await other.goto(coach.url());
  await clips(other).nth(1).getByRole('button', { name: /^\d/ }).click();
  await button(other, 'Record voice-over').click();
  await other
    .getByRole('alert')
    .getByText(/microphone/)
    .waitFor();
  await button(other, 'Record voice-over').waitFor();
  await other.context().close();
});

test('the player watches it clip after clip, across games, with the voice-over', async () => {
  await coach.getByLabel(NAME, { exact: true }).check();
  await coach.getByText(`Shared with ${NAME}`, { exact: true }).waitFor();
  await player.goto(`${server.url}/reviews`);
  await player.getByText('Clips of 2 games').waitFor();
  await player.getByRole('link', { name: /Who goes first/ }).click();
  await player.getByText('Clip 1 of 3').waitFor();
  await player.getByRole('status').getByText('Third: the other game').waitFor();
  await button(player, 'Play playlist').click();
  await button(player, 'Pause playlist').waitFor();
  await player.waitForFunction(() => {
    const [voice] = (window as unknown as { heard: HTMLMediaElement[] }).heard;
    return voice && voice.currentTime > 0.5 && !voice.muted;
  });
  // The picture ends after two seconds and waits for the voice; then the other game follows by itself.
  await player.getByText('Clip 2 of 3').waitFor();
  const voices = await player.evaluate(() => {
    const { heard } = window as unknown as { heard: HTMLMediaElement[] };
    return [...new Set(heard)].map((voice) => voice.ended);
  });
  expect(voices).toEqual([true]);
  await player.getByText('Clip 3 of 3').waitFor();
  await player.getByRole('img', { name: /^Ring around/ }).waitFor();
  await button(player, 'Play clip').waitFor();
  await button(player, 'Previous clip').click();
  await player.getByText('Clip 2 of 3').waitFor();
  // Across games, the focus stays on the button.
  await button(player, 'Previous clip').press('Enter');
  await player.getByText('Clip 1 of 3').waitFor();
  await button(player, 'Next clip').press('Enter');
  await player.getByText('Clip 2 of 3').waitFor();
  await expect
    .poll(() => player.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Next clip');
  await player.getByLabel('Reply to coach').fill('I hear you.');
  await button(player, 'Send').click();
  await player.getByText('I hear you.').waitFor();
  await player.getByLabel('Seen').check();
  await player.getByRole('checkbox', { name: 'Seen', checked: true, disabled: false }).waitFor();

  await coach.reload();
  await coach.getByText(/^seen /).waitFor();
  await coach.getByText('· 1 reply', { exact: false }).waitFor();
});

test('a game that the player makes private is skipped; deleting the playlist closes it', async () => {
  const { replayId } = season.games.at(-2)!;
  const answer = await player.context().request.patch(`${server.url}/api/v1/filestorage/replays`, {
    headers: await getBearer(player, server.url),
    data: { which: { ids: [replayId] }, visibility: 'private' },
  });
  expect(answer.ok()).toBe(true);
  await coach.reload();
  await coach.getByText('Game not available').waitFor();
  await player.reload();
  await player.getByText('This game isn’t available anymore').waitFor();
  await button(coach, 'Delete this playlist').click();
  await button(coach, 'Delete playlist').click();
  await coach.waitForURL(/team-dashboard(\?|$)/);
  await player.reload();
  await player.getByText('Review unavailable').waitFor();
});
