import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getBearer, openAccount, signIn } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { fillDataFolder } from '../support/filled-data-folder.ts';
import { openJourney } from '../support/open-journey.ts';
import { takePicture } from '../support/take-picture.ts';

const season = await fillDataFolder();
const { browser, server } = await openJourney({ DATA_DIR: season.dataDir });

const MINUTE_MS = 60_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const seeText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const times = (page: Page) =>
  page.locator('#booking').getByRole('button', { name: /, \d\d?:\d\d(\s[AP]M)?$/ });

test('offers nothing to buy in a mode that no one coaches', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/coaching?purchase=true`);
  const dialog = page.getByRole('dialog', { name: 'Purchase Token' });
  await dialog.getByText('No one coaches Doubles right now, so there’s nothing to buy.').waitFor();
  expect(await dialog.getByRole('link').count()).toBe(0);
  await page.keyboard.press('Escape');
  await seeText(page, 'No Doubles coaches available. Try another mode.');
  expect(await page.getByRole('button', { name: /Purchase Token/ }).count()).toBe(0);
  expect(await page.locator('#booking').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('takes a pro coaching session through approval, availability, clips, booking, moving, canceling, a recorded review, homework, rating and a coach no-show', async () => {
  const desk = await openPage(browser);
  const coach = await openAccount(desk.page, server.url, { role: 'Coach' });
  await desk.page.goto(`${server.url}/admin/team-dashboard`);
  await button(desk.page, 'Pro coaching').click();
  await seeText(desk.page, 'You’re not a pro coach yet');

  const office = await openPage(browser);
  await openAccount(office.page, server.url, { role: 'Admin' });
  await office.page.goto(`${server.url}/admin/users?tab=coaches`);
  const row = office.page.getByRole('row', { name: new RegExp(coach.userName) });
  await row.getByText('team coach').waitFor();
  await row.getByRole('button', { name: 'Make pro coach' }).click();
  await row.getByText('no hours yet').waitFor();
  await takePicture(office.page, 'pro coaches');

  await desk.page.reload();
  await button(desk.page, 'Pro coaching').click();
  const { page: coachPage } = desk;
  await seeText(coachPage, 'No bookings yet.');
  await coachPage.getByLabel('Where to meet').fill('Discord: coach');
  await coachPage.getByLabel('Monday').fill('9 to 5');
  await button(coachPage, 'Save').click();
  await seeText(coachPage, /Monday: use the format/);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await coachPage.getByLabel(day, { exact: true }).fill('0:00-24:00');
  }
  await button(coachPage, 'Save').click();
  await seeText(coachPage, 'Saved. Players see it now.');
  await takePicture(coachPage, 'desk of a pro coach');

  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/coaching`);
  await button(page, 'Purchase Token to book').click();
  await seeText(page, 'One token = one session with any coach.');
  await page.keyboard.press('Escape');
  await grantTokens(office.page, season.account.userName);
  await page.reload();
  await times(page).first().click();
  await page.getByRole('button', { name: /^Book / }).click();
  await seeText(page, 'Say what you want to improve.');
  await page.getByLabel('Your focus for this session').fill('Stop turning the ball over in my own corner.');
  // By keyboard; removing a clip moves the focus to the list's heading, not out of the dialog.
  await button(page, 'Choose clips').press('Enter');
  const clips = page.getByRole('dialog', { name: `Clips for ${coach.userName}` });
  const add = clips.getByRole('button', { name: /^Add / });
  await add.first().press('Enter');
  await add.first().press('Enter');
  await seeText(page, '2 of 8 clips, 16 s');
  await clips
    .getByRole('button', { name: /^Remove / })
    .first()
    .press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(`${coach.userName} gets`);
  await takePicture(page, 'clips for a coach');
  await clips.getByRole('button', { name: 'Use these clips' }).press('Enter');
  await seeText(page, '1 clip, 8 s');
  await takePicture(page, 'booking');
  // Far enough ahead to reschedule for free.
  await button(page, 'Later').click();
  await times(page).first().click();
  await page.getByRole('button', { name: /^Book / }).click();
  await seeText(page, /^Booked: /);
  const coming = panel(page, 'Upcoming sessions');
  await coming.getByText('Where: Discord: coach').waitFor();
  await coming.getByText('Clips: 1 you chose').waitFor();
  await coming.getByRole('button', { name: 'Change clips' }).click();
  await add.first().click();
  await clips.getByRole('button', { name: 'Use these clips' }).click();
  await seeText(page, `${coach.userName} gets 2 clips, 16 s`);
  const download = page.waitForEvent('download');
  await coming.getByRole('button', { name: 'Calendar file' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('BEGIN:VEVENT');

  // Administrators see it on the page of the player, with what paid for it.
  const { userName } = season.account;
  await office.page.goto(`${server.url}/admin/users?search=${userName}`);
  await button(office.page, userName).click();
  await office.page.getByRole('tab', { name: 'Coaching' }).click();
  await seeText(office.page, '1 token left');
  const listed = panel(office.page, 'Sessions').getByRole('row', { name: `with ${coach.userName}` });
  await listed.getByRole('cell', { name: 'booked', exact: true }).waitFor();
  await listed.getByRole('cell', { name: 'token', exact: true }).waitFor();
  await takePicture(office.page, 'sessions of a user');

  const before = await coming.locator('li b').innerText();
  await coming.getByRole('button', { name: 'Move' }).click();
  await times(page).last().click();
  await page.getByRole('button', { name: /^Move to / }).click();
  await seeText(page, /^Moved: /);
  await expect.poll(() => coming.locator('li b').innerText()).not.toBe(before);

  await button(coachPage, 'Brief').click();
  await seeText(coachPage, 'Last 20 Doubles games');
  await seeText(coachPage, '2 clips, 16 s, chosen by the player');

  await coming.getByRole('button', { name: 'Cancel session' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel session?' });
  await asked.getByText('You get the full session back.').waitFor();
  // The message is gone after 4 s, which a busy machine needs for the click.
  const shown = seeText(page, 'Session canceled');
  await asked.getByRole('button', { name: 'Cancel session' }).click();
  await shown;
  await panel(page, 'Past sessions')
    .getByText(/canceled: Cancelled by user · refunded/)
    .waitFor();
  await seeText(page, /2 tokens, valid until /);

  await page.getByText('Recorded review, 30 min').click();
  await page.getByLabel('Your focus for this session').fill('Shadow defense.');
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/coachsession/book')) requests += 1;
  });
  await button(page, 'Request a recorded review').dblclick();
  await seeText(page, /^Requested: /);
  expect(requests).toBe(1);
  // By keyboard because toasts cover the buttons for a while.
  await button(coachPage, 'Accept').press('Enter');
  await coachPage.getByLabel(/^Reply or link for /).fill('https://example.org/recording');
  await button(coachPage, 'Done').press('Enter');
  await button(coachPage, 'Set homework').press('Enter');
  await coachPage.getByLabel(/^Homework for /).selectOption(await planIn(coachPage));
  await button(coachPage, 'Set').press('Enter');
  await seeText(coachPage, /^Homework set: /);
  const past = panel(page, 'Past sessions');
  await past.getByRole('link', { name: 'https://example.org/recording' }).waitFor();
  await past.getByText(/^Homework: /).waitFor();
  await past.getByText('8 more games until the first verdict').waitFor();
  const progression = past.getByRole('link', { name: /: progression$/ });
  expect(await progression.getAttribute('href')).toMatch(/^\/statistics\?.*metric=/);
  await seeText(coachPage, '8 more games until the first verdict');
  await past.getByRole('button', { name: 'Rate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rate' }).click();
  await seeText(page, 'Thanks for your rating');
  await past.getByText('5 of 5 stars').waitFor();
  await page.getByText('Live, 45 min').click();

  // A coach who doesn't show up: skip to ten minutes after the session starts.
  await times(page).first().click();
  await page.getByLabel('Your focus for this session').fill('Kickoffs.');
  await page.getByRole('button', { name: /^Book / }).click();
  await coming.getByText('Focus: Kickoffs.').waitFor();
  const startsAt = await nextStart(page);
  await Promise.all([desk.context.close(), office.context.close(), page.goto('about:blank')]);
  await server.restartAhead(startsAt + MINUTE_MS - Date.now());
  await page.goto(`${server.url}/coaching`);
  await coming.getByText(/; they’re locked because the session has started$/).waitFor();
  await coming.getByRole('button', { name: 'Coach no-show' }).click();
  await seeText(page, 'Wait ten minutes for the coach first.');
  await page.goto('about:blank');
  await server.restartAhead(startsAt + 11 * MINUTE_MS - Date.now());
  await page.goto(`${server.url}/coaching`);
  await coming.getByRole('button', { name: 'Coach no-show' }).click();
  await seeText(page, 'Session returned');
  await past.getByText(/coach no-show.*refunded/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** Returns when the player's next session starts, in ms since 1970. */
async function nextStart(page: Page): Promise<number> {
  const headers = await getBearer(page, server.url);
  const sessions = `${server.url}/api/v1/coachsession/coach-sessions?show=coming`;
  const { items } = await (await page.context().request.get(sessions, { headers })).json();
  return Date.parse((items as { startsAt: string }[])[0]!.startsAt);
}

/** Returns the first training plan that can be set. */
async function planIn(page: Page): Promise<string> {
  const plan = page
    .getByLabel(/^Homework for /)
    .locator('optgroup[label="Training plans"] option')
    .first();
  await plan.waitFor({ state: 'attached' });
  return (await plan.getAttribute('value')) ?? '';
}

async function grantTokens(page: Page, userName: string): Promise<void> {
  const headers = await getBearer(page, server.url);
  const { request } = page.context();
  const users = `${server.url}/api/v1/admin/users`;
  const found = await (await request.get(`${users}?search=${userName}`, { headers })).json();
  const [user] = (found as { items: { id: string }[] }).items;
  const data = { tokens: 2, note: 'A start.' };
  const given = await request.post(`${users}/${user!.id}/token-grant`, { headers, data });
  expect(given.status()).toBe(200);
}
