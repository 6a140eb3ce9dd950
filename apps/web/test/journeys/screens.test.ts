import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountState, openAccount, signIn } from '../support/accounts.ts';
import { listAxeViolations, markSeen } from '../support/axe.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { chooseFiles } from '../support/choose-files.ts';
import { answerCoach, isMadeForCoach } from '../support/coach-responses.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { delayAnswers } from '../support/hold-responses.ts';
import { createPagePool } from '../support/page-pool.ts';
import { listMatchFiles } from '../support/replay-files.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { listAllScreens } from '../support/screens/all-screens.ts';
import { type Caller, LOOKS, PICTURE_LOOKS, type Screen } from '../support/screens/screen.ts';
import { listSmallTargets } from '../support/small-targets.ts';

/** Breakpoint between sidebar and drawer, in px. */
const SIDEBAR_FROM = 981;

/** Below, lists of administrators are cards, in px. */
const CARDS_BELOW = 768;

/** A page scored above this jumps under the reader's eyes. */
const MAX_LAYOUT_SHIFT = 0.05;

/** A page is gone before optimized code pays: a fifth of its processor time. */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev'];

/** Folder for screenshots of every screen; none are taken without it. */
const PICTURES = process.env.SCREEN_PICTURES;

/** The widest is pointed at, the narrowest touched; what is between them is as high. */
const TARGETS_BY: Partial<Record<(typeof LOOKS)[number]['axe'], 'pointer' | 'finger'>> = {
  everything: 'pointer',
  unseen: 'finger',
};

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Accounts without matches; `player` has some. */
const BARE_ACCOUNTS = {
  first: { firstTime: true, ranks: false },
  newcomer: {},
  coach: { role: 'Coach' },
  admin: { role: 'Admin' },
} as const satisfies Partial<Record<Caller, AccountState>>;

let season: FilledDataFolder;
let server: RunningServer;
let browser: Browser;
let pages: ReturnType<typeof createPagePool>;
let matchPath = '';
const states: Partial<Record<Caller, State>> = {};

beforeAll(async () => {
  season = await fillDataFolder('Platinum');
  server = await startServer({ DATA_DIR: season.dataDir });
  browser = await openBrowser(SHORT_LIVED);
  pages = createPagePool(browser, server.url);
  for (const [caller, state] of Object.entries(BARE_ACCOUNTS) as [Caller, AccountState][]) {
    const { page, context } = await openPage(browser);
    await openAccount(page, server.url, state);
    states[caller] = await context.storageState();
    await context.close();
  }
  const regular = await openPage(browser);
  await signIn(regular.page, server.url, season.account);
  states.regular = await regular.context.storageState();
  await regular.context.close();
  const player = await openPage(browser);
  await openAccount(player.page, server.url);
  await player.page.goto(`${server.url}/my-replay?page=1`);
  const files = listMatchFiles().map(({ path }) => path);
  await chooseFiles(player.page, files);
  const opened = player.page
    .getByRole('region', { name: 'Uploads' })
    .getByRole('link', { name: 'Open match' });
  await opened.nth(files.length - 1).waitFor();
  matchPath = (await opened.nth(Math.min(1, files.length - 1)).getAttribute('href')) ?? '';
  states.player = await player.context.storageState();
  await player.context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(season.dataDir, { recursive: true, force: true });
});

test.concurrent.each(await listAllScreens())('$name fits, logs no error and passes axe', async (screen) => {
  const looks = (PICTURES ? PICTURE_LOOKS : LOOKS).filter(
    ({ width }) => !screen.narrow || width < SIDEBAR_FROM,
  );
  const { width, height } = looks[0] ?? LOOKS[0];
  const { page, context, errors, release } = await pages.take(
    { width, height },
    states[screen.caller]?.cookies ?? [],
  );
  await screen.before?.(page);
  await page.goto(server.url + screen.path.replace('{match}', matchPath));
  await screen.act?.(page);
  const problems: string[] = [];
  if (!screen.act) {
    await page.getByText(screen.ready).first().waitFor();
    await page.evaluate(settleMotion);
    const shifts = await page.evaluate(listLayoutShifts);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    if (shift > MAX_LAYOUT_SHIFT) {
      const moved = shifts.flatMap((one) => one.moved).join(', ');
      problems.push(`layout shift of ${shift.toFixed(3)} while it loads: ${moved}`);
    }
  }
  for (const look of looks) {
    await page.setViewportSize(look);
    await page.evaluate(chooseScheme, look.scheme);
    await page.getByText(screen.ready).first().waitFor();
    await page.evaluate(settleMotion);
    const label = `${look.width} ${look.scheme}`;
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) problems.push(`${label}: ${overflow} px wider than the window`);
    const covered = await page.evaluate(findCoveredRows);
    problems.push(...covered.map((table) => `${label}: the head of "${table}" covers its first row`));
    if (screen.caller === 'admin' && look.width < CARDS_BELOW) {
      const wide = await page.evaluate(listWide);
      problems.push(...wide.map((what) => `${label}: ${what}`));
    }
    if (look.axe !== 'nothing') {
      const violations = await listAxeViolations(page, look.axe);
      problems.push(...violations.map((violation) => `${label}: ${violation}`));
    }
    if (look.axe === 'everything') await markSeen(page);
    const by = TARGETS_BY[look.axe];
    if (by) {
      const small = await listSmallTargets(page, by);
      problems.push(...small.map((target) => `${label}: too low to hit by ${by}: ${target}`));
    }
    if (PICTURES) await keepPicture(page, `${screen.name} ${label}`);
  }
  expect([...problems, ...(screen.fails ? [] : errors)]).toEqual([]);
  await (screen.alone ? context.close() : release());
});

const LATE: readonly Pick<Screen, 'path' | 'caller' | 'before'>[] = [
  { path: '/dashboard', caller: 'regular' },
  { path: '/questions', caller: 'regular' },
  { path: '/training-plans', caller: 'regular' },
  { path: '/statistics', caller: 'regular' },
  { path: '/my-replay?page=1', caller: 'regular' },
  { path: '/coaching', caller: 'regular' },
  { path: '/profile#notifications', caller: 'regular' },
  { path: '/admin/team-dashboard', caller: 'coach' },
  { path: '/admin/team-dashboard?mode=15', caller: 'coach', before: answerCoach },
];
const LATE_LOOKS = LATE.flatMap((screen) => [
  { ...screen, width: 1440, height: 900 },
  { ...screen, width: 390, height: 844 },
]);

test.concurrent.each(LATE_LOOKS)(
  '$path at $width px stays still when answers come late and in another order',
  async (look) => {
    const { page, release } = await pages.take(look, states[look.caller]?.cookies ?? []);
    await look.before?.(page);
    const allIn = await delayAnswers(page, look.before && isMadeForCoach);
    await page.goto(server.url + look.path);
    await page.locator('main h1').waitFor();
    await allIn();
    await page.evaluate(settleMotion);
    const shifts = await page.evaluate(listLayoutShifts);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(shift, shifts.flatMap((one) => one.moved).join(', ')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    await release();
  },
);

async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES as string, { recursive: true });
  await page.screenshot({
    path: join(PICTURES as string, `${name.replaceAll(/\W+/g, '-')}.png`),
    fullPage: true,
  });
}

/** Layout shifts since the page opened, as browsers score them, and what moved. Runs in the page. */
function listLayoutShifts(): { value: number; moved: string[] }[] {
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Element | Text | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as LayoutShift[];
  observer.disconnect();
  return shifts
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node, previousRect, currentRect }) => {
        const text = node?.textContent?.slice(0, 30) ?? '';
        return `"${text}" from ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)} px`;
      }),
    }));
}

/** Changes the theme like another tab would; the page follows immediately. Runs in the page. */
function chooseScheme(scheme: string): void {
  const key = 'datacoach-color-scheme';
  if (document.documentElement.dataset.mantineColorScheme === scheme) return;
  localStorage.setItem(key, scheme);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: scheme, storageArea: localStorage }));
}

/** Tables whose head lies on their first row although nothing scrolled it there. Runs in the page. */
function findCoveredRows(): string[] {
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const head = table.tHead?.getBoundingClientRect();
    const row = table.tBodies[0]?.rows[0]?.getBoundingClientRect();
    if (!head || !row || table.tHead?.classList.contains('sr-only')) return [];
    for (let box = table.parentElement; box && box !== document.body; box = box.parentElement) {
      if (box.scrollTop > 0) return [];
    }
    // The bar at the top of the window is no higher than this.
    const isStuckToWindow = head.top <= 64;
    return !isStuckToWindow && head.height > 0 && row.top < head.bottom - 1
      ? [table.tHead?.innerText.split('\n')[0] ?? '']
      : [];
  });
}

/** Boxes that scroll sideways, and rows that are cut off or aren't cards. Runs in the page. */
function listWide(): string[] {
  const inside = (what: string) =>
    [...document.querySelectorAll<HTMLElement>(`main ${what}, [role="dialog"] ${what}`)].filter(
      // A row of tabs may be swiped, and a chart isn't a list.
      (one) => one.getClientRects().length > 0 && !one.closest('[role="tablist"], svg, figure, textarea'),
    );
  const scrolling = inside('*').filter(
    (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
  );
  const { clientWidth } = document.documentElement;
  const rows = inside('tbody tr').filter(
    (row) => getComputedStyle(row).display === 'table-row' || row.getBoundingClientRect().right > clientWidth,
  );
  return [
    ...scrolling.map((one) => `scrolls sideways: ${one.innerText.slice(0, 40)}`),
    ...rows.map((row) => `not a card: ${row.innerText.slice(0, 40)}`),
  ];
}

/**
 * Waits until nothing is moving; endless animations are ignored. A transition about to start does so within the next
 * two frames. Runs in the page.
 */
async function settleMotion(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let calm = 0; calm < 3; calm++) {
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      .filter(({ playState }) => playState !== 'finished');
    if (ending.length > 0) calm = -1;
    await Promise.allSettled(ending.map((animation) => animation.finished));
  }
}
