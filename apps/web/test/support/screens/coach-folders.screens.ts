import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import { writeReplayFile, writeUnreadableReplay } from '../replay-files.ts';
import type { Screen } from './screen.ts';

const AT = '/admin/replay-analysis';
const folders = /\/api\/v1\/coach\/folders/;

/** The last one can't be analyzed. */
const FILES = 6;
let filled: Promise<void> | null = null;

/** All coach screens share an account: the first to run fills the folder. */
export async function openFilled(page: Page): Promise<void> {
  filled ??= fill(page);
  await filled;
  await page.reload();
  await page.getByText(`${FILES} of ${FILES}`, { exact: true }).waitFor();
}

async function fill(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Replay Analysis' }).waitFor();
  await page.getByRole('button', { name: 'Create your first folder' }).click();
  await page.getByLabel('Name').fill('League week 6');
  await page.getByRole('button', { name: 'Create folder' }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles([
    ...Array.from({ length: FILES - 1 }, (_, n) => writeReplayFile(`week-6-${n}.replay`, 61 + n)),
    writeUnreadableReplay('scratched.replay'),
  ]);
  await page.getByText(`${FILES} of ${FILES}`, { exact: true }).waitFor();
  await page.getByLabel('Our team').selectOption({ index: 1 });
  await page.getByText(/^against /).waitFor();
}

const openTab = (name: string) => async (page: Page) => {
  await openFilled(page);
  await page.getByRole('tab', { name }).click();
};

export const SCREENS: readonly Screen[] = [
  {
    name: 'replay analysis, xG of a folder',
    path: AT,
    caller: 'coach',
    act: openFilled,
    ready: 'xG across games',
  },
  {
    name: 'replay analysis, statistics',
    path: AT,
    caller: 'coach',
    act: openTab('Statistics'),
    ready: 'Counts are per-game averages.',
  },
  {
    name: 'replay analysis, kickoffs',
    path: AT,
    caller: 'coach',
    act: openTab('Kickoffs'),
    ready: 'Every kickoff',
  },
  {
    name: 'replay analysis, boost',
    path: AT,
    caller: 'coach',
    act: openTab('Boost'),
    ready: 'Boost pickups',
  },
  {
    name: 'replay analysis, scout book',
    path: AT,
    caller: 'coach',
    act: openTab('Scouting report'),
    ready: 'Print (2 pages)',
  },
  {
    name: 'replay analysis, series',
    path: AT,
    caller: 'coach',
    act: openTab('Series'),
    ready: 'No series in these games',
  },
  {
    name: 'replay analysis, side by side',
    path: AT,
    caller: 'coach',
    act: openTab('Compare'),
    ready: 'Averages per game.',
  },
  {
    name: 'replay analysis, delete a folder',
    path: AT,
    caller: 'coach',
    act: async (page) => {
      await openFilled(page);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
    },
    ready: 'Delete League week 6?',
  },
  {
    name: 'replay analysis, no folder',
    path: AT,
    caller: 'coach',
    before: (page) =>
      answerCalls(page, folders, (call) =>
        call.fulfill({ json: { items: [], pageIndex: 0, pageSize: 20, total: 0, deleted: [] } }),
      ),
    ready: 'No folder yet',
  },
  {
    name: 'replay analysis, failure',
    path: AT,
    caller: 'coach',
    fails: true,
    before: (page) =>
      answerCalls(page, folders, (call) =>
        call.fulfill({ status: 503, json: { statusCode: 503, code: 'x', messages: ['The server rests.'] } }),
      ),
    ready: 'We couldn’t load your folders',
  },
];
