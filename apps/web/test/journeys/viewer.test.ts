import { readFileSync } from 'node:fs';
import { writeScriptedMatch } from '@datacoach/replay-fixtures';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { getBearer, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';
import { listSmallTargets } from '../support/small-targets.ts';

const { browser, server } = await openJourney();
let path = '';
let state: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  const { page, context } = await openPage(browser);
  await openAccount(page, server.url);
  path = `${await uploadMatch(page)}/viewer`;
  state = await context.storageState();
  await context.close();
});

/** A doubles match, so that there are four keys. */
async function uploadMatch(page: Page): Promise<string> {
  const headers = await getBearer(page, server.url);
  const form = new FormData();
  const bytes = writeScriptedMatch({ seed: 12, seconds: 90, teamSize: 2 }) as Uint8Array<ArrayBuffer>;
  form.set('file', new Blob([bytes]), 'match.replay');
  await fetch(`${server.url}/api/v1/filestorage/replay-upload`, { method: 'POST', headers, body: form });
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${server.url}/api/v1/filestorage/get-replay`, { headers });
    const { items } = (await answer.json()) as { items: { matchId: string | null }[] };
    if (items[0]?.matchId) return `/match/${items[0].matchId}`;
    await page.waitForTimeout(100);
  }
  throw new Error('The match was not analyzed.');
}

async function openViewer(query: string, width = 1440, height = 900, before?: () => void) {
  const opened = await openPage(browser, width, height);
  await opened.context.addCookies(state.cookies);
  if (before) await opened.context.addInitScript(before);
  await opened.page.goto(`${server.url}${path}?${query}`);
  await rows(opened.page).first().waitFor();
  return opened;
}

const eventList = (page: Page) => page.getByRole('region', { name: 'Events' });
const rows = (page: Page) => eventList(page).getByRole('listitem').getByRole('button');
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });

test('Space plays after a click on an event, and after a click on a camera', async () => {
  const { page, context, errors } = await openViewer('t=10');
  await rows(page).nth(2).click();
  await page.keyboard.press('Space');
  await pause(page).waitFor();
  await page.keyboard.press('Space');
  await play(page).waitFor();
  await page.getByRole('button', { name: /^Ball/ }).click();
  await page.keyboard.press('Space');
  await pause(page).waitFor();
  expect(await page.getByRole('button', { name: /^Ball/ }).getAttribute('aria-pressed')).toBe('true');
  // For keyboard users, the space bar presses the focused button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await pause(page).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('keys 1 to 4 are the players in the order of the header', async () => {
  const { page, context } = await openViewer('t=10');
  const header = await page.getByRole('banner').innerText();
  const names = await page.getByRole('region', { name: 'Players' }).getByRole('button').allInnerTexts();
  const order = names.map((text) => text.split('\n')[1]!);
  expect(order).toHaveLength(4);
  const places = order.map((name) => header.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  for (const [index, name] of order.entries()) {
    await page.keyboard.press(String(index + 1));
    const pressed = page.getByRole('region', { name: 'Players' }).locator('[aria-pressed=true]');
    await expect.poll(() => pressed.innerText()).toContain(name);
  }
  await context.close();
});

test('event types filter the list, the timeline and the keys', async () => {
  const { page, context } = await openViewer('t=0');
  const all = await rows(page).count();
  const kinds = page.getByRole('group', { name: 'Event types' });
  await kinds.getByRole('button', { name: 'Goal' }).click();
  await expect.poll(() => rows(page).count()).toBeLessThan(all);
  const texts = await rows(page).allInnerTexts();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toContain('Goal');
  await page.keyboard.press('n');
  await expect.poll(() => rows(page).first().getAttribute('data-chosen')).toBe('true');
  await kinds.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => rows(page).count()).toBe(all);
  await context.close();
});

test('a phone on its side shows picture and controls at once', async () => {
  const { page, context } = await openViewer('t=10', 844, 390);
  for (const control of [play(page), page.getByRole('slider', { name: 'Time in the match' })]) {
    const box = (await control.boundingBox())!;
    expect(box.y).toBeGreaterThan(100);
    expect(box.y + box.height).toBeLessThanOrEqual(390);
  }
  const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider).toBeLessThanOrEqual(0);
  await context.close();
});

test('two viewpoints, a minimap and the full screen come and go by key', async () => {
  const { page, context, errors } = await openViewer('t=10');
  await page.keyboard.press('v');
  const second = page.getByRole('combobox', { name: 'Second view' });
  await second.selectOption('Director');
  await expect.poll(() => second.inputValue()).toBe('director');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Split/ }).click();
  await second.waitFor({ state: 'detached' });
  const map = page.getByRole('img', { name: 'Minimap' });
  await map.waitFor();
  await expect.poll(() => map.evaluate(countColors)).toBeGreaterThan(4);
  await page.keyboard.press('m');
  await map.waitFor({ state: 'detached' });
  await page.keyboard.press('x');
  await expect.poll(() => page.evaluate('document.fullscreenElement !== null')).toBe(true);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate('document.fullscreenElement === null')).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

/** Runs in the page. */
function countColors(element: Element): number {
  const canvas = element as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}

test.each([
  ['MP4', '16:9 wide', 1280, 720],
  ['WebM', '9:16 phone', 720, 1280],
] as const)('a moment is saved as %s, %s', async (format, shape, width, height) => {
  const { page, context, errors } = await openViewer('t=10&camera=director');
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Save clip' });
  for (const choice of ['5 s', shape, format]) await dialog.getByText(choice, { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 240_000 }),
    dialog.getByRole('button', { name: 'Save video' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^datacoach-.*\\.${format.toLowerCase()}$`));
  const bytes = readFileSync(await download.path());
  const type = `video/${format.toLowerCase()}`;
  // The policy of the product's pages plays no files.
  const player = await context.newPage();
  const video = await player.evaluate(watch, { data: bytes.toString('base64'), type });
  expect(video).toMatchObject({ width, height });
  expect(video.seconds).toBeCloseTo(5, 0);
  // A picture of the field with score and names, and another one later on.
  expect(video.colors[0]).toBeGreaterThan(200);
  expect(video.differs).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

/** Plays a video file and returns what is in it. Runs in the page. */
async function watch({ data, type }: { data: string; type: string }) {
  const video = document.createElement('video');
  video.muted = true;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  video.src = URL.createObjectURL(new Blob([bytes], { type }));
  await new Promise((done, fail) => {
    video.onloadeddata = done;
    video.onerror = () => fail(new Error(video.error?.message));
  });
  const canvas = Object.assign(document.createElement('canvas'), {
    width: video.videoWidth,
    height: video.videoHeight,
  });
  const context = canvas.getContext('2d')!;
  const pictures: Uint32Array[] = [];
  for (const time of [0.5, 4]) {
    video.currentTime = time;
    await new Promise((done) => {
      video.onseeked = done;
    });
    context.drawImage(video, 0, 0);
    pictures.push(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer));
  }
  const [first, second] = pictures as [Uint32Array, Uint32Array];
  return {
    width: video.videoWidth,
    height: video.videoHeight,
    seconds: video.duration,
    colors: pictures.map((picture) => new Set(picture).size),
    differs: first.some((pixel, index) => pixel !== second[index]),
  };
}

test('a browser without WebCodecs records the moment as it plays', async () => {
  const { page, context, errors } = await openViewer('t=10&camera=director', 1440, 900, () => {
    Reflect.deleteProperty(globalThis, 'VideoEncoder');
  });
  expect(await page.evaluate(() => 'VideoEncoder' in globalThis)).toBe(false);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Save clip' });
  for (const choice of ['5 s', 'WebM']) await dialog.getByText(choice, { exact: true }).click();
  const start = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 200_000 }),
    dialog.getByRole('button', { name: 'Save video' }).click(),
  ]);
  // It takes as long as it plays.
  expect(performance.now() - start).toBeGreaterThan(4500);
  const bytes = readFileSync(await download.path());
  const player = await context.newPage();
  const video = await player.evaluate(watch, { data: bytes.toString('base64'), type: 'video/webm' });
  expect(video).toMatchObject({ width: 1280, height: 720, differs: true });
  expect(video.colors[0]).toBeGreaterThan(200);
  expect(errors).toEqual([]);
  await context.close();
});

test('a moment is saved as a picture, with what was drawn on it', async () => {
  const { page, context } = await openViewer('t=10&camera=top');
  const save = async () => {
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Save clip' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return readFileSync(await download.path());
  };
  const bytes = await save();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1280, 720]);
  expect(bytes.length).toBeGreaterThan(20_000);

  await page.keyboard.press('w');
  await drag(page, [0.3, 0.5], [0.7, 0.5]);
  await page.getByRole('img', { name: 'Arrow, yellow' }).waitFor();
  await page.keyboard.press('Escape');
  const drawn = await save();
  const player = await context.newPage();
  const [before, after] = await player.evaluate(
    countYellow,
    [bytes, drawn].map((file) => file.toString('base64')),
  );
  // A line of 5 px over more than a fifth of the picture.
  expect(after! - before!).toBeGreaterThan(1280);
  await context.close();
});

/** Pixels in the color of a yellow mark in each of these pictures. Runs in the page. */
function countYellow(files: string[]): Promise<number[]> {
  return Promise.all(
    files.map(async (file) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === 0xd6 && data[at + 1] === 0xe8 && data[at + 2] === 0x5c) count += 1;
      }
      return count;
    }),
  );
}

const board = (page: Page) => page.getByRole('application', { name: /^Drawing board/ });

/** Drags the mouse over the picture, in shares of its size. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const { x, y, width, height } = (await board(page).boundingBox())!;
  await page.mouse.move(x + from[0] * width, y + from[1] * height);
  await page.mouse.down();
  await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 5 });
  await page.mouse.up();
}

test('draws over the stopped picture with mouse and keys; playing and seeking wipe it', async () => {
  const { page, context, errors } = await openViewer('t=10&camera=top');
  const drawn = (name: string) => page.getByRole('img', { name, exact: true });
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Draw' }).click();
  await play(page).waitFor();
  await drag(page, [0.3, 0.5], [0.6, 0.5]);
  await drawn('Arrow, yellow').waitFor();
  const tools = page.getByRole('region', { name: 'Drawing' });
  await tools.getByRole('button', { name: 'Zone' }).click();
  await tools.getByRole('button', { name: 'Pink' }).click();
  await board(page).focus();
  for (const key of ['Enter', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await drawn('Arrow, yellow; Zone, pink').waitFor();
  await page.keyboard.press('Control+z');
  await drawn('Arrow, yellow').waitFor();
  // The first Escape puts the tool down, the second closes the tools; the drawing stays.
  await page.keyboard.press('Escape');
  await board(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await tools.waitFor({ state: 'detached' });
  await page.keyboard.press('.');
  expect(await drawn('Arrow, yellow').count()).toBe(1);
  await page.keyboard.press('l');
  await drawn('Arrow, yellow').waitFor({ state: 'detached' });

  await page.keyboard.press('w');
  await tools.getByRole('button', { name: 'Pen' }).click();
  await drag(page, [0.3, 0.3], [0.6, 0.6]);
  await drawn('Pen, yellow').or(drawn('Pen, pink')).waitFor();
  await page.keyboard.press('b');
  await drawn('Pen, pink').waitFor({ state: 'detached' });
  await tools.getByRole('button', { name: 'Ring' }).click();
  await tools.getByRole('group', { name: 'Ring around' }).getByRole('button').first().click();
  await page.getByRole('img', { name: /^Ring around / }).waitFor();
  await page.keyboard.press('Space');
  await pause(page).waitFor();
  await page.getByRole('img', { name: /^Ring around / }).waitFor({ state: 'detached' });
  await tools.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Draw', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('draws with a finger on a phone', async () => {
  const { page, context, errors } = await openViewer('t=10&camera=top', 390, 844);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.getByRole('button', { name: 'Draw' }).click();
  const { x, y, width, height } = (await board(page).boundingBox())!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + share * width, y: y + height / 2 }],
    });
  await touch('touchStart', 0.3);
  for (const share of [0.4, 0.5, 0.6]) await touch('touchMove', share);
  await touch('touchEnd');
  await page.getByRole('img', { name: 'Arrow, yellow' }).waitFor();
  expect(await listSmallTargets(page, 'finger')).toEqual([]);
  const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await context.close();
});
