import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { calculateCode } from '../../../server/src/testing/authenticator-app.ts';
import { type Account, getBearer, newAccount, openAccount, signIn } from '../support/accounts.ts';
import { openPage, type WatchedPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';
import { keepBehind, measureTimeShown } from '../support/time-shown.ts';

/** Short enough to see a token expire; the session is refetched halfway. */
const TOKEN_SECONDS = 10;

const { browser, server } = await openJourney({ ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS) });

type Person = WatchedPage & { account: Account };

async function person(state: Parameters<typeof openAccount>[2] = {}): Promise<Person> {
  const opened = await openPage(browser);
  return { ...opened, account: await openAccount(opened.page, server.url, state) };
}

async function fillLogIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password', { exact: true }).first().fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

type Entries = Record<string, { accessLevel: number; allowed: string[] }>;

/** Creates a second administrator with these permissions and two-factor login. */
async function restrictedAdministrator(entries: Entries): Promise<Person> {
  const made = await person();
  const first = await person({ role: 'Admin' });
  const { request } = first.context;
  // Each call with a new token, which expires soon.
  const put = async (url: string, data: object) =>
    (await request.put(url, { headers: await getBearer(first.page, server.url), data })).ok();
  const { user } = await (await made.context.request.get(`${server.url}/api/auth/session`)).json();
  const at = `${server.url}/api/v1/admin/users/${user.id}`;
  expect(await put(`${at}/role`, { userType: 'Admin' })).toBe(true);
  for (const [permissionModuleName, { accessLevel, allowed }] of Object.entries(entries)) {
    const rules = { allowedAccessLevel: allowed };
    const data = { permissionModuleName, accessLevel, allowedPermissionAccessRules: rules };
    expect(await put(`${at}/permissions`, data)).toBe(true);
  }
  await first.context.close();
  await made.context.clearCookies();
  await signIn(made.page, server.url, made.account);
  const mine = await getBearer(made.page, server.url);
  const api = made.context.request;
  const secondFactor = `${server.url}/api/v1/auth/second-factor`;
  const { password } = made.account;
  const { key } = await (await api.post(secondFactor, { headers: mine, data: { password } })).json();
  const confirmed = await api.put(secondFactor, {
    headers: mine,
    data: { code: calculateCode(key, new Date()) },
  });
  expect(confirmed.ok()).toBe(true);
  return made;
}

/** Opens a URL and waits for the redirect. */
async function leads(page: Page, from: string, to: string): Promise<void> {
  await page.goto(server.url + from);
  await page.waitForURL((url) => url.pathname + url.search === to);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

describe.concurrent('redirects by role', () => {
  test('sends a visitor to /login, and after login to where they were going', async () => {
    const { context, account } = await person();
    await context.clearCookies();
    const page = await context.newPage();
    await leads(page, '/', '/login');
    await leads(page, '/my-replay?page=3', '/login');
    await fillLogIn(page, account);
    await page.waitForURL('**/my-replay?page=3');
    // Used once: the next redirect is the default.
    await leads(page, '/login', '/training-plans');
    await context.close();
  });

  test('sends a visitor of an admin page to /admin/login, and drops the target when a player logs in there', async () => {
    const { context, account } = await person();
    await context.clearCookies();
    const page = await context.newPage();
    await leads(page, '/admin/users', '/admin/login');
    await fillLogIn(page, account);
    await page.waitForURL('**/training-plans');
    await leads(page, '/admin/users', '/training-plans');
    await leads(page, '/admin/login', '/training-plans');
    await leads(page, '/', '/dashboard');
    await context.close();
  });

  test('sends a player from login and admin pages to /get-started until they finish it', async () => {
    const { page, context } = await person({ firstTime: true, ranks: false });
    await leads(page, '/login', '/get-started');
    await leads(page, '/admin/home', '/get-started');
    await leads(page, '/questions', '/questions');
    await context.close();
  });

  test('sends a coach to the team dashboard unless they are on one of their two pages', async () => {
    const { page, context } = await person({ role: 'Coach' });
    for (const from of ['/', '/login', '/dashboard', '/admin/home'])
      await leads(page, from, '/admin/team-dashboard');
    await leads(page, '/admin/replay-analysis', '/admin/replay-analysis');
    await context.close();
  });

  test('sends an administrator to /admin/home, and shows their entries on known pages only', async ({
    expect,
  }) => {
    const { page, context } = await person({ role: 'Admin' });
    for (const from of ['/', '/admin/login', '/training-plans']) await leads(page, from, '/admin/home');
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.poll(() => entries.count()).toBe(7);
    await leads(page, '/admin/no-such-page', '/admin/no-such-page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await expect.poll(() => entries.count()).toBe(0);
    await context.close();
  });

  test("shows and opens only what an administrator's permissions allow to view", async ({ expect }) => {
    const { page, context } = await restrictedAdministrator({
      Users: { accessLevel: 10, allowed: ['View'] },
      Referrals: { accessLevel: 15, allowed: [] },
      DiscordEvents: { accessLevel: 10, allowed: ['Edit'] },
    });
    await leads(page, '/', '/admin/home');
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const names = async () => (await entries.allInnerTexts()).map((text) => text.trim());
    await expect.poll(names).toEqual(['Dashboard', 'Users', 'Referrals']);
    await page.getByRole('tab', { name: 'Maintenance' }).click();
    await page.getByText('Ask another admin for permission to turn it on or off.').waitFor();
    await page.keyboard.press('e');
    expect(new URL(page.url()).pathname).toBe('/admin/home');
    await leads(page, '/admin/users', '/admin/users');
    await page.getByRole('table', { name: 'Users' }).waitFor();
    expect(await page.getByRole('button', { name: 'Add user' }).count()).toBe(0);
    for (const [path, title] of [
      ['/admin/banner', 'Carousel'],
      ['/admin/discord-events', 'Discord Events'],
      ['/admin/discord-events/create', 'New event'],
    ] as const) {
      await leads(page, path, path);
      await page.getByRole('heading', { name: `You don’t have access to ${title}` }).waitFor();
    }
    await context.close();
  });

  test('shows an unknown path as not found inside the shell', async () => {
    const { page, context } = await person();
    await leads(page, '/no/such/page', '/no/such/page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.waitForURL('**/dashboard');
    await context.close();
  });
});

/** Lets a page load its session this many times. After that it can only be renewed. */
async function limitSessionLoads(page: Page, times: number): Promise<void> {
  let loads = 0;
  await page.route('**/api/auth/session', (route) => {
    if (route.request().method() === 'GET') loads += 1;
    return route.request().method() === 'GET' && loads > times ? route.abort() : route.continue();
  });
}

describe.concurrent('a session', () => {
  test('is refetched before its token expires; an expired one is renewed and the request resent', async ({
    expect,
  }) => {
    const { page, context } = await person();
    await limitSessionLoads(page, 2);
    const expiries: number[] = [];
    const refused: number[] = [];
    page.on('response', async (answer) => {
      if (answer.status() === 401) refused.push(answer.status());
      if (!answer.url().endsWith('/api/auth/session') || answer.request().method() !== 'GET') return;
      expiries.push(((await answer.json()) as { accessTokenExpiry: number }).accessTokenExpiry);
    });
    const renewed = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/auth/session') && answer.request().method() === 'POST',
    );
    await page.goto(`${server.url}/questions`);
    await expect.poll(() => expiries.length).toBe(2);
    const [first, second] = expiries as [number, number];
    expect(second - first).toBeGreaterThan(1000);

    await page.waitForTimeout(Math.max(0, second - Date.now()) + 500);
    await page.getByRole('link', { name: 'My Replays', exact: true }).click();
    await page.getByText('No games yet').waitFor();
    expect((await renewed).status()).toBe(200);
    expect(refused.length).toBeGreaterThan(0);
    await context.close();
  });

  test('renews an invalid access token once for all requests and resends them', async () => {
    const { page, context } = await person();
    // Otherwise the page would have a new token by the time both calls are sent.
    await limitSessionLoads(page, 1);
    const spoiled = new Set<string>();
    const bothAsked = Promise.withResolvers<void>();
    let refreshed = 0;
    await page.route(/\/(get-replay|replay-processed-status)\b/, async (route) => {
      const path = new URL(route.request().url()).pathname;
      if (spoiled.has(path)) return route.continue();
      spoiled.add(path);
      if (spoiled.size === 2) bothAsked.resolve();
      await bothAsked.promise;
      const headers = { ...route.request().headers(), authorization: 'Bearer of.bad.news' };
      await route.continue({ headers });
    });
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/auth/session')) refreshed += 1;
    });
    await page.goto(`${server.url}/my-replay?page=1`);
    await page.getByText('No games yet').waitFor();
    expect(spoiled.size).toBe(2);
    expect(refreshed).toBe(1);
    await context.close();
  });

  test("signs out and opens /login with a message when it can't be renewed", async () => {
    const { page, context, account } = await person();
    await page.goto(`${server.url}/questions`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A new password ends all other sign-ins.
    const elsewhere = await openPage(browser);
    await signIn(elsewhere.page, server.url, account);
    const changed = await elsewhere.context.request.post(`${server.url}/api/v1/auth/change-password`, {
      headers: await getBearer(elsewhere.page, server.url),
      data: { currentPassword: account.password, newPassword: 'another long password' },
    });
    expect(changed.status()).toBe(200);
    await page.waitForURL('**/login?error=RefreshAccessTokenError');
    await page.getByRole('alert').getByText('Your session has expired. Log in again.').first().waitFor();
    expect(await (await context.request.get(`${server.url}/api/auth/session`)).json()).toBeNull();
    await Promise.all([context.close(), elsewhere.context.close()]);
  });

  test('asks to sign in when it ended elsewhere, and returns to the page', async ({ expect }) => {
    const { page, context, account } = await person();
    await page.goto(`${server.url}/coaching?purchase=true`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Unsaved text can't be saved anymore, so leaving doesn't ask.
    const form = await context.newPage();
    await form.goto(`${server.url}/profile`);
    await form.getByLabel('Username', { exact: true }).fill('Not saved yet');
    // A session being refreshed just now would bring its cookie back.
    const end = async () => {
      await context.clearCookies();
      return [page, form].every((tab) => tab.url().includes('/user-login?error=SessionRequired'));
    };
    await expect.poll(end).toBe(true);
    await page.getByRole('alert').getByText('Log in to continue.').waitFor();
    await fillLogIn(page, account);
    await page.waitForURL('**/coaching?purchase=true');
    await context.close();
  });
});

test("doesn't run a pending action as another user who has signed in elsewhere in the browser in the meantime", async () => {
  const { page, context } = await person();
  const other = await person();
  await page.goto(`${server.url}/profile`);
  const device = page.getByRole('region', { name: 'Device, theme and units' });
  await device.getByText('Tablet', { exact: true }).waitFor();
  const switched = Promise.withResolvers<void>();
  // While signed out, the page would redirect.
  await page.route('**/api/auth/session', async (route) => {
    await switched.promise;
    await route.continue();
  });
  const answers: number[] = [];
  await page.route('**/update-device-choice?*', async (route) => {
    await switched.promise;
    const answer = await route.fetch();
    answers.push(answer.status());
    await route.fulfill({ response: answer });
  });
  await device.getByText('Tablet', { exact: true }).click();

  const tab = await context.newPage();
  await tab.goto(`${server.url}/questions`);
  await logOut(tab);
  await tab.waitForURL('**/login');
  await signIn(tab, server.url, other.account);
  switched.resolve();

  await page.getByText(`This browser is now logged in as ${other.account.userName}.`).waitFor();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menu').getByText(other.account.userName, { exact: true }).waitFor();
  // Twice if the page had renewed its own token in between, but never accepted.
  expect(new Set(answers)).toEqual(new Set([401]));
  const headers = await getBearer(other.page, server.url);
  const profile = await other.context.request.get(`${server.url}/api/profile/profile`, { headers });
  expect(await profile.json()).toMatchObject({ userName: other.account.userName, deviceChoice: null });
  await Promise.all([context.close(), other.context.close()]);
});

const FLAGS = [
  ['sessionStorage', 'datacoach-first-time-user-modal'],
  ['localStorage', 'datacoach-layout-modal'],
  ['sessionStorage', 'datacoach-page-index'],
  ['sessionStorage', 'datacoach-replay-list-filter'],
  ['sessionStorage', 'datacoach-redirect-target'],
] as const;

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await logOutItem(page).click();
}
const logOutItem = (page: Page) => page.getByRole('menuitem', { name: 'Logout' });

describe.concurrent('log-out', () => {
  test('opens /login, closes the pages behind it and clears the stored flags', async () => {
    const { page, context } = await person();
    await page.goto(`${server.url}/questions`);
    const { user } = await (await context.request.get(`${server.url}/api/auth/session`)).json();
    const flags = [...FLAGS, ['localStorage', `datacoach-team-invite-popup:${user.id}`] as const];
    await page.evaluate((list) => {
      for (const [store, key] of list) globalThis[store].setItem(key, 'shown');
    }, flags);
    await logOut(page);
    await page.waitForURL('**/login');
    expect(
      await page.evaluate((list) => list.map(([store, key]) => globalThis[store].getItem(key)), flags),
    ).toEqual(flags.map(() => null));
    await leads(page, '/dashboard', '/login');
    await context.close();
  });

  test('opens /admin/login for an administrator', async () => {
    const { page, context } = await person({ role: 'Admin' });
    await page.goto(`${server.url}/admin/users`);
    await logOut(page);
    await page.waitForURL('**/admin/login');
    await leads(page, '/admin/users', '/admin/login');
    await context.close();
  });

  test('without a response, keeps the user signed in and shows an error for four seconds at the top right', async () => {
    const { page, context } = await person();
    await keepBehind(page);
    await page.goto(`${server.url}/questions`);
    await page.route('**/api/auth/signout', (route) => route.abort());
    const toast = page.getByRole('alert').filter({ hasText: 'You’re still logged in' });
    await page.getByRole('button', { name: 'User menu' }).click();
    const item = logOutItem(page);
    await item.waitFor();
    const stayed = await measureTimeShown(
      page,
      toast,
      () => item.click(),
      async () => {
        const box = await toast.boundingBox();
        expect(box && box.y < 200 && box.x + box.width > 1300).toBe(true);
      },
    );
    expect(stayed).toBeGreaterThan(3500);
    expect(stayed).toBeLessThan(4900);
    expect(new URL(page.url()).pathname).toBe('/questions');
    await context.close();
  });
});

test('checks the sign-up form before sending and shows what the server rejects', async () => {
  const { context, account } = await person();
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(`${server.url}/signup`);
  await page.getByLabel('Username').fill('x');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Use at least 2 characters for the username.').waitFor();
  await page.getByText('Enter an email address like name@example.org.').waitFor();
  await page.getByText('Use at least 8 characters for the password.').waitFor();
  await page.getByLabel('Username').fill(newAccount().userName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('There’s already an account with this email.').waitFor();
  expect(page.url()).toContain('/signup');
  await context.close();
});
