import type { Page } from 'playwright-core';
import { planAnswers } from '../plan-answers.ts';
import type { Screen } from './screen.ts';

/** The panel stands in the sidebar, or in the drawer where there is none. */
async function showPanel(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  await page.getByRole('heading', { name: 'Performance Q&A' }).waitFor();
  if (await menu.isVisible()) await menu.click();
}
const PLATINUM = {
  productName: 'Platinum',
  filesUploadedCount: 137,
  fileUploadLimitCount: 400,
  filesUploadedWithConsolePlayersCount: 9,
  daysUntilNextBillingCycle: 18,
} as const;
const panel = (name: string, ready: string, before: (page: Page) => Promise<unknown>): Screen => ({
  name: `plan panel, ${name}`,
  path: '/questions',
  caller: 'newcomer',
  before,
  act: showPanel,
  ready,
});

export const SCREENS: readonly Screen[] = [
  panel('Basic', 'Available to upgraded plans.', async () => {}),
  {
    ...panel('Platinum with its rule', '137 uploaded, 9 with console players', (page) =>
      planAnswers(page, PLATINUM, { remainingSession: 1 }),
    ),
    act: async (page) => {
      await showPanel(page);
      await page.getByRole('button', { name: 'How replays are counted' }).last().focus();
      await page.getByRole('button', { name: 'How replays are counted' }).last().hover();
    },
  },
  panel('Diamond, 0 left', 'Purchase Token', (page) => planAnswers(page, { productName: 'Diamond' })),
  panel('used up', '100/100', (page) => planAnswers(page, { filesUploadedCount: 100 })),
  panel('loading', 'Performance Q&A', (page) => page.route('**/replay-upload-restriction', () => undefined)),
  panel('failed', 'Your plan did not arrive.', (page) =>
    page.route('**/replay-upload-restriction', (route) => route.abort()),
  ),
];
