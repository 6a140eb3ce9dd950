import { createReferenceBook, makeScoreGame, NO_REFERENCES, reviewWindow } from '@datacoach/analysis';
import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { METRICS } from '@datacoach/analysis/metadata';
import { convertSpeed } from '@datacoach/analysis/speed-units';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatStatistic } from '../../src/shared/format/statistic-value.ts';
import { openAccount, signIn } from '../support/accounts.ts';
import { listAxeViolations } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { chooseFiles } from '../support/choose-files.ts';
import { fillDataFolder } from '../support/filled-data-folder.ts';
import { openJourney } from '../support/open-journey.ts';
import { writeReplayFile } from '../support/replay-files.ts';

const season = await fillDataFolder('Platinum');
const { browser, server } = await openJourney({ DATA_DIR: season.dataDir });

/** Calculates the engine's review of the last 20 games and the ten before. */
function engineReview() {
  const games = season.games.map(
    ({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!,
  );
  const PLATINUM_2 = 11;
  const book = createReferenceBook('doubles', NO_REFERENCES);
  return reviewWindow(games.slice(10), games.slice(0, 10), { rank: PLATINUM_2, book });
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });
/** Opens a panel that shows its content on demand. */
const unfold = (page: Page, name: string) =>
  panel(page, name).getByRole('heading', { name, exact: true }).click();
const scoresUrl = /\/api\/v1\/scores\/player/;

test('shows the engine’s numbers, in two round trips', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/(scores|gamedata)/.test(pathname)) asked.push(pathname);
  });
  await page.goto(`${server.url}/dashboard`);
  const opportunity = panel(page, 'Stands out most');
  await opportunity.getByRole('button', { name: 'See all clips and how it’s measured' }).waitFor();
  await opportunity.getByRole('status').waitFor({ state: 'detached' });
  expect(asked).toEqual(['/api/v1/scores/player', '/api/v1/gamedata/event-list']);

  // The card comes first: the problem, and what to do.
  const first = page.getByRole('main').getByRole('region').first();
  expect(await first.getAttribute('aria-label')).toBe('Stands out most');
  await opportunity.getByText('Do this:').waitFor();
  expect(await opportunity.locator('.mantine-Button-root[data-variant="filled"]').count()).toBe(1);

  const review = engineReview();
  const scores = review.scores!;
  const ladder = panel(page, 'POLR').locator('table');
  for (const [label, value] of [
    ['Overall', scores.polr.value!],
    ['Games alone', scores.polr.evidence!.value],
    ...scores.polr.categories.map((category) => [category.label, category.value] as const),
  ] as const) {
    const row = ladder.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
    expect(await row.getByRole('cell').first().textContent(), label).toBe(formatNumber(value, 1));
  }
  await unfold(page, 'vs. Platinum II');
  for (const { label, score } of scores.categories) {
    if (score === null) continue;
    const row = panel(page, 'vs. Platinum II').getByRole('row').filter({ hasText: label });
    expect(await row.getByRole('cell').nth(1).textContent(), label).toBe(formatNumber(score));
  }
  expect('metric' in scores.topOpportunity || 'score' in scores.topOpportunity).toBe(true);
  if ('score' in scores.topOpportunity) {
    await opportunity.getByText(scores.topOpportunity.score.label).first().waitFor();
  }

  const statistics = panel(page, 'Statistics');
  await unfold(page, 'Statistics');
  const shown = async () => {
    const rows = await statistics
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.children].map(
            (cell) => cell.querySelector('button, b.num')?.textContent ?? cell.textContent ?? '',
          ),
        ),
      );
    return new Map(rows.map(([label, ...cells]) => [label, cells]));
  };
  for (const [tab, group] of [
    ['Shooting', 'shooting'],
    ['Boost Collected', 'boostCollected'],
  ] as const) {
    await statistics.getByRole('tab', { name: tab }).click();
    await statistics.getByRole('table', { name: `${tab} in these games` }).waitFor();
    const rows = await shown();
    for (const metric of METRICS.filter((one) => one.group === group)) {
      const { value, games, reference, won, lost } = review.metrics.find((row) => row.metric === metric.key)!;
      if (games === 0) continue;
      const decimals = metric.scale === 'match' ? Math.max(2, metric.decimals) : metric.decimals;
      const write = (number: number | null | undefined) =>
        formatStatistic({ decimals, unit: metric.unit }, number);
      const cells = rows.get(metric.label);
      expect(cells?.[0], metric.key).toBe(write(value));
      expect(cells?.[3], metric.key).toBe(write(reference));
      expect(cells?.slice(6, 8), metric.key).toEqual([write(won?.value), write(lost?.value)]);
    }
  }
  const games = panel(page, 'Last games');
  expect(await games.locator('tbody tr').count()).toBe(5);
  await games.getByRole('button', { name: 'Show all 20' }).click();
  await expect.poll(() => games.locator('tbody tr').count()).toBe(20);
  // Said at first sight, and game by game once unfolded.
  const left = page.getByRole('group').filter({ hasText: '2 games in this period not counted:' });
  for (const reason of ['Only 1:40 of play; 2:30 needed.', 'Private games are scored separately.']) {
    expect(await left.locator('summary').innerText()).toContain(reason);
  }
  await left.locator('summary').click();
  await left.getByRole('listitem').filter({ hasText: 'Private games are scored separately.' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('shows every speed in the unit chosen in the profile, without a reload', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const speed = engineReview().metrics.find(({ metric }) => metric === 'avgSpeed')!.value!;
  const inKmh = formatNumber(convertSpeed(speed, 'uu/s', 'km/h'), 1);
  const inMph = formatNumber(convertSpeed(speed, 'uu/s', 'mph'), 1);
  const open = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await page.goto(`${server.url}/profile`);
  const started = await page.evaluate(() => performance.timeOrigin);
  const units = page.getByRole('group', { name: 'Speeds in' });
  // The browser is American.
  expect(await units.getByRole('radio', { name: 'mph' }).isChecked()).toBe(true);
  for (const [unit, shown, other] of [
    ['km/h', inKmh, 'mph'],
    ['mph', inMph, 'km/h'],
  ] as const) {
    await open('/profile');
    await units.getByText(unit, { exact: true }).click();

    await open('/dashboard');
    const statistics = panel(page, 'Statistics');
    await unfold(page, 'Statistics');
    await statistics.getByRole('tab', { name: 'Mechanics' }).click();
    const row = statistics.getByRole('row').filter({ hasText: 'Average speed' });
    await row.getByText(shown, { exact: true }).first().waitFor();
    expect(await row.innerText()).toContain(unit);
    await row.getByRole('button', { name: /^Definition of/ }).click();
    await page
      .getByText(`Top speed is ${unit === 'mph' ? '51 mph, or 32' : '83 km/h, or 51'} ${unit}`)
      .waitFor();

    await open(`/match/${season.games[0]!.matchId}`);
    await page.getByRole('columnheader', { name: `Speed ${unit}` }).waitFor();

    await open('/questions?mode=10&q=compare');
    const answer = page.getByRole('article', { name: 'How do I compare with my teammates and opponents?' });
    await answer.getByText(`Average speed: ${shown} ${unit} in `).waitFor();
    expect(await answer.innerText()).not.toContain(other);
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
  await page.goto(`${server.url}/dashboard`);
  await page.goto(`${server.url}/profile`);
  expect(await units.getByRole('radio', { name: 'mph' }).isChecked()).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('keeps filters in the URL through a reload', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  await page.getByText('Last 20 Doubles games').waitFor();
  const filters = ['Period', 'Games', 'Result', 'Map'].map((name) =>
    page.getByRole('combobox', { name }).locator('..'),
  );
  /** How far apart the middles of all filters are; the page may still move between two measurements. */
  const measureSpread = async () => {
    const boxes = [page.getByRole('group', { name: 'Mode' }), ...filters].map((one) => one.boundingBox());
    const middles = (await Promise.all(boxes)).map((box) => box!.y + box!.height / 2);
    return Math.max(...middles) - Math.min(...middles);
  };
  await expect.poll(measureSpread).toBeLessThan(3);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 10 games');
  await page.getByText('Last 10 Doubles games').waitFor();
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Lost');
  await page.getByText('0 won, 10 lost').waitFor();
  await page.getByRole('combobox', { name: 'Map' }).selectOption({ label: 'Urban Central (15)' });
  await page.getByText('0 won, 5 lost').waitFor();
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({ window: '"10"', result: '10', map: 'urban_p' });
  await page.reload();
  await page.getByText('0 won, 5 lost').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('Last 10 Doubles games').waitFor();

  // `check` would expect the state at once, but it comes with the address.
  await page.getByRole('radio', { name: 'All' }).click({ force: true });
  await page.getByText('Choose Duel, Doubles or Standard to see POLR').waitFor();
  await page.getByRole('radio', { name: 'Standard' }).click({ force: true });
  await page.getByText('No Standard games in this period').waitFor();
  await page.getByRole('button', { name: 'Show Doubles (30)' }).click();
  await page.getByText('Last 20 Doubles games').waitFor();
  await page.getByRole('combobox', { name: 'Games' }).selectOption({ label: 'Private (1)' });
  await page.getByText('4 more Doubles games until you see your POLR.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("opens a number's moments and definition, by keyboard alone", async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  const tile = page.getByRole('button', { name: /^Expected goals, .* see clips$/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Expected goals' });
  const rows = drawer.getByRole('link', { name: /^Watch: / });
  await rows.first().waitFor();
  const shots = season.games.slice(10).reduce((sum, { result, me }) => {
    const number = result.report.players.findIndex(({ key }) => key === me);
    return (
      sum + result.recording!.codedEvents.filter(({ code, player }) => code === 5 && player === number).length
    );
  }, 0);
  await drawer.getByText(`${shots} clips in 20 games`).waitFor();
  expect(await rows.count()).toBe(15);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => rows.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  await drawer.getByRole('button', { name: 'Next' }).click();
  await drawer.getByText(/^2 of \d/).waitFor();
  await drawer.getByRole('tab', { name: 'Definition' }).click();
  await drawer.getByText('how many goals an average player would score from your attempts').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => tile.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('filters, sorts and flags moments, and plays them one after the other', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('button', { name: /^Expected goals, .* see clips$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Expected goals' });
  await drawer.getByRole('combobox', { name: 'Order' }).selectOption('Highest xG');
  await drawer.getByRole('combobox', { name: 'Side' }).selectOption('Opponents');
  await drawer.getByText('None in these games.').waitFor();
  await drawer.getByRole('combobox', { name: 'Side' }).selectOption('My team');
  await drawer.getByRole('combobox', { name: 'Score' }).selectOption('When tied');
  await drawer.getByText('20 clips in 20 games').waitFor();
  await drawer.locator('table:not([data-old])').waitFor();
  const xg = season.games[0]!.result.insight!.xgRace.find(({ goal }) => goal)!.xg;
  expect(await drawer.getByRole('row').nth(1).textContent()).toContain(formatNumber(xg, 2));

  await drawer.getByRole('button', { name: 'Report a mistake: Shot' }).first().click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/flag'));
  await page.getByRole('menuitem', { name: 'It ended differently' }).click();
  const flagged = drawer.getByRole('button', { name: 'You reported: It ended differently' });
  await flagged.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Expected goals, .* see clips$/ }).click();
  await flagged.waitFor();
  await saved;
  await page.reload();
  await page.getByRole('button', { name: /^Expected goals, .* see clips$/ }).click();
  await flagged.waitFor();
  await drawer.getByRole('link', { name: 'facts of this shot' }).first().click();
  await page.getByRole('heading', { name: 'Shot', level: 1 }).waitFor();
  await page.getByText('Score at the time').waitFor();
  await page.goBack();

  await page.getByRole('button', { name: /^Expected goals, .* see clips$/ }).click();
  await drawer.getByRole('button', { name: 'Play all' }).click();
  const playlist = page.getByRole('navigation', { name: 'Playlist' });
  // The next clip starts automatically after eight seconds. Pausing with a key is fast enough even on a busy machine.
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await playlist.getByText('Shot · 1 of 20').waitFor();
  const newest = new URL(page.url());
  expect(newest.pathname).toContain(season.games.at(-1)!.matchId);
  expect(Number(newest.searchParams.get('until')) - Number(newest.searchParams.get('t'))).toBeCloseTo(8, 5);
  await playlist.getByRole('button', { name: 'Next clip' }).click();
  await Promise.all([
    playlist.getByText('Shot · 2 of 20').waitFor(),
    page.waitForURL((url) => url.pathname.includes(season.games.at(-2)!.matchId)),
  ]);
  expect(errors).toEqual([]);
  await context.close();
});

test('shows one opportunity at a time, dismissed with a reason and brought back', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  const opportunity = panel(page, 'Stands out most');
  await opportunity.getByRole('button', { name: 'Start the drill' }).click();
  const drill = page.getByRole('dialog');
  await drill.getByRole('timer').waitFor();
  await drill.getByRole('button', { name: 'Stop the drill' }).click();
  await drill.waitFor({ state: 'hidden' });
  expect(await opportunity.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  const label = engineReview().scores!.topOpportunity as { score: { label: string } };
  await opportunity.getByText(`${label.score.label}:`).waitFor();
  await opportunity.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('menuitem', { name: 'Not my goal' }).click();
  await opportunity.getByText(`${label.score.label} is hidden until`).waitFor();
  await opportunity.getByText(`${label.score.label}:`).waitFor({ state: 'hidden' });
  await opportunity.getByRole('button', { name: 'Undo' }).click();
  await opportunity.getByText('is hidden until').waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await context.close();
});

test('opens a game at a glance, on one screen', async () => {
  const { page, context, errors } = await openPage(browser, 1440, 768);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  await panel(page, 'Last games')
    .getByRole('button', { name: /the game at a glance/ })
    .first()
    .click();
  const glance = page.getByRole('dialog', { name: 'Your game' });
  await glance.getByRole('link', { name: 'Whole match' }).waitFor();
  const box = (await glance.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(768);
  const single = engineReview().scores!.games.at(-1)!.score!;
  const overall = glance.getByRole('row').filter({ hasText: 'Overall' });
  expect(await overall.getByRole('cell').nth(1).textContent()).toBe(formatNumber(single));
  const watch = glance.getByRole('link', { name: 'Watch the goal' });
  expect(await watch.getAttribute('href')).toMatch(/viewer\?t=[\d.]+&until=[\d.]+/);
  // Its picture is drawn with the paths of ball and player, before and after the moment.
  const best = glance.getByRole('region', { name: 'Best play' }).locator('svg').first();
  for (const color of ['--me', '--t1'])
    expect(await best.locator(`g[stroke="var(${color})"] path`).count()).toBe(2);
  await glance.getByRole('link', { name: 'Whole match' }).click();
  await page.waitForURL(/\/match\//);
  // A number on the match page opens its moments too.
  await page
    .getByRole('button', { name: /^1, Goals: see clips$/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Goals' }).getByText('1 clip in 1 game').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  // A number that counts some of a kind opens only those, and from there all.
  const { kickoffs } = season.games.at(-1)!.result.insight!.teams[0]!;
  const { spawn, count } = kickoffs.spawns.find((one) => one.count > 0)!;
  await page.getByRole('tab', { name: 'Kickoffs' }).click();
  await page
    .locator(`tr[data-spawn="${spawn}"]`)
    .getByRole('button', { name: new RegExp(`^${count}, Kickoffs, .*: see clips$`) })
    .click();
  const some = page.getByRole('dialog', { name: /^Kickoffs, / });
  await some.getByText(`${counted(count, 'clip')} in 1 game`).waitFor();
  await some.getByRole('button', { name: 'Similar plays in this game' }).click();
  await some.getByText(`${kickoffs.taken} clips in 1 game`).waitFor();
  await some.locator('table:not([data-old])').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('opens the game at a glance after a single upload, but not after several', async () => {
  const { page, context, errors } = await openPage(browser);
  await openAccount(page, server.url);
  await page.goto(`${server.url}/my-replay?page=1`);
  // Two uploads from one recorder identify the user.
  await chooseFiles(page, [writeReplayFile('first.replay', 43), writeReplayFile('second.replay', 41)]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await uploads.getByRole('link', { name: 'Open match' }).nth(1).waitFor();
  expect(await page.getByRole('dialog', { name: 'Your game' }).count()).toBe(0);
  await page.reload();
  await chooseFiles(page, writeReplayFile('third.replay', 42));
  const glance = page.getByRole('dialog', { name: 'Your game' });
  await glance.getByText('This game doesn’t count toward scores.').waitFor();
  await glance.getByRole('link', { name: 'Whole match' }).click();
  await page.waitForURL(/\/match\//);
  await glance.waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await context.close();
});

test("shows all of a player's games in the career, and others only what the player chose", async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('link', { name: 'Career record' }).click();
  await page.getByText('Based on 30 games (2 not counted)').waitFor();
  const stat = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .first();
  const goals = season.games.reduce(
    (sum, { result, me }) =>
      sum + (result.report.players.find(({ key }) => key === me)!.statistics['core.goals'] ?? 0),
    0,
  );
  expect(await stat('Goals').textContent()).toBe(formatNumber(goals));
  expect(await stat('Won–lost').textContent()).toBe('20–10');
  await page.getByRole('radio', { name: 'Doubles' }).click({ force: true });
  await page.getByRole('row', { name: /Best POLR over 20 games/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('mode')).toBe('10');
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const words = await page.getByRole('img', { name: /^regular, Doubles: 30 games/ }).getAttribute('alt');
  expect(words).toContain('20 won and 10 lost');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PNG' }).click();
  expect((await download).suggestedFilename()).toBe('datacoach-career.png');
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Choose what’s public' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose what’s public' });
  await choice.getByRole('checkbox', { name: /^Games, goals/ }).check();
  await choice.getByRole('button', { name: 'Save' }).click();
  const link = await choice.getByText(/\/player\//).textContent();
  const visitor = await openPage(browser);
  await visitor.page.goto(link!);
  await visitor.page.getByRole('heading', { name: 'regular' }).waitFor();
  await visitor.page.getByText('20–10').waitFor();
  expect(await visitor.page.getByText('Records').count()).toBe(0);
  await choice.getByRole('checkbox', { name: /^Games, goals/ }).uncheck();
  await choice.getByRole('button', { name: 'Save' }).click();
  await choice.getByText('Nothing is public anymore.').waitFor();
  await visitor.page.reload();
  await visitor.page.getByText('This career isn’t public').waitFor();
  expect([...errors, ...visitor.errors.filter((error) => !error.includes('404'))]).toEqual([]);
  await Promise.all([context.close(), visitor.context.close()]);
});

test('shows a message without games, while loading and on failure', async () => {
  const { page, context } = await openPage(browser);
  await openAccount(page, server.url);
  let answer: 'wait' | 'fail' | 'pass' = 'wait';
  const waiting: (() => void)[] = [];
  await page.route(scoresUrl, async (route) => {
    if (answer === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
    if (answer === 'fail')
      await route.fulfill({ status: 503, json: { statusCode: 503, code: 'x', messages: ['Not now.'] } });
    else await route.fallback();
  });
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('status', { name: 'Loading dashboard…' }).waitFor();
  answer = 'fail';
  for (const go of waiting) go();
  await page.getByText('We couldn’t load your dashboard').waitFor();
  answer = 'pass';
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No games yet').waitFor();
  await context.close();
});
