import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePlayedMatch } from '@datacoach/replay-fixtures';
import { createDemoSeason } from '../../../apps/server/src/demo/season.ts';
import { getBearer, openAccount } from '../../../apps/web/test/support/accounts.ts';
import { openBrowser, openPage, type WatchedPage } from '../../../apps/web/test/support/browser.ts';
import { ensureBuiltApp } from '../../../apps/web/test/support/built-app.ts';
import { hasSharedCorpus, readSharedReplay } from '../../../tooling/shared-corpus.ts';
import { printTarget, readChildCpuTime } from '../measure-time.ts';
import { quantile } from '../screens/time-calls.ts';
import { startServer } from '../web/start-server.ts';
import { type Drawing, readDrawing, watchDrawing } from './watch-drawing.ts';

/** Targets of issue 5 for a 3v3 at 1120 × 520. */
const WIDTH = 1120;
const HEIGHT = 520;
const FPS_MARK = 30;
const DATA_MARK_KB = 400;
const FIRST_MARK_MS = 1000;

const FILE = 'soccar-3v3-2026-03-ranked-standard-a';
const ALL_CAMERAS = ['stand', 'player', 'ball', 'top'];
const named = process.argv.slice(2);
const CAMERAS = named.length > 0 ? named : ALL_CAMERAS;
const PLAYED_MS = 8000;
const COMPLETED = 15;

/** Returns a 3v3: a real one if available, else one from the demo. */
function standardMatch(): Uint8Array {
  if (hasSharedCorpus) return readSharedReplay(FILE);
  return writePlayedMatch(createDemoSeason(0).find(({ options }) => options.blue.length === 3)!.options);
}

ensureBuiltApp();
const folder = mkdtempSync(join(tmpdir(), 'datacoach-bench-'));
const server = await startServer(join(folder, 'data'));
const browser = await openBrowser();
try {
  const first = await openPage(browser);
  await openAccount(first.page, server.origin);
  const path = await uploadMatch(first);
  const state = await first.context.storageState();
  await first.context.close();
  console.log(`${hasSharedCorpus ? FILE : 'a 3v3 of the demo'}, ${cpus().length} processors`);
  const reached: boolean[] = [];
  for (const camera of CAMERAS) {
    const watched = await openPage(browser);
    await watched.context.addCookies(state.cookies);
    reached.push(...(await measure(watched, `${server.origin}${path}/viewer?t=20&camera=${camera}`, camera)));
    await watched.context.close();
  }
  process.exitCode = reached.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function uploadMatch({ page }: WatchedPage): Promise<string> {
  const { origin } = server;
  const headers = await getBearer(page, origin);
  const form = new FormData();
  form.set('file', new Blob([standardMatch() as Uint8Array<ArrayBuffer>]), 'match.replay');
  await fetch(`${origin}/api/v1/filestorage/replay-upload`, { method: 'POST', headers, body: form });
  for (;;) {
    const answer = await fetch(`${origin}/api/v1/filestorage/get-replay`, { headers });
    const { items } = (await answer.json()) as { items: { status: number; matchId: string | null }[] };
    const [item] = items;
    if (item && item.status > COMPLETED) throw new Error('the match was not read');
    if (item?.matchId) return `/match/${item.matchId}`;
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function measure({ page }: WatchedPage, url: string, camera: string): Promise<boolean[]> {
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    if (!/\/gamedata\/match\/[^/]+\/(tracks|events)/.test(pathname)) return;
    bytes += (await request.sizes().catch(() => null))?.responseBodySize ?? 0;
  });
  await watchDrawing(page);
  await page.goto(url);
  const { first } = await waitForPicture(page);
  await fit(page);
  const started = await readDrawing(page);
  const before = readChildCpuTime();
  const start = performance.now();
  await page.keyboard.press('Space');
  await page.waitForTimeout(PLAYED_MS);
  const seconds = (performance.now() - start) / 1000;
  const spent = readChildCpuTime();
  const { frames, draws, width, height, renderer } = await readDrawing(page);
  const played = frames.slice(started.frames.length);
  const gaps = played.slice(1).map((time, i) => time - played[i]!);
  const fps = played.length / seconds;
  const perFrame = before !== null && spent !== null ? (spent - before) / played.length : null;
  console.log(
    `\ncamera ${camera}: ${width} × ${height}, ${draws} draws a picture, longest of 20 pauses ${quantile(gaps, 0.95).toFixed(0)} ms, ` +
      `${perFrame === null ? '' : `browser ${perFrame.toFixed(1)} ms of processor a picture, `}` +
      `load ${loadavg()[0]!.toFixed(1)}, ${renderer}`,
  );
  return [
    printTarget('time between pictures, mean', 1000 / fps, 1000 / FPS_MARK, 'ms'),
    printTarget('first picture', first!, FIRST_MARK_MS, 'ms'),
    printTarget('data', bytes / 1000, DATA_MARK_KB, 'kB'),
  ];
}

async function waitForPicture(page: WatchedPage['page']): Promise<Drawing> {
  for (let tries = 0; tries < 300; tries++) {
    const drawing = await readDrawing(page);
    if (drawing.first !== null) return drawing;
    await page.waitForTimeout(100);
  }
  throw new Error('nothing was drawn in three dimensions');
}

/** Resizes the window until the picture has the target's size. */
async function fit(page: WatchedPage['page']): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const { width, height } = await readDrawing(page);
    const window = page.viewportSize()!;
    await page.setViewportSize({
      width: Math.round(window.width + WIDTH - width),
      height: Math.round(window.height + HEIGHT - height),
    });
    await page.waitForTimeout(300);
  }
}
