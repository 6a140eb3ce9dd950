import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../support/accounts.ts';
import { answerCalls } from '../support/answer-calls.ts';
import { openPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';
import { confirmAddress } from '../support/read-mails.ts';
import { takePicture } from '../support/take-picture.ts';

const { browser, server } = await openJourney();

/** A little more than a seven-day trial. */
const TRIAL_OVER_MS = 7.1 * 24 * 60 * 60_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const getPanel = (page: Page) =>
  page.getByRole('complementary', { name: 'Sidebar' }).getByRole('region', { name: 'Your plan' });
const choose = async (page: Page, card: RegExp) => {
  await heading(page, 'Pay for Platinum, monthly').waitFor();
  await page.getByRole('radio', { name: card }).check();
  await button(page, 'Pay $12.99').click();
};
/** Pays on the order's page, then on the provider's. */
async function pay(page: Page, total: string): Promise<void> {
  await button(page, `Pay ${total}`).click();
  await page.getByRole('heading', { level: 1, name: /^Pay for / }).waitFor();
  await button(page, `Pay ${total}`).click();
}
async function order(page: Page): Promise<void> {
  await page.getByText('Tax, 20%').waitFor();
  expect(await page.getByText('$10.82').first().innerText()).toBe('$10.82');
  await button(page, 'Pay $12.99').click();
}

test('chooses, leaves, declines and pays for a plan; unlocks it immediately; cancels and keeps it', async () => {
  const { page, errors } = await openPage(browser);
  const account = await openAccount(page, server.url);
  await page.goto(`${server.url}/membership`);
  await page.getByRole('button', { name: 'or billed upfront for Platinum' }).click();
  await page.getByText('Tax, 20%').waitFor();
  await button(page, 'Pay $12.99').click();
  // Unconfirmed addresses can't pay.
  await page
    .getByRole('alert')
    .getByText(/[Cc]onfirm/)
    .waitFor();
  await confirmAddress(server, page.context().request, account.email);
  await order(page);
  await heading(page, 'Pay for Platinum, monthly').waitFor();
  await takePicture(page, 'sandbox checkout');
  await button(page, 'Back without paying').click();
  await heading(page, 'You left the checkout').waitFor();
  await button(page, 'Back to the order').click();
  await order(page);
  await choose(page, /0002/);
  await heading(page, 'The payment failed').waitFor();
  await page.getByText('Nothing was charged.').waitFor();
  await takePicture(page, 'payment failed');
  await button(page, 'Try again').click();
  await order(page);
  // The bank answers after 3 s, however long the page takes to open.
  await answerCalls(
    page,
    /\/payments\/orders\/[^/]+$/,
    async (call) => {
      const response = await call.fetch();
      const json = { ...((await response.json()) as object), status: 'processing' };
      await call.fulfill({ response, json });
    },
    { times: 1 },
  );
  await choose(page, /3184/);
  await heading(page, 'Waiting for your bank').waitFor();
  await heading(page, 'You now have Platinum').waitFor();
  await takePicture(page, 'payment success');
  await getPanel(page).getByText('Platinum').waitFor();
  await getPanel(page).getByText('0/400').waitFor();
  await getPanel(page).getByRole('link', { name: 'Book a Coach' }).waitFor();
  await button(page, 'See what’s new for you').click();
  await page.waitForURL('**/dashboard');

  await page.goto(`${server.url}/payment?tab=card-info`);
  await page.getByText('Visa ending in 3184').waitFor();
  await page.getByRole('link', { name: /^DC-\d{6}$/ }).click();
  await page.getByRole('heading', { name: /^Invoice DC-/ }).waitFor();
  await page.getByText(account.email).waitFor();
  await button(page, 'Back to Payment').click();
  await button(page, 'Cancel plan').click();
  await page
    .getByRole('dialog', { name: 'Cancel Platinum?' })
    .getByRole('button', { name: 'Cancel plan' })
    .click();
  await page.getByText(/^Platinum ends on /).waitFor();
  await page.getByText(/^Ends on .*Then you’re on Basic and keep all your data\.$/).waitFor();
  await getPanel(page).getByText('0/400').waitFor();
  await button(page, 'Keep Platinum').click();
  await page.getByText('Platinum will continue.').waitFor();
  await page.getByText(/^Renews on .* for \$12\.99\.$/).waitFor();

  await button(page, 'Buy 1 for $29.99').click();
  await pay(page, '$29.99');
  await heading(page, 'Paid: 1 coaching token').waitFor();
  await getPanel(page).getByText('2 left').waitFor();

  await page.goto(`${server.url}/membership?period=5`);
  await button(page, 'Change to Diamond').click();
  await page.getByText(/^Unused time of Platinum/).waitFor();
  let orders = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payments/orders')) orders += 1;
  });
  await page.getByRole('button', { name: /and change now$/ }).dblclick();
  await heading(page, 'You now have Diamond').waitFor();
  expect(orders).toBe(1);
  await getPanel(page).getByText('3 left').waitFor();
  await button(page, 'Payment').click();
  await button(page, 'Refund').click();
  await page.getByRole('button', { name: /^Refund \$/ }).click();
  await page.getByText(/will be refunded to your card\.$/).waitFor();
  await getPanel(page).getByText('0/100').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('starts a trial without a card and ends it automatically; rejects an unknown code; lets coaches pay from their team', async () => {
  const { page, errors } = await openPage(browser);
  await openAccount(page, server.url);
  await page.goto(`${server.url}/membership`);
  await button(page, 'Try 7 days').click();
  await button(page, 'Start trial').click();
  await page.getByText(/^You have Platinum until /).waitFor();
  await getPanel(page).getByText('0/400').waitFor();
  await button(page, 'Keep Platinum').waitFor();
  await button(page, 'For coaches').click();
  await page.getByRole('dialog', { name: 'Team Analytics is for coaches' }).waitFor();
  await button(page, 'Back to the plans').click();
  await page.getByText('Yearly, 20% off').click();
  await page.getByText('$383.90').waitFor();
  await page.getByRole('button', { name: 'or billed upfront for Diamond' }).click();
  await page.getByLabel('Discount code').fill('nothing');
  await button(page, 'Apply code').click();
  await page.getByText('NOTHING: We don’t recognize that code. Check it for typos.').waitFor();
  const coach = (await openPage(browser)).page;
  const account = await openAccount(coach, server.url, { role: 'Coach' });
  await confirmAddress(server, coach.context().request, account.email);
  await coach.goto(`${server.url}/admin/team-dashboard/plan`);
  await coach.getByText('$49.99').waitFor();
  await coach.getByRole('button', { name: 'Choose' }).first().click();
  await pay(coach, '$49.99');
  await heading(coach, 'You now have Team Analytics').waitFor();
  await coach.context().close();

  // No page is open while the server is down.
  await page.goto('about:blank');
  await server.restartAhead(TRIAL_OVER_MS);
  await page.goto(`${server.url}/membership`);
  await getPanel(page).getByText('0/100').waitFor();
  await button(page, 'Choose Platinum').waitFor();
  expect(await button(page, 'Try 7 days').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
