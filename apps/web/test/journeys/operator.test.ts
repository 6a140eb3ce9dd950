import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { calculateCode } from '../../../server/src/testing/authenticator-app.ts';
import { type Account, getBearer, newAccount, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';
import { linkIn, mailTo } from '../support/outbox.ts';
import { confirmAddress } from '../support/read-mails.ts';
import { ADMINISTRATOR } from '../support/running-server.ts';
import { takePicture } from '../support/take-picture.ts';

const { browser, server } = await openJourney();
let admin: Awaited<ReturnType<typeof openPage>>;

beforeAll(async () => {
  admin = await openPage(browser);
  await openAccount(admin.page, server.url, { role: 'Admin' });
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const seeText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function addPlayer(): Promise<Account> {
  const account = newAccount();
  const visit = await openPage(browser);
  await openAccount(visit.page, server.url, { account });
  await visit.context.close();
  return account;
}

async function turnOnSecondFactor(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Two-factor login' }).click();
  const factor = page.getByRole('region', { name: 'Two-factor login' });
  await factor.getByText('Two-factor login: off').waitFor();
  await takePicture(page, 'first day of an administrator');
  await factor.getByLabel('Your password').fill(password);
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await factor.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const key = await factor.locator('code').innerText();
  await factor.getByLabel('Code from the app').fill(calculateCode(key, new Date()));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Save these recovery codes now.').waitFor();
  await page.keyboard.press('Escape');
}

test('merges two accounts after choosing which one stays and typing the name of the one that ends', async () => {
  const [old, kept] = [await addPlayer(), await addPlayer()];
  const { page } = admin;
  await page.goto(`${server.url}/admin/users?search=${old.userName}`);
  await page.getByRole('button', { name: old.userName, exact: true }).click();
  await page.getByRole('tab', { name: 'Coaching' }).click();
  await page.getByRole('button', { name: 'Grant tokens' }).click();
  await dialog(page, `Grant ${old.userName} coaching tokens`).getByRole('button', { name: 'Grant' }).click();
  await page.getByText('1 token left').waitFor();
  await page.getByRole('button', { name: 'Grant tokens' }).click();
  const grant = dialog(page, `Grant ${old.userName} coaching tokens`);
  await grant.getByLabel('Tokens').fill('2');
  await grant.getByRole('button', { name: 'Grant' }).click();
  await page.getByText('3 tokens left').waitFor();
  await page.getByRole('button', { name: 'Remove tokens' }).click();
  const take = dialog(page, `Remove coaching tokens from ${old.userName}`);
  await take.getByRole('button', { name: 'Take' }).click();
  await take.getByText('Say why. The account’s owner sees it too.').waitFor();
  await take.getByLabel('Reason').fill('Granted twice');
  await take.getByRole('button', { name: 'Take' }).click();
  await page.getByText('2 tokens left').waitFor();

  await page.getByRole('tab', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Merge with another account' }).click();
  const merge = dialog(page, `Merge ${old.userName} with another account`);
  await merge.getByRole('searchbox', { name: 'Find the other account' }).fill(kept.email);
  await merge.getByRole('button', { name: `Choose ${kept.userName}` }).click();
  await merge.getByText(`Keep ${kept.userName}`, { exact: true }).click();
  await merge.getByText('Token and quota entries').waitFor();
  await merge
    .getByLabel(`Type the username of the account that goes away: ${old.userName}`)
    .fill(kept.userName);
  await merge.getByLabel('Reason').fill('Same person');
  await merge.getByRole('button', { name: 'Merge permanently' }).click();
  await merge.getByText('That’s not the username. Nothing was merged.').waitFor();
  await merge
    .getByLabel(`Type the username of the account that goes away: ${old.userName}`)
    .fill(old.userName);
  await merge.getByRole('button', { name: 'Merge permanently' }).click();
  await seeText(page, `${old.userName} was merged into ${kept.userName}`);

  await page.goto(`${server.url}/admin/users?search=${old.userName}`);
  await page.getByText('No accounts found').waitFor();
  await page.goto(`${server.url}/admin/users?search=${kept.userName}`);
  await page.getByRole('button', { name: kept.userName, exact: true }).click();
  await page.getByRole('tab', { name: 'Coaching' }).click();
  await page.getByText('2 tokens left').waitFor();
  await page.getByRole('tab', { name: 'Audit', exact: true }).click();
  await page.getByText('Merged another account into this one').waitFor();
  expect(admin.errors).toEqual([]);
});

test('shows an incident on the status page that anyone can open, except during maintenance', async () => {
  const { page } = admin;
  await page.goto(`${server.url}/admin/home?tab=maintenance`);
  await page.getByRole('button', { name: 'Add incident' }).click();
  const form = dialog(page, 'Add incident');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Say briefly what’s wrong.').waitFor();
  await form.getByLabel('Title').fill('Uploads are slow');
  await form.getByLabel('What happened').fill('We’re moving to a larger disk.');
  await form.getByRole('button', { name: 'Save' }).click();
  await seeText(page, 'Incident saved');
  await form.waitFor({ state: 'hidden' });

  const visitor = await openPage(browser);
  await visitor.page.goto(`${server.url}/login`);
  await visitor.page.getByRole('link', { name: 'Status' }).click();
  await visitor.page.getByText('Everything works.').waitFor();
  await visitor.page.getByRole('heading', { name: 'Uploads are slow' }).waitFor();

  const headers = await getBearer(page, server.url);
  const setMaintenance = (isActive: boolean) =>
    page.request.post(`${server.url}/api/v1/homepage/maintenance-notice`, {
      headers,
      data: { isActive, title: 'New stadium', notice: '', showDiscordLink: false },
    });
  expect((await setMaintenance(true)).ok()).toBe(true);
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { level: 1, name: 'New stadium' }).waitFor();
  expect((await setMaintenance(false)).ok()).toBe(true);
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

test('refunds a plan from the user’s page, which shows on the user’s open page too', async () => {
  const { page } = admin;
  const { page: buyer, context } = await openPage(browser);
  const account = await openAccount(buyer, server.url);
  await confirmAddress(server, context.request, account.email);
  await buyer.goto(`${server.url}/membership?plan=Platinum&period=5`);
  await buyer.getByRole('button', { name: 'Pay $12.99' }).click();
  await buyer.getByRole('heading', { name: 'Pay for Platinum, monthly' }).waitFor();
  await buyer.getByRole('button', { name: 'Pay $12.99' }).click();
  await buyer.getByRole('heading', { name: 'You now have Platinum' }).waitFor();

  await page.goto(`${server.url}/admin/users?search=${account.userName}`);
  await page.getByRole('button', { name: account.userName, exact: true }).click();
  await page.getByRole('tab', { name: 'Plan and payments' }).click();
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByText('$12.99 a month').waitFor();
  await payments
    .getByRole('row', { name: /^DC-\d{6}/ })
    .getByText('paid')
    .waitFor();
  await payments.getByRole('button', { name: 'Refund the plan' }).click();
  const ask = dialog(page, 'Refund the plan?');
  await ask.getByText('Everything paid for this subscription goes back to the card').waitFor();
  await ask.getByRole('button', { name: 'Refund and end plan' }).click();
  await ask
    .getByText(/reason/i)
    .last()
    .waitFor();
  await ask.getByLabel('Reason').fill('Bought for the wrong account');
  await ask.getByRole('button', { name: 'Refund and end plan' }).click();
  await seeText(page, 'Plan refunded');
  await payments.getByText('$12.99 back').waitFor();
  await payments.getByText('nothing', { exact: true }).waitFor();
  await takePicture(page, 'refunded plan');
  await page.getByRole('tab', { name: 'Audit', exact: true }).click();
  await page.getByText('“Bought for the wrong account”').waitFor();
  const panel = buyer.getByRole('complementary').getByRole('region', { name: 'Your plan' });
  await panel.getByText('0/100').waitFor();
  await page.goto(`${server.url}/admin/home`);
  await page.getByText('1 payment, $12.99 refunded').waitFor();
  await page.getByText('$0.00', { exact: true }).first().waitFor();
  await context.close();
});

test('shows a note about a user to other administrators, with its author', async () => {
  const { page } = admin;
  const { userName } = await addPlayer();
  const colleague = await openPage(browser);
  const { email, ...account } = { ...newAccount(), userName: 'Colleague' };
  const added = await page.request.post(`${server.url}/api/v1/admin/users`, {
    headers: await getBearer(page, server.url),
    data: { email, userName: account.userName, userType: 'Admin', modules: ['Users'] },
  });
  expect(added.status()).toBe(201);
  await colleague.page.goto(linkIn(server, await mailTo(server, email, 'Your DataCoach account')));
  await colleague.page.getByLabel('New password').fill(account.password);
  await colleague.page.getByRole('button', { name: 'Save and log in' }).click();
  await turnOnSecondFactor(colleague.page, account.password);

  await page.goto(`${server.url}/admin/users?search=${userName}`);
  await page.getByRole('button', { name: userName, exact: true }).click();
  await page.getByRole('button', { name: 'Add a note' }).click();
  const note = dialog(page, `Note about ${userName}`);
  await note.getByRole('button', { name: 'Save' }).click();
  await note.getByText('Write what other admins should know.').waitFor();
  await note.getByLabel('Note').fill('Paid by bank transfer.');
  await note.getByRole('button', { name: 'Save' }).click();
  await seeText(page, 'Note saved');
  const seeNote = async (reader: Page) => {
    await reader.goto(`${server.url}/admin/users?search=${userName}`);
    await reader.getByRole('button', { name: userName, exact: true }).click();
    await reader.getByRole('tab', { name: 'Audit', exact: true }).click();
    const entry = reader.getByRole('row', { name: 'Added a note' });
    await entry.getByText('“Paid by bank transfer.”').waitFor();
    await entry.getByRole('cell', { name: ADMINISTRATOR.userName, exact: true }).waitFor();
  };
  await seeNote(page);
  await seeNote(colleague.page);
  await takePicture(colleague.page, 'note about a user');
  await colleague.context.close();
});

test('starts a new administrator: a link for a day, a password, two-factor login, only the chosen pages', async () => {
  const { page } = admin;
  const add = async (userName: string, modules: readonly string[]) => {
    await page.goto(`${server.url}/admin/users`);
    await page.getByRole('button', { name: 'Add user' }).click();
    const form = dialog(page, 'Add user');
    const email = `${userName.toLowerCase()}@example.org`;
    await form.getByLabel('Username').fill(userName);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Role').selectOption('Admin');
    for (const name of modules) await form.getByLabel(name, { exact: true }).check();
    await form.getByRole('button', { name: 'Add user' }).click();
    await seeText(page, `We emailed ${userName} a link to set a password`);
    return mailTo(server, email, 'Your DataCoach account');
  };
  const mail = await add('Newcomer', ['Weekly Goals', 'Referrals']);
  const late = await add('Latecomer', []);
  expect(mail).toContain('This link expires in one day.');

  const { page: fresh, context } = await openPage(browser);
  await fresh.goto(linkIn(server, mail));
  await fresh.getByLabel('New password').fill('password');
  await fresh.getByRole('button', { name: 'Save and log in' }).click();
  await fresh.getByText(/^Too many people use this password\./).waitFor();
  await fresh.getByLabel('New password').fill('a new long password');
  await fresh.getByRole('button', { name: 'Save and log in' }).click();
  await turnOnSecondFactor(fresh, 'a new long password');
  const pages = fresh.getByRole('complementary', { name: 'Sidebar' }).getByRole('navigation');
  await pages.getByRole('link', { name: 'Weekly Goals' }).waitFor();
  expect(await pages.getByRole('link').allTextContents()).toEqual(['Dashboard', 'Referrals', 'Weekly Goals']);
  await fresh.getByText('Your pages are in the menu.').waitFor();
  await takePicture(fresh, 'pages of a new administrator');
  await context.close();

  // No page is open while the server is down.
  await page.goto('about:blank');
  await server.restartAhead(25 * 60 * 60_000);
  const visitor = await openPage(browser);
  await visitor.page.goto(linkIn(server, late));
  await visitor.page.getByLabel('New password').fill('a new long password');
  await visitor.page.getByRole('button', { name: 'Save and log in' }).click();
  await visitor.page.getByText('This link has expired or was already used. Request a new one.').waitFor();
  await visitor.context.close();
});
