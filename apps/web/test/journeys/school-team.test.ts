import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Account, getBearer, newAccount, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';
import { linkIn, mailTo } from '../support/outbox.ts';
import { confirmAddress } from '../support/read-mails.ts';

const GUARDIAN = 'maria@example.org';
const { browser, server } = await openJourney();
let coach: Page;
let player: Page;
let account: Account;

beforeAll(async () => {
  [coach, player] = [(await openPage(browser)).page, (await openPage(browser)).page];
  const { email } = await openAccount(coach, server.url, { role: 'Coach' });
  await confirmAddress(server, coach.context().request, email);
  account = { ...newAccount(), userName: 'Max Mustermann' };
  await openAccount(player, server.url, { account });
  // Players can correct the first step.
  const consents = { ownStatistics: true, shareWithTeammates: false, research: false };
  const aged = await player.context().request.put(`${server.url}/api/v1/get-started`, {
    headers: await getBearer(player, server.url),
    data: { step: 1, ageBand: '13-15', consents },
  });
  expect(aged.status()).toBe(200);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rules = () => coach.getByRole('region', { name: 'School rules' });
const drawer = (name: string) => coach.getByRole('dialog', { name });

test('makes it a school team, gets a guardian’s consent by email, and shows which rules hold', async () => {
  await coach.goto(`${server.url}/admin/team-dashboard`);
  await coach.getByLabel('Username or email', { exact: true }).fill(account.userName);
  await button(coach, 'Find').click();
  await button(coach, `Invite ${account.userName}`).click();
  await player.goto(`${server.url}/profile`);
  await player.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await button(coach, 'Remove Max Mustermann').waitFor();

  await button(coach, 'Make it a school team').click();
  const form = drawer('Make this a school team');
  await form.getByText('Their public pages and shared links close right away.').waitFor();
  await form.getByLabel('School').fill('Lincoln High');
  await form.getByLabel('Season ends').fill('2020-06-30');
  await button(coach, 'Turn on school rules').click();
  await form.getByText('Choose a day in the future.').waitFor();
  const seasonEndsOn = new Date(Date.now() + 90 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await form.getByLabel('Season ends').fill(seasonEndsOn);
  await button(coach, 'Turn on school rules').click();
  await form.waitFor({ state: 'hidden' });
  await rules().getByText('You don’t see the games of Max yet.').waitFor();
  await button(coach, 'Remove Max').waitFor();
  await expect.poll(() => coach.locator('main').innerText()).not.toContain('Mustermann');
  await rules().getByText('No guardian asked yet').waitFor();

  await player.reload();
  await player.getByText('the team sees you as Max').waitFor();
  await player.getByText('doesn’t see your games until a guardian agrees').waitFor();

  await button(coach, 'Get consent for Max').click();
  await drawer('Consent for Max').getByLabel('Guardian’s email').fill(GUARDIAN);
  await button(coach, 'Send link').click();
  await rules().getByText(`Link sent to ${GUARDIAN}`).waitFor();

  const mail = await mailTo(server, GUARDIAN, 'Lincoln High: Max needs your consent');
  const { page: guardian } = await openPage(browser, 390, 844);
  await guardian.goto(linkIn(server, mail));
  await guardian.getByText('Never private games.').waitFor();
  await guardian.getByLabel('Your name').fill('Maria M.');
  await button(guardian, 'I’m the guardian and I agree').click();
  await guardian.getByText('Thanks, Maria M.').waitFor();

  await rules().getByText('Maria M. agreed by email').waitFor();
  await rules().getByText('All have.').waitFor();
  await expect.poll(() => rules().getByText('Met', { exact: true }).count()).toBe(5);
  await player.reload();
  await player.getByText('Your guardian agreed').waitFor();

  // The same link withdraws.
  await button(guardian, 'Withdraw my consent').click();
  await guardian.getByText('You withdrew your consent.').waitFor();
  await rules().getByText('Withdrawn on').waitFor();
});

test('asks before the rules are turned off, and shows usernames again', async () => {
  await button(coach, 'School and season').click();
  await button(coach, 'Turn off school rules').click();
  await drawer('School and season').getByText('Consents, and what the team holds').waitFor();
  await button(coach, 'Turn off and erase').click();
  await button(coach, 'Make it a school team').waitFor();
  await button(coach, 'Remove Max Mustermann').waitFor();
});
