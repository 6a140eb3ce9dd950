import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { getBearer, openAccount } from '../support/accounts.ts';
import { openPage, PATIENCE_MS } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';
import { writeReplayFile } from '../support/replay-files.ts';

const DISCORD = 'https://discord.example/datacoach';

const { browser, server } = await openJourney({ DISCORD_INVITE_URL: DISCORD });

/** specification.md 2, transcribed by hand. */
const ROLES = [
  {
    role: 'Player',
    start: '/questions',
    home: '/dashboard',
    sidebar: [
      'Training Plans',
      'Stats Dashboard',
      'Progression Tracking',
      'My Replays',
      'Performance Q&A',
      'Pro Coaching',
    ],
    hrefs: ['/training-plans', '/dashboard', '/statistics', '/my-replay?page=1', '/questions', '/coaching'],
    drawer: 6,
    side: { opens: 'Notifications', width: 378 },
    topBar: { 'Upload Replay': true, Discord: true, 'Invite a friend': true, Notifications: true },
    userMenu: ['Profile', 'Plans', 'Payment', 'Light theme', 'Logout'],
    account: ['/profile', '/membership', '/payment?tab=card-info'],
  },
  {
    role: 'Admin',
    start: '/admin/users',
    home: '/admin/home',
    sidebar: [
      'Dashboard',
      'Users',
      'Training Plans',
      'Carousel',
      'Referrals',
      'Discord Events',
      'Weekly Goals',
    ],
    hrefs: [
      '/admin/home',
      '/admin/users',
      '/admin/training-plans',
      '/admin/banner',
      '/admin/referrals',
      '/admin/discord-events',
      '/admin/weekly-goals',
    ],
    drawer: 4,
    side: { opens: 'Account', width: 736 },
    topBar: { 'Upload Replay': false, Discord: true, 'Invite a friend': false, Notifications: true },
    userMenu: ['Light theme', 'Logout'],
  },
  {
    role: 'Coach',
    start: '/admin/replay-analysis',
    home: '/admin/team-dashboard',
    sidebar: ['Team Dashboard', 'Replay Analysis'],
    hrefs: ['/admin/team-dashboard', '/admin/replay-analysis'],
    drawer: 2,
    side: { opens: 'Account', width: 736 },
    topBar: { 'Upload Replay': false, Discord: false, 'Invite a friend': false, Notifications: true },
    userMenu: ['Light theme', 'Logout'],
  },
] as const;

const listTexts = async (page: Page, list: 'link' | 'menuitem', within: string) =>
  (await page.locator(within).getByRole(list).allInnerTexts()).map((text) => text.trim());
const listHrefs = (page: Page, within: string) =>
  page.locator(`${within} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe.concurrent('app shell', () => {
  test.for(ROLES)("shows a $role's entries and buttons at every width", async (expected, { expect }) => {
    const { page, context, errors } = await openPage(browser);
    await openAccount(page, server.url, { role: expected.role });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(server.url + expected.start);

    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const menuButton = page.getByRole('button', { name: 'Open menu' });
    await sidebar.getByRole('navigation', { name: 'Main' }).waitFor();
    await expect.poll(() => listTexts(page, 'link', 'aside nav')).toEqual(expected.sidebar);
    expect(await listHrefs(page, 'aside nav')).toEqual(expected.hrefs);
    await expect.poll(() => page.locator('aside nav [aria-current=page]').count()).toBe(1);
    expect(await menuButton.isVisible()).toBe(false);
    for (const [name, shown] of Object.entries(expected.topBar)) {
      const item = page
        .getByRole('banner')
        .getByRole('button', { name })
        .or(page.getByRole('banner').getByRole('link', { name }));
      await expect.poll(() => item.count(), { message: name }).toBe(shown ? 1 : 0);
    }
    // Coaches don't have a profile to fetch.
    await expect.poll(() => asked.includes('/api/profile/profile')).toBe(expected.role !== 'Coach');
    await expect
      .poll(() => asked.some((path) => path.includes('get-user-ranks')))
      .toBe(expected.role === 'Player');
    if (expected.role === 'Coach') {
      expect(asked.filter((path) => /coach\/invitations|filestorage/.test(path))).toEqual([]);
    }

    for (const name of expected.sidebar) {
      await sidebar.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => page.title()).toBe(`${name} · DataCoach`);
      await expect.poll(() => page.locator('aside nav [aria-current=page]').innerText()).toBe(name);
      await page.getByRole('main', { name }).getByRole('heading', { level: 1 }).waitFor();
    }

    await sidebar.getByRole('link', { name: expected.sidebar[0], exact: true }).click();
    const { opens, width: sideWidth } = expected.side;
    const opener = page.getByRole('button', { name: new RegExp(`^${opens}(,|$)`) });
    await opener.click();
    const side = page.getByRole('dialog', { name: opens });
    await side.waitFor();
    expect((await side.boundingBox())?.width).toBe(sideWidth);
    await page.keyboard.press('Escape');
    await side.waitFor({ state: 'detached' });
    await page.locator('button:focus').and(opener).waitFor();

    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    expect(await listTexts(page, 'menuitem', '[role=menu]')).toEqual(expected.userMenu);
    expect(await listHrefs(page, '[role=menu]')).toEqual('account' in expected ? expected.account : []);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 981, height: 800 });
    const whatShows = async () => [await sidebar.isVisible(), await menuButton.isVisible()];
    await expect.poll(whatShows).toEqual([true, false]);
    // The other breakpoint: the current page's name has room from 768 px up.
    const place = page.getByRole('banner').getByText(expected.sidebar[0], { exact: true });
    for (const [width, shown] of [
      [768, true],
      [767, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => place.isVisible(), { message: `${width}` }).toBe(shown);
    }
    for (const width of [980, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(whatShows).toEqual([false, true]);
      await menuButton.click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByRole('navigation').waitFor();
      expect(await listTexts(page, 'link', '[role=dialog] nav')).toEqual(
        expected.sidebar.slice(0, expected.drawer),
      );
      await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
      expect((await drawer.boundingBox())?.width).toBeCloseTo(width * 0.75, 0);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await drawer.waitFor({ state: 'detached' });
    }
    await page.getByRole('banner').getByRole('link', { name: 'DataCoach, home' }).click();
    await page.waitForURL(`**${expected.home}`);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('asks for missing ranks instead of opening a page that needs them, by mouse and by keyboard', async () => {
    const { page, context } = await openPage(browser);
    await openAccount(page, server.url, { ranks: false });
    await page.addInitScript(() => sessionStorage.setItem('datacoach-first-time-user-modal', 'shown'));
    await page.goto(`${server.url}/questions`);
    const nav = page.getByRole('complementary', { name: 'Sidebar' });
    const dialog = page.getByRole('dialog', { name: 'Your ranks' });
    const closes = async () => {
      // Keys reach it once it has the focus.
      await dialog.locator(':focus').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/questions');
    };
    await nav.getByRole('link', { name: 'Training Plans' }).click();
    await closes();
    await nav.getByRole('link', { name: 'Progression Tracking' }).press('Enter');
    await closes();
    await page.keyboard.press('m');
    await closes();
    await nav.getByRole('link', { name: 'Stats Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await context.close();
  });

  test('offers no refresh of ranks where no rank service is configured', async () => {
    const { page, context } = await openPage(browser);
    await openAccount(page, server.url);
    await page.goto(`${server.url}/profile`);
    const ranks = page.getByRole('region', { name: 'Ranks', exact: true });
    await ranks.getByText('Set by you on').waitFor();
    expect(await ranks.getByRole('button', { name: 'Refresh' }).count()).toBe(0);
    await page.getByRole('button', { name: /^Your rank: / }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem', { name: 'Refresh ranks' }).count()).toBe(0);
    await context.close();
  });

  test('shows a progress bar at the top while a page loads, but not on the way to sign-up and get-started', async ({
    expect,
  }) => {
    const { page, context } = await openPage(browser);
    await page.goto(`${server.url}/user-login`);
    const bar = page.locator('#route-progress > *');
    const isShown = () => bar.evaluate((element) => element.hasAttribute('data-mounted'));
    const holds = async (chunk: string) => {
      const gate = Promise.withResolvers<void>();
      await page.route(chunk, async (route) => {
        await gate.promise;
        await route.continue();
      });
      return gate.resolve;
    };
    const releaseSignUp = await holds('**/assets/signup-*.js');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup');
    expect(await isShown()).toBe(false);
    releaseSignUp();
    await page.getByLabel('Username').waitFor();
    const releasePrivacy = await holds('**/assets/privacy-policy-*.js');
    await page.evaluate(() => history.pushState(null, '', '/privacy-policy'));
    await expect.poll(isShown).toBe(true);
    releasePrivacy();
    await expect.poll(isShown).toBe(false);
    await openAccount(page, server.url, { firstTime: true, ranks: false });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const releaseStart = await holds('**/assets/get-started-*.js');
    const asked = page.waitForRequest('**/assets/get-started-*.js');
    await page.evaluate(() => history.pushState(null, '', '/get-started'));
    await asked;
    // Enough time for it to start.
    await page.evaluate(() => fetch('/api/v1/app-settings'));
    expect(await isShown()).toBe(false);
    releaseStart();
    await page.getByText('How old are you?').waitFor();
    await context.close();
  });

  test('is hidden on public pages and during the first steps', async ({ expect }) => {
    const { page, context } = await openPage(browser);
    const ofTheShell = page
      .getByRole('complementary', { name: 'Sidebar' })
      .or(page.getByRole('button', { name: /^(User menu|Open menu)$/ }))
      .or(page.getByRole('navigation', { name: 'Main' }));
    const stands = async (path: string) => {
      await page.goto(server.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([new URL(page.url()).pathname, await ofTheShell.count()]).toEqual([path, 0]);
    };
    for (const path of ['/login', '/user-login', '/admin/login', '/signup']) await stands(path);
    await openAccount(page, server.url);
    for (const path of ['/privacy-policy', '/capacity', '/get-started']) await stands(path);
    await page.goto(`${server.url}/questions`);
    await expect.poll(() => ofTheShell.count()).toBeGreaterThan(2);
    await context.close();
  });

  test('shows the profile picture, else the first letter of the Epic username, else a default avatar; keeps the chosen theme', async () => {
    const { page, context } = await openPage(browser);
    await openAccount(page, server.url);
    await page.goto(`${server.url}/questions`);
    const avatar = page.getByRole('button', { name: 'User menu' });
    await avatar.locator('svg').waitFor();
    expect((await avatar.innerText()).trim()).toBe('');
    const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
    expect(await scheme()).toBe('dark');
    await avatar.click();
    await page.getByRole('menuitem', { name: 'Light theme' }).click();
    const named = await context.request.put(`${server.url}/api/profile/profile`, {
      headers: await getBearer(page, server.url),
      data: { epicUserName: 'quasar' },
    });
    const profile = await named.json();
    await page.reload();
    await avatar.getByText('Q', { exact: true }).waitFor();
    expect(await scheme()).toBe('light');
    const answers = (imageUrl: string) =>
      page.route('**/api/profile/profile', (route) => route.fulfill({ json: { ...profile, imageUrl } }));
    await answers('/ranks/gold-1.svg');
    await page.reload();
    await avatar.locator('img').waitFor();
    await answers('/no-such-image.webp');
    await page.reload();
    await avatar.getByText('Q', { exact: true }).waitFor();
    await context.close();
  });
});

/** Presses Tab until the named element has focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate(() => {
      const focus = document.activeElement;
      const label = focus instanceof HTMLInputElement ? focus.labels?.[0]?.textContent : focus?.textContent;
      return focus?.getAttribute('aria-label') ?? label?.trim();
    });
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach "${name}".`);
}

test('signs in, uploads and opens the match by keyboard alone', async () => {
  const { page, context, errors } = await openPage(browser);
  const { email, password } = await openAccount(page, server.url);
  await context.clearCookies();
  await page.goto(`${server.url}/questions`);
  await page.waitForURL('**/login');
  await page.getByRole('tabpanel', { name: 'Log in' }).waitFor();
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/questions');
  await page.getByRole('heading', { level: 1, name: 'Performance Q&A' }).waitFor();

  await page.keyboard.press('u');
  await page.getByRole('dialog').getByText('Drop replay files here').waitFor();
  await page.getByRole('dialog').locator(':focus').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, 'Choose files');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(writeReplayFile('by-keyboard.replay', 71));
  const opens = page.getByRole('link', { name: 'Open match' });
  await opens.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await tabTo(page, 'Open match');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/match/**');
  await page.getByRole('tablist', { name: 'Match sections' }).waitFor();
  // The new page starts at the top.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo(page, 'Skip to match sections');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Overview');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Shooting, every player').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('lets a finger hit every button', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await openAccount(page, server.url, { role: 'Admin' });
  for (const path of ['/admin/users', '/admin/referrals', '/admin/weekly-goals']) {
    await page.goto(server.url + path);
    await page.getByRole('main').getByRole('button').first().waitFor();
    expect(await page.evaluate(listSmallButtons), path).toEqual([]);
  }
  await context.close();
});

/** Buttons that a finger misses 20 px above or below their middle. Runs in the page. */
function listSmallButtons(): string[] {
  return [...document.querySelectorAll('#main button, #main a.mantine-Button-root')].flatMap((button) => {
    button.scrollIntoView({ block: 'center' });
    const { top, bottom, left, width } = button.getBoundingClientRect();
    const hits = [-20, 20].map((reach) =>
      document.elementFromPoint(left + width / 2, (top + bottom) / 2 + reach)?.closest('button, a, label'),
    );
    // Another control may be as close.
    return width > 0 && hits.some((hit) => !hit) ? [button.textContent || button.ariaLabel || ''] : [];
  });
}
