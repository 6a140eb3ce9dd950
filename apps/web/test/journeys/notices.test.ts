import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createUnsubscribeToken } from '../../../server/src/features/notifications/preferences.ts';
import { deriveTokenKeys } from '../../../server/src/platform/config/token-keys.ts';
import { getBearer, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';
import { writeReplayFile } from '../support/replay-files.ts';

const DISCORD = 'https://discord.example/datacoach';
const SECRET = 'a secret that is long enough for journeys';

const { browser, server } = await openJourney({ DISCORD_INVITE_URL: DISCORD, AUTH_SECRET: SECRET });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function uploadByApi(page: Page, seed: number): Promise<void> {
  const file = { name: `game-${seed}.replay`, mimeType: 'application/octet-stream' };
  const buffer = readFileSync(writeReplayFile(file.name, seed));
  const answer = await page.context().request.post(`${server.url}/api/v1/filestorage/replay-upload`, {
    headers: await getBearer(page, server.url),
    multipart: { file: { ...file, buffer } },
  });
  expect(answer.status()).toBe(201);
}

describe('server messages', () => {
  test('shows a new notification on open pages, in every tab, over one stream, and links to its page', async () => {
    const { page, context, errors } = await openPage(browser);
    await openAccount(page, server.url);
    const streams: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/notifications/stream')) streams.push(request.url());
    });
    const listening = page.waitForResponse('**/api/v1/notifications/stream*');
    await page.goto(`${server.url}/my-replay?page=1`);
    await page.getByText('No games yet').waitFor();
    await listening;
    const other = await context.newPage();
    await other.goto(`${server.url}/questions`);
    await button(other, 'Notifications').waitFor();

    await button(page, 'Notifications').click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByText('No notifications at this time!').waitFor();
    await panel.getByRole('button', { name: 'Close notifications' }).click();

    await uploadByApi(page, 21);
    // Neither page has polled: nothing was being processed.
    await button(other, 'Notifications, 1 unread').waitFor();
    await page
      .getByRole('link', { name: /game-21/ })
      .or(page.getByRole('cell', { name: 'Completed' }))
      .first()
      .waitFor();
    await page.locator('[aria-live=polite]', { hasText: 'Replay ready: ' }).waitFor({ state: 'attached' });
    expect(streams).toHaveLength(1);

    await button(other, 'Notifications, 1 unread').click();
    await other.getByRole('button', { name: /^Unread: Replay ready/ }).click();
    await other.waitForURL('**/match/*');
    await button(other, 'Notifications').waitFor();
    await button(page, 'Notifications').waitFor();

    await uploadByApi(page, 22);
    await button(page, 'Notifications, 1 unread').click();
    await button(page, 'Mark all as read').click();
    const remove = panel.getByRole('button', { name: /^Delete "Replay ready/ });
    await remove.first().click();
    await remove.nth(1).waitFor({ state: 'detached' });
    await remove.click();
    await panel.getByText('No notifications at this time!').waitFor();

    const none = { items: [], pageIndex: 0, pageSize: 20, total: 0 };
    for (const [unread, shown] of [[99, '99'] as const, [100, '99+'] as const]) {
      await page.route('**/api/v1/notifications?*', (route) => route.fulfill({ json: { ...none, unread } }));
      await page.reload();
      const bell = button(page, `Notifications, ${shown} unread`);
      await bell.waitFor();
      expect(await bell.innerText()).toBe(shown);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('shows and hides maintenance on open pages, except admin and login pages', async () => {
    const admin = await openPage(browser);
    await openAccount(admin.page, server.url, { role: 'Admin' });
    await admin.page.goto(`${server.url}/admin/home?tab=maintenance`);
    const player = await openPage(browser);
    await openAccount(player.page, server.url);
    const listening = player.page.waitForResponse('**/api/v1/notifications/stream*');
    await player.page.goto(`${server.url}/questions`);
    await heading(player.page, 'Performance Q&A').waitFor();
    await listening;
    const coach = await openPage(browser);
    await openAccount(coach.page, server.url, { role: 'Coach' });
    const coachListening = coach.page.waitForResponse('**/api/v1/notifications/stream*');
    await coach.page.goto(`${server.url}/admin/team-dashboard`);
    await heading(coach.page, 'Team Dashboard').waitFor();
    await coachListening;

    // Announced in advance, it needs an answer.
    await admin.page.getByLabel('Title').fill('New stadium');
    await admin.page.getByLabel('Notice').fill('Back at ten.');
    await admin.page.getByLabel('Show the Discord link').check();
    await admin.page.getByLabel('Notify everyone now').check();
    await button(admin.page, 'Save and announce').click();
    const popup = player.page.getByRole('dialog', { name: 'New stadium' });
    await popup.getByText('Back at ten.').waitFor();
    await button(player.page, 'Got it').click();

    await admin.page.getByLabel('Under maintenance').check();
    await button(admin.page, 'Turn maintenance on').click();
    for (const { page } of [player, coach]) await heading(page, 'New stadium').waitFor();
    expect(await coach.page.getByRole('navigation').count()).toBe(0);
    expect(await player.page.getByRole('link', { name: 'Discord' }).getAttribute('href')).toBe(DISCORD);
    expect(await player.page.getByRole('navigation').count()).toBe(0);
    await heading(admin.page, 'Dashboard').waitFor();
    await admin.page.getByText('Maintenance is on').first().waitFor();

    const visitor = await openPage(browser);
    for (const path of ['/login', '/user-login', '/admin/login']) {
      await visitor.page.goto(server.url + path);
      await visitor.page.getByLabel('Email').first().waitFor();
    }
    for (const path of ['/signup', '/privacy-policy', '/analyze', '/capacity']) {
      await visitor.page.goto(server.url + path);
      await heading(visitor.page, 'New stadium').waitFor();
    }

    await admin.page.getByLabel('Under maintenance').uncheck();
    await button(admin.page, 'Turn maintenance off').click();
    await heading(player.page, 'Performance Q&A').waitFor();
    await heading(coach.page, 'Team Dashboard').waitFor();
    for (const { context, errors } of [admin, player, coach, visitor]) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  test('replaces the page during a gateway timeout of session, profile or maintenance', async () => {
    const { page, context } = await openPage(browser);
    await openAccount(page, server.url);
    const timeOut = { status: 504, contentType: 'text/html', body: '<h1>504 Gateway Time-out</h1>' };
    for (const path of ['/api/auth/session', '/api/profile/profile', '/api/v1/homepage/maintenance-notice']) {
      await page.route(`**${path}`, (route) => route.fulfill(timeOut));
      await page.goto(`${server.url}/questions`);
      const title = 'DataCoach is currently Tactically Whiffing';
      await heading(page, title).waitFor();
      expect([await heading(page, title).innerText(), await page.title()]).toEqual([title, title]);
      expect([path, await page.getByRole('navigation').count()]).toEqual([path, 0]);
      expect(await page.getByRole('main').count()).toBe(1);
      const discord = page.getByRole('main').getByRole('link', { name: 'Discord' });
      await discord.waitFor();
      expect(await discord.getAttribute('href')).toBe(DISCORD);
      await page.unroute(`**${path}`);
      await button(page, 'Try again').click();
      await heading(page, 'Performance Q&A').waitFor();
    }
    // Any other call is handled by its screen.
    await page.route('**/get-replay?*', (route) => route.fulfill(timeOut));
    await page.goto(`${server.url}/my-replay?page=1`);
    await page.getByText('We couldn’t load your replays').waitFor();
    await page.getByText('The server took too long to respond.').waitFor();
    await context.close();
  });

  test('shows an error within the shell when a screen fails to render, and retries', async () => {
    const { page, context } = await openPage(browser);
    await openAccount(page, server.url);
    await page.route('**/api/v1/questions', (route) => route.fulfill({ json: { modes: 'none' } }));
    await page.goto(`${server.url}/questions`);
    const oops = heading(page, 'Oops! Something went wrong.');
    await oops.waitFor();
    expect(await oops.innerText()).toBe('Oops! Something went wrong.');
    await page.getByText('Something went wrong on our side. Your replays are safe.').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.unroute('**/api/v1/questions');
    await button(page, 'Try again').click();
    await heading(page, 'Performance Q&A').waitFor();
    await context.close();
  });

  test('comes back by itself when the network returns', async () => {
    const { page, context } = await openPage(browser);
    await openAccount(page, server.url);
    await page.goto(`${server.url}/my-replay?page=1`);
    await page.getByText('No games yet').waitFor();
    // Fetched when the browser has nothing else to do.
    await page.waitForFunction(() => {
      const links = document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]');
      const urls = [...links].map((link) => (link as HTMLLinkElement).href);
      const areIn = urls.every((url) => performance.getEntriesByName(url).length > 0);
      return areIn && urls.some((url) => url.includes('failure-screens'));
    });
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pro Coaching' }).click();
    await heading(page, 'Oops! Something went wrong.').waitFor();
    await page.getByText('We couldn’t reach the server. Check your connection and try again.').waitFor();
    await context.setOffline(false);
    await heading(page, 'Pro Coaching').waitFor();
    await page.getByText('Oops! Something went wrong.').waitFor({ state: 'detached' });
    await context.close();
  });

  test('unsubscribes by mail link, signed out', async () => {
    const player = await openPage(browser);
    await openAccount(player.page, server.url);
    const headers = await getBearer(player.page, server.url);
    const session = await player.context.request.get(`${server.url}/api/auth/session`);
    const { user } = (await session.json()) as { user: { id: string } };
    const key = deriveTokenKeys(SECRET).unsubscribe;
    const { page, context } = await openPage(browser);
    await page.goto(
      `${server.url}/unsubscribe?token=${createUnsubscribeToken(key, user.id, 'coach-comment')}`,
    );
    await page.getByText('You won’t get emails about: New comment from your coach.').waitFor();
    await page.route(/\/unsubscribe\?/, (route) => route.abort(), { times: 1 });
    await button(page, 'Unsubscribe from all').click();
    await button(page, 'Try again').click();
    await page.getByText('You won’t get any more notification or summary emails.').waitFor();
    const answer = await player.context.request.get(`${server.url}/api/v1/notifications/preferences`, {
      headers,
    });
    const { kinds } = (await answer.json()) as { kinds: { email: boolean }[] };
    expect(kinds.filter(({ email }) => email)).toEqual([]);
    await page.goto(`${server.url}/unsubscribe?token=nonsense`);
    await page.getByText('This link is incomplete.').waitFor();
    await context.close();
    await player.context.close();
  });
});
