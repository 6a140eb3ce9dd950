import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../support/accounts.ts';
import { answerCalls, leaveCalls } from '../support/answer-calls.ts';
import { openPage } from '../support/browser.ts';
import { chooseFiles } from '../support/choose-files.ts';
import { openJourney } from '../support/open-journey.ts';
import { stubPlanAnswers } from '../support/plan-responses.ts';
import { confirmAddress } from '../support/read-mails.ts';
import { writeSmallReplay } from '../support/replay-files.ts';

const { browser, server } = await openJourney();

/** Monthly replays of the Basic plan. */
const LIMIT = 100;

const getPanel = (page: Page) =>
  page.getByRole('complementary', { name: 'Sidebar' }).getByRole('region', { name: 'Your plan' });

/** Waits long enough for a response to be shown. Runs in the page. */
async function drawThirtyTimes(): Promise<void> {
  for (let n = 0; n < 30; n++) await new Promise(requestAnimationFrame);
}

/** Uploads different files through the API, a few at a time. */
async function uploadMany(page: Page, count: number): Promise<void> {
  const { request } = page.context();
  const session = await (await request.get(`${server.url}/api/auth/session`)).json();
  const headers = { authorization: `Bearer ${(session as { accessToken: string }).accessToken}` };
  const upload = async (n: number) => {
    const buffer = await readFile(writeSmallReplay(`many-${n}.replay`, 100 + n));
    const file = { name: `${n}.replay`, mimeType: 'application/octet-stream', buffer };
    const answer = await request.post(`${server.url}/api/v1/filestorage/replay-upload`, {
      headers,
      multipart: { file },
    });
    expect(answer.status()).toBe(201);
  };
  const numbers = Array.from({ length: count }, (_, n) => n);
  while (numbers.length > 0) await Promise.all(numbers.splice(0, 10).map(upload));
}

test('counts each upload in the box, and rejects further files with a clear message once the month is used up', async () => {
  const { page, errors } = await openPage(browser);
  const { email } = await openAccount(page, server.url);
  await confirmAddress(server, page.context().request, email);
  await uploadMany(page, LIMIT - 1);
  await page.goto(`${server.url}/my-replay?page=1`);
  const panel = getPanel(page);
  await panel.getByText(`${LIMIT - 1}/${LIMIT}`).waitFor();
  await panel.getByText('99%').waitFor();
  await chooseFiles(
    page,
    [11, 12, 13].map((seed) => writeSmallReplay(`game-${seed}.replay`, seed)),
  );
  await panel.getByText(`${LIMIT}/${LIMIT}`).waitFor();
  const uploads = page.getByRole('region', { name: 'Uploads' });
  const line = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
  await line('game-13')
    .getByText(
      /^You’ve used all 100 replays this month\. Your count resets in \d+ days?\. Upgrade for more\.$/,
    )
    .waitFor();
  await line('game-12').getByText('You’ve used all 100 replays this month.').waitFor();
  await line('game-11').getByRole('link', { name: 'Open match' }).waitFor();
  await line('game-13').getByRole('link', { name: 'Plans' }).click();
  await page.waitForURL('**/membership');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('counts a match with a console player and then subtracts it', async () => {
  const { page } = await openPage(browser);
  await openAccount(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  const panel = getPanel(page);
  await panel.getByText('0/100').waitFor();
  await chooseFiles(page, writeSmallReplay('with-console.replay', 21, 2));
  await page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: 'Open match' }).waitFor();
  await panel.getByRole('button', { name: 'How replays are counted' }).hover();
  const rule = page.getByRole('tooltip');
  await rule.getByText('1 uploaded, 1 with console players').waitFor();
  expect(await rule.innerText()).toContain(
    'Replays uploaded by PC players that include console players will not be counted towards the monthly replay upload quota.',
  );
  await panel.getByText('0/100').waitFor();
  await page.context().close();
});

test("shows each plan's boxes: what is left, what is used, and the upgrade", async () => {
  const { page } = await openPage(browser);
  await openAccount(page, server.url);
  const readPanel = async () => (await getPanel(page).innerText()).replaceAll(/\s+/g, ' ');
  const look = async (
    ...answers: [Parameters<typeof stubPlanAnswers>[1], Parameters<typeof stubPlanAnswers>[2]?]
  ) => {
    await leaveCalls(page);
    await stubPlanAnswers(page, ...answers);
    await page.goto(`${server.url}/questions`);
    return readPanel();
  };
  const quota = {
    filesUploadedCount: 137,
    fileUploadLimitCount: 400,
    filesUploadedWithConsolePlayersCount: 9,
  };
  expect(await look({ ...quota, fileUploadLimitCount: 100, daysUntilNextBillingCycle: 12 })).toBe(
    'Basic Plans Replays this month 128/100 128% 12 Days Left in Cycle Pro Coaching Available to upgraded plans. Upgrade',
  );
  const links = await getPanel(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['Plans', '/membership'],
    ['Upgrade', '/membership'],
  ]);
  expect(
    await look({ ...quota, productName: 'Platinum', daysUntilNextBillingCycle: -1 }, { remainingSession: 1 }),
  ).toBe('Platinum Coaching sessions 1 left Book a Coach Replays this month 128/400 32%');
  expect(await look({ productName: 'Diamond' }, { remainingSession: -2 })).toBe(
    'Diamond Coaching sessions 0 left Purchase Token',
  );
  const paid = { remainingSession: 10, ofTokens: 8 };
  expect(await look({ productName: 'Diamond' }, paid)).toBe(
    'Diamond Coaching sessions 10 left 2 on your plan, 8 tokens Book a Coach',
  );
  expect(await look({ productName: 'Diamond' }, { remainingSession: 0 })).toContain('Purchase Token');
  await getPanel(page).getByRole('link', { name: 'Purchase Token' }).click();
  await page.waitForURL('**/coaching?purchase=true');
  const sale = page.getByRole('dialog', { name: 'Purchase Token' });
  await sale.getByText('No one coaches Doubles right now').waitFor();
  expect(await sale.getByRole('link').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Purchase Token' }).count()).toBe(0);
  expect(await look({ productName: 'TeamPlan' }, { remainingSession: 2 })).toBe(
    'Team Analytics Coaching sessions 2 left Book a Coach',
  );

  const waits = page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('status', { name: 'Loading your plan…' });
  const [plan, coaching] = ['**/replay-upload-restriction', '**/coaching-data'] as const;
  for (const [held, other] of [
    [plan, coaching],
    [coaching, plan],
  ] as const) {
    await leaveCalls(page);
    await answerCalls(page, held, () => undefined);
    const arrived = page.waitForResponse(other);
    await page.goto(`${server.url}/questions`);
    await arrived;
    await waits.waitFor();
    await page.evaluate(drawThirtyTimes);
    expect(await waits.locator('.mantine-Loader-root').count()).toBe(1);
  }
  await page.context().close();
});
