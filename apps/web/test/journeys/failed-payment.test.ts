import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../server/src/testing/start-mail-server.ts';
import { type Account, getBearer, openAccount, signIn } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { linkIn, mailReceived } from '../support/outbox.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { takePicture } from '../support/take-picture.ts';

let mails: MailServer;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  mails = await startMailServer();
  [server, browser] = await Promise.all([startServer({ SMTP_URL: mails.url }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await mails?.close();
});

const HOUR_MS = 60 * 60_000;
const FAILED = 'Your payment for Platinum failed';

interface Buyer {
  page: Page;
  account: Account;
  errors: string[];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const seePlan = (page: Page, text: string) =>
  page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('region', { name: 'Your plan' })
    .getByText(text)
    .waitFor();

async function buyPlatinum(page: Page, card: RegExp): Promise<void> {
  await page.goto(`${server.url}/membership?plan=Platinum&period=5`);
  await button(page, 'Pay $12.99').click();
  await heading(page, 'Pay for Platinum, monthly').waitFor();
  await page.getByRole('radio', { name: card }).check();
  await button(page, 'Pay $12.99').click();
  await heading(page, 'You now have Platinum').waitFor();
}

/** Opens an account whose card pays once and never again. */
async function openBuyer(): Promise<Buyer> {
  const { page, errors } = await openPage(browser);
  const account = await openAccount(page, server.url);
  await page.goto(linkIn(server, await mailReceived(mails, account.email, 'Confirm your email')));
  await page.getByText(`${account.email} is confirmed.`).waitFor();
  await buyPlatinum(page, /0341/);
  return { page, account, errors };
}

/** Continues this much later; no page is open while the server is down. */
async function continueAt(ahead: number, buyers: readonly Buyer[]): Promise<void> {
  for (const { page } of buyers) await page.goto('about:blank');
  await server.restartAhead(ahead);
  for (const { page, account } of buyers) await signIn(page, server.url, account);
}

test('emails about a failed renewal each day; a new card keeps the plan, and paying again brings it back after three days', async () => {
  const [late, prompt] = [await openBuyer(), await openBuyer()];
  const headers = await getBearer(prompt.page, server.url);
  const own = await prompt.page.request.get(`${server.url}/api/v1/payments/own`, { headers });
  const renewal = Date.parse((await own.json()).subscription.currentEnd) - Date.now();

  // The server was down at the renewal.
  await continueAt(renewal + 36 * HOUR_MS, [late, prompt]);
  const admin = (await openPage(browser)).page;
  await openAccount(admin, server.url, { role: 'Admin' });
  const [mail] = await Promise.all(
    [prompt, late].map(({ account }) => mailReceived(mails, account.email, FAILED)),
  );
  expect(mail).toContain('You keep Platinum until then.');
  const failed = admin.getByRole('region', { name: 'Failed payments' });
  const listed = ({ account }: Buyer) => failed.getByRole('row', { name: account.userName });
  await admin.goto(`${server.url}/admin/home`);
  await listed(late).getByText('$12.99').waitFor();
  await listed(prompt).getByText('$12.99').waitFor();
  await takePicture(admin, 'failed payments');

  await late.page.goto(`${server.url}/membership`);
  await late.page
    .getByText(/^The last payment failed\. You keep Platinum until .+: change your card/)
    .waitFor();
  await late.page.getByText('the last payment failed', { exact: true }).waitFor();
  await seePlan(late.page, '0/400');
  await takePicture(late.page, 'plans after a failed payment');
  await button(late.page, 'Go to Payment').click();
  await button(late.page, 'Pay now').click();
  await late.page.getByText(/^Your card was declined\./).waitFor();

  // The mail's link opens the page of a new card, which is charged right away.
  await prompt.page.goto(linkIn(server, mail!));
  await heading(prompt.page, 'Card on file').waitFor();
  await prompt.page.getByRole('radio', { name: /4242/ }).check();
  await button(prompt.page, 'Keep this card').click();
  await heading(prompt.page, 'Your card is on file').waitFor();
  await button(prompt.page, 'Payment').click();
  await prompt.page.getByText('Visa ending in 4242').waitFor();
  await prompt.page.getByText(/^Renews on .* for \$12\.99\.$/).waitFor();
  await takePicture(prompt.page, 'paid after a failed payment');
  await admin.reload();
  await listed(late).waitFor();
  expect(await listed(prompt).count()).toBe(0);
  await admin.context().close();

  for (const [days, when] of [
    [1, 'in 2 days'],
    [2, 'tomorrow'],
  ] as const) {
    await continueAt(renewal + (37 + days * 24) * HOUR_MS, [late, prompt]);
    await mailReceived(mails, late.account.email, `Platinum ends ${when}: your payment failed`);
  }
  await continueAt(renewal + (37 + 3 * 24) * HOUR_MS, [late, prompt]);
  await late.page.goto(`${server.url}/membership`);
  await seePlan(late.page, '0/100');
  await late.page.getByRole('button', { name: /^Notifications/ }).click();
  await late.page.getByText('Platinum has ended').first().waitFor();
  await prompt.page.goto(`${server.url}/membership`);
  await seePlan(prompt.page, '0/400');

  await buyPlatinum(late.page, /4242/);
  await seePlan(late.page, '0/400');
  const sent = ({ account }: Buyer) =>
    mails.received.filter(
      ({ to, content }) => to.includes(account.email) && /^Subject: .*failed/m.test(content),
    );
  expect([late, prompt].map((buyer) => sent(buyer).length)).toEqual([3, 1]);
  expect([...late.errors, ...prompt.errors]).toEqual([]);
});
