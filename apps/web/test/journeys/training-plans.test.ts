import { createReferenceBook, evaluateCheck, makeScoreGame, NO_REFERENCES } from '@datacoach/analysis';
import { formatNumber } from '@datacoach/analysis/format-number';
import type { MyPlans } from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getBearer, signIn } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { fillDataFolder } from '../support/filled-data-folder.ts';
import { openJourney } from '../support/open-journey.ts';

const season = await fillDataFolder();
const { browser, server } = await openJourney({ DATA_DIR: season.dataDir });

const PLATINUM_2 = 11;
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('lets a player find a plan for their weaknesses, start it, and train today’s blocks', async () => {
  const { page, context, errors } = await openPage(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/training-plans`);
  const recommended = panel(page, 'Recommended');
  await recommended.getByText('From your last 20 Doubles games vs. Platinum II').waitFor();
  expect(await recommended.getByRole('list', { name: 'Why this plan' }).count()).toBeGreaterThan(0);

  // A locked plan shows its first day as an example, without codes.
  await page.getByRole('link', { name: 'Solid defense' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Here’s the first day as a preview.').waitFor();
  expect(page.url()).toContain('plan=');
  expect(await drawer.innerText()).not.toMatch(/[0-9A-F]{4}-[0-9A-F]{4}-/);
  expect(await drawer.getByRole('button', { name: 'Start this plan' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });

  await page.getByRole('link', { name: 'Platinum Doubles' }).click();
  // The starter plan is complete, codes included.
  await drawer
    .getByText(/rotating exercises/)
    .first()
    .click();
  await drawer.getByRole('button', { name: 'Copy the code of Recovery Training' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('DA42-75B1-0469-8A0F');
  await drawer.getByRole('button', { name: 'Start this plan' }).click();
  const today = panel(page, /^Today, /);
  await today
    .getByRole('button', { name: /^Done: / })
    .first()
    .waitFor();
  await page.getByText(/week 1, session 1$/).waitFor();
  const rows = today
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect.poll(() => rows.count()).toBe(4);

  await today.getByRole('button', { name: /^Done: Follow a rolling ball/ }).click();
  await today.getByRole('button', { name: 'Open Follow a rolling ball, no boost again' }).waitFor();
  const drill = today.getByRole('listitem').filter({ hasText: 'Small-pad laps' });
  await drill.getByRole('textbox', { name: 'Hits out of 4 in your best round: Small-pad laps' }).fill('3');
  await drill.getByRole('textbox').press('Enter');
  await drill.getByText(/^\d\d?:\d\d\s[AP]M, 3 of 4$/).waitFor();
  await page.reload();
  await drill.getByText(/^\d\d?:\d\d\s[AP]M, 3 of 4$/).waitFor();
  await today.getByText('20 done').waitFor();

  // A moment for review comes back on spaced dates and opens the viewer.
  const review = today.getByRole('listitem').filter({ hasText: 'how much boost did you have?' });
  const keep = review.getByRole('button', { name: /^Save / }).first();
  await keep.click();
  await panel(page, 'Fix your own mistakes').getByText('tomorrow').waitFor();
  const clip = review.getByRole('link').first();
  expect(await clip.getAttribute('href')).toMatch(/\/match\/.*\/viewer\?t=/);

  await today
    .getByRole('button', { name: /is not for me$/ })
    .first()
    .click();
  await today.getByText('1 not for you').waitFor();
  await page.getByRole('button', { name: 'Log practice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log practice' });
  await dialog.getByLabel('What you did').fill('Rings map');
  await dialog.getByLabel('Minutes').fill('25');
  await dialog.getByRole('button', { name: 'Log it' }).click();
  await today.getByText('Rings map').waitFor();

  await page.getByRole('link', { name: 'All plans' }).click();
  await page.getByText('Your current plan').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Back to today' }).click();
  await page.getByRole('button', { name: 'Change this plan' }).click();
  await page.getByRole('menuitem', { name: 'Take a rest week' }).click();
  await today.getByText(/^Rest week until/).waitFor();
  await today.getByRole('button', { name: 'Resume today' }).click();
  await page.getByRole('button', { name: 'Change this plan' }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume Platinum Doubles' }).click();
  await drill.getByText(/^\d\d?:\d\d\s[AP]M, 3 of 4$/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("shows the engine's result for the earlier games in the check, and each of them by date", async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const headers = await getBearer(page, server.url);
  const own = (await (
    await page.request.get(`${server.url}/api/v1/trainingplan/today`, { headers })
  ).json()) as MyPlans;
  const check = own.plan!.weeks[0]!.check!;
  const engine = evaluateCheck(
    'timeZeroPct',
    {
      before: season.games.map(
        ({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!,
      ),
      after: [],
    },
    createReferenceBook('doubles', NO_REFERENCES).at('timeZeroPct', PLATINUM_2),
  );
  expect(check.verdict).toBe('tooEarly');
  expect(check.before!.mean).toBeCloseTo(engine.before!.mean, 3);
  await page.goto(`${server.url}/training-plans`);
  const verdict = panel(page, 'Verdict so far: too early to tell');
  await verdict
    .getByText(`Time at 0 boost: ${formatNumber(engine.before!.mean, 1)}% before this week.`)
    .waitFor();
  await verdict.getByText(`target: ${formatNumber(engine.pass!, 1)}`).waitFor();
  await expect.poll(() => verdict.locator('circle').count()).toBe(10);
  await verdict.getByRole('button', { name: 'Table' }).click();
  await expect.poll(() => verdict.getByRole('row').count()).toBe(11);
  const weeks = panel(page, 'Plan');
  await weeks.getByRole('button', { name: /Second-man spacing/ }).click();
  await page.getByText('Tracked stat: double commits.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
