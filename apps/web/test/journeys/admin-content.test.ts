import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { getBearer, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { choosePhoto } from '../support/choose-photo.ts';
import { openJourney } from '../support/open-journey.ts';
import { takePicture } from '../support/take-picture.ts';

const { browser, server } = await openJourney();
let admin: Awaited<ReturnType<typeof openPage>>;
let player: Awaited<ReturnType<typeof openPage>>;

beforeAll(async () => {
  admin = await openPage(browser);
  player = await openPage(browser);
  await openAccount(admin.page, server.url, { role: 'Admin' });
  await openAccount(player.page, server.url);
});

const news = () => player.page.getByRole('region', { name: 'News' });

test('creates a banner, shows it to players immediately, reorders it by keyboard and drag, lets them dismiss it, edits and deletes it', async () => {
  const { page, errors } = admin;
  await player.page.goto(`${server.url}/dashboard`);
  await page.goto(`${server.url}/admin/banner`);
  await page.getByText('No banners yet').waitFor();
  const make = async (title: string) => {
    await page.getByRole('button', { name: 'New banner' }).click();
    const form = page.getByRole('dialog', { name: 'New banner' });
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    return form;
  };
  const form = await make('');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Add a title.').waitFor();
  await form.getByRole('textbox', { name: 'Title' }).fill('Coaching week');
  await form.getByRole('textbox', { name: 'Link', exact: true }).fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText(/^Use a DataCoach page such as/).waitFor();
  await form.getByRole('textbox', { name: 'Link', exact: true }).fill('/questions');
  await choosePhoto(page, 'Photo', 300);
  await form.getByText('Use a picture of at least 480 × 200 pixels: this one is 300 × 500.').waitFor();
  await choosePhoto(page, 'Photo');
  await form.getByRole('img', { name: 'As players will see it' }).waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  // The player's page was open the whole time.
  await news().getByRole('heading', { name: 'Coaching week' }).waitFor();

  const second = await make('Second banner');
  await second.getByRole('button', { name: 'Save' }).click();
  await second.waitFor({ state: 'detached' });
  const first = () => page.getByRole('list', { name: 'Banners' }).getByRole('listitem').first().textContent();
  await page.getByRole('button', { name: 'Move Second banner up' }).press('Enter');
  await page.getByText('Second banner is now number 1.').waitFor({ state: 'attached' });
  await expect.poll(first).toContain('Second banner');
  const rows = page.getByRole('list', { name: 'Banners' }).getByRole('listitem');
  await rows.nth(1).dragTo(rows.nth(0));
  await page.getByText('Coaching week is now number 1.').waitFor({ state: 'attached' });
  await expect.poll(first).toContain('Coaching week');

  const { page: dashboard } = player;
  await news().getByRole('button', { name: 'Dismiss Second banner' }).click();
  await dashboard.reload();
  await news().getByRole('heading', { name: 'Coaching week' }).waitFor();
  expect(await news().getByRole('heading').allTextContents()).toEqual(['Coaching week']);
  await news().getByRole('link', { name: 'Open' }).click();
  await dashboard.waitForURL('**/questions');
  await dashboard.goBack();
  await news().getByRole('heading', { name: 'Coaching week' }).waitFor();

  await page.getByRole('button', { name: 'Edit Coaching week' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit banner' });
  await edit.getByRole('checkbox', { name: 'Hide it from players' }).check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Hidden', { exact: true }).waitFor();
  await news().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete Coaching week' }).click();
  await page.getByRole('button', { name: 'Delete banner' }).click();
  await page.getByText('Coaching week', { exact: true }).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('announces a Discord event, reminds players, cancels it and deletes it', async () => {
  const { page, errors } = admin;
  await page.goto(`${server.url}/admin/discord-events`);
  await page.getByText('No upcoming events').waitFor();
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('Add a title.').waitFor();
  await page.getByRole('textbox', { name: 'Title' }).fill('Replay night');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Time', { exact: true }).fill('20:00');
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Berlin');
  await page.getByRole('textbox', { name: 'Link' }).fill('https://example.org/x');
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText(/^Use a link that starts with/).waitFor();
  await page.getByRole('textbox', { name: 'Link' }).fill('https://discord.gg/datacoach');
  await choosePhoto(page, 'Banner photo');
  await page.getByRole('img', { name: 'As players will see it' }).waitFor();
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('Event announced').waitFor();
  await page.getByRole('row').filter({ hasText: 'Europe/Berlin · 60 minutes' }).waitFor();

  const { page: dashboard } = player;
  await dashboard.goto(`${server.url}/dashboard`);
  await news().getByRole('button', { name: 'Remind me about Replay night' }).click();
  await dashboard.getByText('We’ll remind you an hour before Replay night starts').waitFor();
  await dashboard.getByRole('button', { name: /^Notifications/ }).click();
  const panel = dashboard.getByRole('region', { name: 'Discord events' });
  await panel.getByRole('button', { name: 'Remind me about Replay night', pressed: true }).waitFor();
  expect(await panel.getByRole('link').getAttribute('href')).toBe('https://discord.gg/datacoach');

  await page.reload();
  await page.getByText('1 player').waitFor();
  await page.getByRole('link', { name: 'Edit Replay night' }).click();
  await page.getByRole('checkbox', { name: 'Cancel event' }).check();
  await page.getByText(/one player with a reminder is notified/).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: 'Canceled' }).waitFor();
  await panel.getByText('Canceled').waitFor();

  await page.getByRole('button', { name: 'Delete Replay night' }).click();
  await page.getByRole('button', { name: 'Delete event' }).click();
  await page.getByText('No upcoming events').waitFor();
  await panel.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

/** The wrong fields with their messages. */
const describeErrors = (page: Page) =>
  page.locator('[aria-invalid="true"]').evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => {
      const message = document.getElementById(
        field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
      );
      return `${field.labels?.[0]?.innerText}: ${message?.innerText}`;
    }),
  );

test('writes a plan, publishes it to players, edits it and archives it', async () => {
  const { page, errors } = admin;
  await page.goto(`${server.url}/admin/training-plans`);
  await page.getByRole('button', { name: 'New plan' }).click();
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Wall reads');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Read the ball off the wall.');
  await page.getByRole('checkbox', { name: 'Mechanics' }).check();
  await page.getByRole('textbox', { name: 'Theme' }).fill('First touch');
  await page.getByRole('textbox', { name: 'Why this week' }).fill('Most balls come off the wall.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Check the highlighted fields.').waitFor();
  const rule = page.getByRole('textbox', { name: 'Rule for games' });
  await expect.poll(() => describeErrors(page)).toEqual(['Rule for games: Enter a value.']);
  await expect.poll(() => rule.evaluate((field) => field === document.activeElement)).toBe(true);
  await rule.fill('Touch it before it lands.');
  await expect.poll(() => describeErrors(page)).toEqual([]);
  await page
    .getByRole('combobox', { name: 'Type of new block in session 1' })
    .selectOption('Warm-up free play');
  await page.getByRole('button', { name: 'Add a block to session 1' }).click();
  const block = page.getByRole('listitem').filter({ hasText: 'Warm-up free play' });
  await block.getByRole('textbox', { name: 'Title' }).fill('Wall dribble');
  const opened = page.getByRole('listitem').filter({ hasText: 'Wall dribble' });
  await opened.getByRole('textbox', { name: 'What to do' }).fill('Carry the ball up the wall and down.');
  // Closed, and in another week than the one shown: saving opens both.
  await opened.getByRole('spinbutton', { name: 'Minutes' }).fill('120');
  await opened.getByRole('button', { name: /^Wall dribble/ }).click();
  await page.getByRole('button', { name: 'Add a week' }).click();
  await page.getByRole('textbox', { name: 'Theme' }).fill('Second touch');
  await page.getByRole('textbox', { name: 'Why this week' }).fill('The first one is done.');
  await rule.fill('Keep it close.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('radio', { name: 'Week 1 (to fix)', checked: true }).waitFor();
  await expect
    .poll(() => describeErrors(page))
    .toEqual(['Minutes: Enter 90 or less.', 'Cue: Enter a value.']);
  await takePicture(page, 'plan with wrong fields');
  await opened.getByRole('spinbutton', { name: 'Minutes' }).fill('12');
  await opened.getByRole('textbox', { name: 'Cue' }).fill('Nose under the ball.');
  await page.getByRole('radio', { name: 'Week 1', exact: true }).waitFor();
  await page.getByText('Week 2', { exact: true }).click();
  await page.getByRole('button', { name: 'Remove week 2' }).click();
  await opened.getByRole('button', { name: 'Move Wall dribble up' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved').waitFor();
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await page.getByText('Version 1 is published').waitFor();

  const { page: plans } = player;
  await plans.goto(`${server.url}/training-plans`);
  await plans.getByRole('link', { name: 'Wall reads' }).waitFor();
  await choosePhoto(page, 'Photo');
  await page.getByRole('img', { name: 'As players will see it' }).waitFor();
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Wall reads, better');
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await page.getByText('Plan saved').waitFor();
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await plans.getByRole('link', { name: 'Wall reads, better' }).waitFor();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByText('Archived: no one can start it anymore').waitFor();
  await plans.getByRole('link', { name: 'Wall reads, better' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('wall reads');
  await page.getByRole('row').filter({ hasText: 'Wall reads, better' }).getByText('Archived').waitFor();
  expect(errors).toEqual([]);
});

test('keeps unsaved changes to a plan when another window saves it, and overwrites nothing', async () => {
  const { page, context, errors } = admin;
  await page.getByRole('row').filter({ hasText: 'Wall reads, better' }).getByRole('button').click();
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  // This page has the published plan before the other window saves the next version.
  await page.getByRole('button', { name: 'Archive' }).waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Title' }).first().fill('Wall reads, third');
  await other.getByRole('button', { name: 'Save as version 3' }).click();
  await other.getByText('Plan saved').waitFor();
  await title.fill('Wall reads, mine');
  await page.getByRole('button', { name: 'Archive' }).click();
  // The previous test's message may still be there.
  await page.getByText('Archived: no one can start it anymore').first().waitFor();
  await page.getByRole('button', { name: 'Publish version 3' }).waitFor();
  expect(await title.inputValue()).toBe('Wall reads, mine');
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await page.getByText('Someone else changed this plan. Reload and try again.').waitFor();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('row').filter({ hasText: 'Wall reads, third' }).waitFor();
  await other.close();
  expect(errors).toEqual([]);
});

test('stores questions as data, shows the sources of benchmarks and recalculates them on demand', async () => {
  const { page, errors } = admin;
  await page.goto(`${server.url}/admin/training-plans?tab=questions`);
  await page.getByText('No questions yet').waitFor();
  await page.getByRole('button', { name: 'New question' }).click();
  const form = page.getByRole('dialog', { name: 'New question' });
  await form.getByRole('textbox', { name: 'Question' }).fill('Do I collect more boost in the evening?');
  await form.getByRole('textbox', { name: 'Answer' }).fill('You collect {value}, most {best}, {mood}.');
  await form.getByRole('textbox', { name: 'What to do' }).fill('Lap the small pads first.');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('The text uses {mood}, which isn’t a known placeholder.').waitFor();
  await form.getByRole('textbox', { name: 'Answer' }).fill('You collect {value}, most {best}.');
  await form.getByRole('combobox', { name: 'Split by' }).selectOption('Time of day');
  await form.getByRole('checkbox', { name: /^Published/ }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  const offered = async () => {
    const headers = await getBearer(player.page, server.url);
    const list = await player.page.request.get(`${server.url}/api/v1/questions`, { headers });
    return ((await list.json()) as { questions: { title: string }[] }).questions.map(({ title }) => title);
  };
  expect(await offered()).toContain('Do I collect more boost in the evening?');
  await page.getByRole('button', { name: 'Edit Do I collect' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit question' });
  await edit.getByRole('checkbox', { name: /^Published/ }).uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: 'Hidden' }).waitFor();
  expect(await offered()).not.toContain('Do I collect more boost in the evening?');
  await page.getByRole('button', { name: 'Delete Do I collect' }).click();
  await page.getByRole('button', { name: 'Delete question' }).click();
  await page.getByText('No questions yet').waitFor();

  await page.getByRole('tab', { name: 'Benchmarks' }).click();
  await page.getByText(/^No matches at this rank counted yet/).waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('small pads');
  const row = page
    .getByRole('row')
    .filter({ hasText: /small pads/i })
    .first();
  const before = await row.textContent();
  await page.getByRole('combobox', { name: 'Rank' }).selectOption('Bronze I');
  await expect.poll(() => row.textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Count new matches now' }).click();
  await page.getByText('Counting new matches. Check again in a moment.').waitFor();
  expect(errors).toEqual([]);
});
