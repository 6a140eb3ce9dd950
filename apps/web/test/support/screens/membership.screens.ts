import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import { stubPlanAnswers } from '../plan-responses.ts';
import type { Screen } from './screen.ts';

/** The panel is in the sidebar, or in the drawer if there is no sidebar. */
async function showPanel(page: Page, words: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (await menu.isVisible()) await menu.click();
  await page.getByText(words).filter({ visible: true }).first().waitFor();
}
const PLATINUM = {
  productName: 'Platinum',
  filesUploadedCount: 137,
  fileUploadLimitCount: 400,
  filesUploadedWithConsolePlayersCount: 9,
  daysUntilNextBillingCycle: 18,
} as const;
const panel = (name: string, words: string, before: (page: Page) => Promise<unknown>): Screen => ({
  name: `plan panel, ${name}`,
  path: '/coaching',
  caller: 'newcomer',
  before,
  act: (page) => showPanel(page, words),
  ready: 'No sessions yet. Choose a coach and a time above.',
});

export const SCREENS: readonly Screen[] = [
  panel('Basic', 'Available to upgraded plans.', async () => {}),
  { ...panel('in the drawer', 'Available to upgraded plans.', async () => {}), narrow: true },
  {
    ...panel('Platinum with its rule', '128/400', (page) =>
      stubPlanAnswers(page, PLATINUM, { remainingSession: 1 }),
    ),
    act: async (page) => {
      await showPanel(page, '128/400');
      await page.getByRole('button', { name: 'How replays are counted' }).filter({ visible: true }).hover();
      await page.getByText('137 uploaded, 9 with console players').waitFor();
    },
  },
  panel('Diamond, 0 left', 'Purchase Token', (page) => stubPlanAnswers(page, { productName: 'Diamond' })),
  panel('used up', '100/100', (page) => stubPlanAnswers(page, { filesUploadedCount: 100 })),
  panel('loading', 'Stats Dashboard', (page) =>
    answerCalls(page, '**/replay-upload-restriction', () => undefined),
  ),
  panel('failed', 'We couldn’t load your plan.', (page) =>
    answerCalls(page, '**/replay-upload-restriction', (call) => call.abort()),
  ),
];
