import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Account, fillSignUp, getBearer, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { seePicture } from '../support/choose-photo.ts';
import { openJourney } from '../support/open-journey.ts';
import { confirmAddress } from '../support/read-mails.ts';
import { takePicture } from '../support/take-picture.ts';
import { keepBehind, measureTimeShown } from '../support/time-shown.ts';

const INVITATIONS = '**/api/v1/coach/*';

const { browser, server } = await openJourney();
let coach: Page;
let coachAccount: Account;

beforeAll(async () => {
  coach = (await openPage(browser)).page;
  coachAccount = await openAccount(coach, server.url, { role: 'Coach' });
  await confirmAddress(server, coach.context().request, coachAccount.email);
  await coach.goto(`${server.url}/admin/team-dashboard`);
});

async function newPlayer(): Promise<{ page: Page; account: Account }> {
  const { page } = await openPage(browser);
  return { page, account: await openAccount(page, server.url) };
}
const toast = (page: Page, message: string) => page.getByText(message, { exact: true });
/** Waits for a toast and takes a screenshot of it. */
async function see(page: Page, message: string): Promise<void> {
  await toast(page, message).first().waitFor();
  await takePicture(page, `toast ${message.replaceAll(/\d+/g, '')}`);
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const editTeam = () => coach.getByRole('button', { name: /^(Name your|Edit) team$/ });
const invitationDialog = (page: Page) =>
  page.getByRole('dialog', { name: `${coachAccount.userName} invited you` });

async function find(name: string): Promise<void> {
  await coach.getByLabel('Username or email', { exact: true }).fill(name);
  await button(coach, 'Find').click();
  await button(coach, `Invite ${name}`).waitFor();
}
async function invite(name: string): Promise<void> {
  await find(name);
  await button(coach, `Invite ${name}`).click();
  await see(coach, `Invitation sent to ${name} successfully`);
}

test('invites a player, who accepts, and shows the dialog once', async () => {
  const { page, account } = await newPlayer();
  await invite(account.userName);
  await page.goto(`${server.url}/questions`);
  const dialog = invitationDialog(page);
  // Closed without an answer, it doesn't open automatically again; the profile has the invitation.
  await dialog.getByRole('button', { name: 'Answer later' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${server.url}/profile`);
  await button(page, `Accept ${coachAccount.userName}’s invitation`).waitFor();
  expect(await dialog.isVisible()).toBe(false);

  // As in another browser, which hasn't shown it yet.
  await page.evaluate(() => localStorage.clear());
  await keepBehind(page);
  await page.reload();
  await dialog.waitFor();
  const joined = dialog.getByRole('button', { name: 'Joined' });
  const [stayed] = await Promise.all([
    measureTimeShown(page, joined, () => dialog.getByRole('button', { name: 'Accept' }).click()),
    see(page, `Successfully Joined ${coachAccount.userName}'s team`),
  ]);
  expect(stayed).toBeGreaterThan(400);
  expect(stayed).toBeLessThan(1500);
  await dialog.waitFor({ state: 'hidden' });

  // The coach's open page shows it, as it does when a player declines.
  await coach.getByText('1 of 8 seats taken').waitFor();
  await button(coach, `Remove ${account.userName}`).click();
  await coach.getByText('You’ll lose access to this player’s games').waitFor();
  await button(coach, `Remove ${account.userName}`).click();
  await see(coach, `${account.userName} removed successfully`);
  await page.reload();
  await page.getByText('You’re not on a team.').waitFor();
  await page.context().close();
});

test('shows the name and logo of the team to coach and players, until the coach removes the logo', async () => {
  const { page, account } = await newPlayer();
  await page.goto(`${server.url}/questions`);
  await editTeam().click();
  const drawer = coach.getByRole('dialog', { name: 'Your team' });
  const buffer = await coach.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } });
  const file = { name: 'logo.png', mimeType: 'image/png', buffer };
  await drawer.getByLabel('Team name').fill('Night Shift');
  await coach.getByLabel('Profile picture').setInputFiles(file);
  await coach
    .getByRole('dialog', { name: 'Your picture' })
    .getByRole('button', { name: 'Save picture' })
    .click();
  await see(coach, 'Picture saved.');
  await drawer.getByRole('button', { name: 'Save team' }).click();
  await drawer.waitFor({ state: 'hidden' });
  const people = coach.getByRole('region', { name: 'Roster' });
  await people.getByText('Night Shift').waitFor();
  await seePicture(people);

  await invite(account.userName);
  const dialog = invitationDialog(page);
  await dialog.getByText('Night Shift').waitFor();
  await seePicture(dialog);
  await takePicture(page, 'logo of a team in an invitation');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${server.url}/profile`);
  const teams = page.getByRole('region', { name: 'Teams', exact: true });
  await teams.getByText('Night Shift').waitFor();
  await seePicture(teams);

  await editTeam().click();
  await takePicture(coach, 'logo of a team');
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await see(coach, 'Picture removed.');
  await expect.poll(() => people.locator('img').count()).toBe(0);
  await coach.keyboard.press('Escape');
  await page.reload();
  await teams.getByText('Night Shift').waitFor();
  expect(await teams.locator('img').count()).toBe(0);
  await button(coach, `Remove ${account.userName}`).click();
  await button(coach, `Remove ${account.userName}`).click();
  await see(coach, `${account.userName} removed successfully`);
  await page.context().close();
});

test('asks a player with an open page immediately, who declines; keeps a toast for 3 s', async () => {
  const { page, account } = await newPlayer();
  await keepBehind(page);
  await page.goto(`${server.url}/questions`);
  await page.getByRole('heading', { name: 'Performance Q&A', exact: true }).waitFor();
  await invite(account.userName);
  const decline = invitationDialog(page).getByRole('button', { name: 'Decline' });
  await decline.waitFor();
  const declined = 'Invite request declined';
  const stayed = await measureTimeShown(
    page,
    toast(page, declined),
    () => decline.click(),
    () => see(page, declined),
  );
  expect(stayed).toBeGreaterThan(2500);
  expect(stayed).toBeLessThan(3900);
  await invitationDialog(page).waitFor({ state: 'hidden' });
  await coach.getByText(/^Declined /).waitFor();

  // The next one only shows a toast, and opens on request.
  const message = `Team invitation: ${coachAccount.userName} invited you to join the team.`;
  await Promise.all([toast(page, message).waitFor(), invite(account.userName)]);
  expect(await invitationDialog(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await page
    .getByRole('button', { name: /^Unread: Team invitation/ })
    .first()
    .click();
  await invitationDialog(page).waitFor();
  await page.context().close();
});

test('invites by link a player without an account, who signs up and joins', async () => {
  await coach.reload();
  await coach.getByLabel('Link for').selectOption('2');
  await button(coach, 'Create link').click();
  const link = await coach.locator('code', { hasText: '/join-team?token=' }).innerText();
  const { page, errors } = await openPage(browser);
  const path = new URL(link).pathname + new URL(link).search;
  await page.goto(server.url + path);
  await page.getByText(`${coachAccount.userName} invited you.`).waitFor();
  await takePicture(page, 'invite link');
  await page.getByRole('link', { name: 'Sign up to join' }).click();
  const { userName } = await fillSignUp(page, server.url);
  await page.goto(`${server.url}/login`);
  await page.waitForURL('**/join-team?token=*');
  await button(page, 'Join the team').click();
  await see(page, `Successfully Joined ${coachAccount.userName}'s team`);
  await page.waitForURL('**/profile');
  // The coach's open page shows it.
  await button(coach, `Remove ${userName}`).waitFor();
  await coach.getByText('1 joined, valid until').waitFor();
  await button(coach, 'Cancel Link for 2 players').click();
  await button(coach, 'Cancel link').click();
  await see(coach, 'Invite canceled successfully');
  await page.goto(server.url + path);
  await page.getByText('The coach has canceled this invite link.').waitFor();
  await button(coach, `Remove ${userName}`).click();
  await button(coach, `Remove ${userName}`).click();
  await see(coach, `${userName} removed successfully`);
  expect(errors.filter((error) => !error.includes('410'))).toEqual([]);
  await page.context().close();
});

test('adds an assistant coach, who opens the team as far as their rights go', async () => {
  const { page, errors } = await openPage(browser);
  const { userName } = await openAccount(page, server.url, { role: 'Coach' });
  await editTeam().click();
  await coach.getByLabel('Team name').fill('Night Shift');
  await button(coach, 'Save team').click();
  await coach.getByRole('dialog', { name: 'Your team' }).waitFor({ state: 'hidden' });
  await coach.getByLabel('Coach’s username or email').fill(userName);
  await button(coach, 'Save assistant').click();
  await button(coach, `Remove assistant ${userName}`).waitFor();
  await page.goto(`${server.url}/admin/team-dashboard`);
  await page.getByLabel('Team', { exact: true }).selectOption({ label: 'Night Shift' });
  await page.getByText(`You assist ${coachAccount.userName}:`).waitFor();
  await button(page, 'Edit team').waitFor();
  expect(await button(page, 'Save assistant').isVisible()).toBe(false);
  await button(coach, `Remove assistant ${userName}`).click();
  await button(coach, `Remove assistant ${userName}`).waitFor({ state: 'hidden' });
  await page.reload();
  await button(page, 'Name your team').waitFor();
  expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
  await page.context().close();
});

test('opens an invitation that arrived behind another dialog automatically the next time', async () => {
  const { page, account } = await newPlayer();
  await page.goto(`${server.url}/questions`);
  await button(page, 'Invite a friend').click();
  await page.getByRole('dialog', { name: 'Invite a friend' }).waitFor();
  const arrived = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/api/v1/coach/invitations') && ((await answer.json()) as unknown[]).length > 0,
  );
  await invite(account.userName);
  await arrived;
  // Enough time to mark it as shown.
  await page.evaluate(() => fetch('/api/v1/app-settings'));
  await page.reload();
  await invitationDialog(page).waitFor();
  await page.context().close();
});

test('shows failures without losing anything', async () => {
  const { page, account } = await newPlayer();
  const name = account.userName;
  await find(name);
  await coach.route(INVITATIONS, (route) => route.abort());
  await button(coach, `Invite ${name}`).click();
  await see(coach, 'Failed to send invite');
  await coach.unroute(INVITATIONS);
  await invite(name);

  await page.goto(`${server.url}/questions`);
  await invitationDialog(page).waitFor();
  await page.route(INVITATIONS, (route) => route.abort());
  await button(page, 'Accept').click();
  await see(page, 'Failed to accept invitation. Please try again.');
  await button(page, 'Decline').click();
  await see(page, 'Failed to decline invitation. Please try again.');
  expect(await invitationDialog(page).isVisible()).toBe(true);
  await page.unroute(INVITATIONS);

  await coach.reload();
  const cancel = async () => {
    await button(coach, `Cancel invitation for ${name}`).or(button(coach, 'Cancel invitation')).click();
  };
  await cancel();
  await coach.route(INVITATIONS, (route) => route.abort());
  await cancel();
  await see(coach, 'Failed to cancel invite');
  await coach.unroute(INVITATIONS);
  await cancel();
  await see(coach, 'Invite canceled successfully');
  // The invitation is gone: there is nothing to retry, so the dialog closes.
  await button(page, 'Accept').click();
  await see(page, 'Failed to accept invitation. Please try again.');
  await invitationDialog(page).waitFor({ state: 'hidden' });

  // A member stays if removing them fails.
  await invite(name);
  const headers = await getBearer(page, server.url);
  const list = await page.context().request.get(`${server.url}/api/v1/coach/invitations`, { headers });
  const [{ id }] = (await list.json()) as [{ id: string }];
  await page.context().request.post(`${server.url}/api/v1/coach/invitation-respond`, {
    headers,
    data: { invitationId: id, invitationStatus: 10 },
  });
  await coach.reload();
  await button(coach, `Remove ${name}`).click();
  await coach.getByText('You’ll lose access to this player’s games').waitFor();
  await coach.route(INVITATIONS, (route) => route.abort());
  await button(coach, `Remove ${name}`).click();
  await see(coach, 'Failed to remove player');
  await coach.unroute(INVITATIONS);
  await page.goto(`${server.url}/profile`);
  await button(page, `Leave ${coachAccount.userName}’s team`).click();
  await button(page, 'Leave the team').click();
  await page.getByText('You’re not on a team.').waitFor();
  await page.context().close();
});
