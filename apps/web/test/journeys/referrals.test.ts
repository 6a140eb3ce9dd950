import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Account, getBearer, newAccount, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';

const { browser, server } = await openJourney();

async function newPlayer(): Promise<{ page: Page; account: Account }> {
  const { page } = await openPage(browser);
  return { page, account: await openAccount(page, server.url) };
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const see = (page: Page, message: string) => page.getByText(message, { exact: true }).first().waitFor();

test('shares a code, opens it, signs up with it, and lets an existing user redeem it', async () => {
  const { page, account } = await newPlayer();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${server.url}/questions`);
  const copy = async (what: string) => {
    // The message disappears after two seconds.
    const copied = page.getByRole('status').getByText(`${what} copied.`);
    await Promise.all([copied.waitFor({ state: 'attached' }), button(page, `Copy ${what}`).click()]);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await button(page, 'Invite a friend').click();
  const dialog = page.getByRole('dialog', { name: 'Invite a friend' });
  const code = await copy('the code');
  expect(code).toMatch(/^[A-Z0-9]{8}$/);
  const link = new URL(await copy('the link'));
  expect(link.pathname + link.search).toBe(`/signup?code=${code}`);
  expect(await copy('the Discord text')).toContain(`**${code}**`);
  await dialog.getByText('15 days of Diamond', { exact: true }).click();
  const days = dialog.getByRole('radio', { name: '15 days of Diamond' });
  await expect.poll(() => days.isChecked()).toBe(true);
  await page.keyboard.press('Escape');

  const friend = (await openPage(browser)).page;
  await friend.goto(`${server.url}/signup?code=${code}`);
  await friend.getByText(`${account.userName} invited you to DataCoach.`).waitFor();
  await friend.reload();
  const { userName, email, password } = newAccount();
  await friend.getByLabel('Username').fill(userName);
  await friend.getByLabel('Email').fill(email);
  await friend.getByLabel('Password', { exact: true }).fill(password);
  await friend.getByRole('button', { name: 'Sign up' }).click();
  await friend.waitForURL('**/get-started');
  await friend.context().close();

  const other = (await newPlayer()).page;
  await other.goto(`${server.url}/questions`);
  await button(other, 'Invite a friend').click();
  await button(other, 'Redeem a code').click();
  const field = other.getByLabel('Referral code');
  await field.fill('no such code');
  await button(other, 'Redeem').click();
  await other.getByText('We don’t recognize that code.').waitFor();
  expect(await field.inputValue()).toBe('no such code');
  await field.fill(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
  await field.press('Enter');
  await see(other, `${account.userName}’s code is redeemed`);
  await button(other, 'Invite a friend').click();
  await other.getByText(`You signed up with ${account.userName}’s code.`).waitFor();
  await other.getByRole('link', { name: 'See what it gives you' }).click();
  await other.waitForURL('**/membership');
  await button(other, 'Try 15 days').first().waitFor();
  await other.context().close();

  await page.reload();
  await button(page, 'Invite a friend').click();
  await expect.poll(() => days.isChecked()).toBe(true);
  const counts = dialog.locator('dl');
  await expect.poll(() => counts.innerText()).toMatch(/^Opened the link\s+1\s+Signed up\s+2\s+Qualified\s+0/);
  await page.context().close();
});

test('lets an administrator create a campaign that players see, limit a code, and reverse a referral', async () => {
  const { page: player, account } = await newPlayer();
  const { page: friend, account: friendAccount } = await newPlayer();
  const api = `${server.url}/api/v1/refferalcode`;
  const own = await player.context().request.get(api, { headers: await getBearer(player, server.url) });
  const { code } = (await own.json()) as { code: string };
  const redeem = { headers: await getBearer(friend, server.url), data: { code } };
  expect((await friend.context().request.post(`${api}/redeem`, redeem)).status()).toBe(200);
  const { page, errors } = await openPage(browser);
  await openAccount(page, server.url, { role: 'Admin' });
  await page.goto(`${server.url}/admin/referrals`);
  const row = page.getByRole('row', { name: friendAccount.userName });
  await row.getByText('Signed up', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Campaigns' }).click();
  await page.getByText('No campaigns yet').waitFor();
  await button(page, 'New campaign').click();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await button(page, 'Save').click();
  await form.getByText('Name the campaign.').waitFor();
  await form.getByLabel('Name').fill('Summer of friends');
  await form.getByLabel('Starts').fill('2026-01-02T10:00');
  await form.getByLabel('Ends').fill('2026-01-01T10:00');
  await button(page, 'Save').click();
  await form.getByText('The end must be after the start.').waitFor();
  await form.getByLabel('Starts').fill('2024-01-01T10:00');
  await form.getByLabel('Ends').fill('2099-01-01T10:00');
  await form.getByLabel('Coaching tokens').fill('3');
  await button(page, 'Save').click();
  await see(page, 'Campaign saved');
  await page.getByText('Running', { exact: true }).waitFor();
  await player.goto(`${server.url}/questions`);
  await button(player, 'Invite a friend').click();
  await player.getByText('Summer of friends: higher rewards for friends').waitFor();
  await player.getByText('3 coaching tokens', { exact: true }).waitFor();
  await button(page, 'Edit Summer of friends').click();
  await page.getByLabel('Days of Diamond').fill('91');
  await button(page, 'Save').click();
  await page.getByText('Enter at most 90 days.').waitFor();
  await page.getByLabel('Days of Diamond').fill('45');
  await button(page, 'Save').click();
  await page.getByText('or 45 days of Diamond').waitFor();
  await button(page, 'Delete Summer of friends').click();
  await button(page, 'Delete campaign').click();
  await page.getByText('No campaigns yet').waitFor();

  await page.getByRole('tab', { name: 'Codes' }).click();
  await page.getByLabel('Name or code').fill(code);
  await button(page, `Limit ${code}`).click();
  await page.getByLabel('Max friends').fill('1');
  await button(page, 'Save').click();
  await page.getByText('Add a reason of at least 3 characters.').waitFor();
  await page.getByLabel('Reason').fill('Posted on a coupon page.');
  await button(page, 'Save').click();
  await see(page, `Code ${code} saved`);
  await page.getByText('Closed', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Usage' }).click();
  await page.getByLabel('Name or code').fill(account.userName);
  await button(page, `Reverse ${friendAccount.userName}`).click();
  await button(page, 'Reverse referral').click();
  await page.getByText('Add a reason of at least 3 characters.').waitFor();
  await page.getByLabel('Reason').fill('Both are one person.');
  await button(page, 'Reverse referral').click();
  await see(page, 'Referral reversed');
  await row.getByText('Reversed', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'CSV').click();
  expect((await download).suggestedFilename()).toBe('referrals.csv');
  await friend.goto(`${server.url}/questions`);
  await button(friend, 'Invite a friend').click();
  await friend.getByText(`You signed up with ${account.userName}’s code.`).waitFor();
  expect(await friend.getByRole('link', { name: 'See what it gives you' }).isVisible()).toBe(false);
  expect(errors).toEqual([]);
  for (const one of [page, player, friend]) await one.context().close();
});
