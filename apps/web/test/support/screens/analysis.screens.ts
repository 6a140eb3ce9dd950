import type { Page } from 'playwright-core';
import { modeReplay } from '../replay-files.ts';
import type { Screen } from './screen.ts';

/** Events load after the stats: the page is complete when the first mark is visible. */
const marks = (page: Page) => page.locator('[data-mark]').first().waitFor();

/** Stats that only one mode has, from a dropped file. */
const ofMode = (mode: keyof typeof modeReplay, group: string): Screen => ({
  name: `analyze, ${group} of ${mode}`,
  path: '/analyze',
  caller: 'visitor',
  act: async (page) => {
    await page.locator('input[type=file]').setInputFiles(modeReplay[mode]());
    await page.getByRole('tab', { name: 'Tables', exact: true }).click();
    await page
      .getByRole('tablist', { name: 'Stat groups' })
      .getByRole('tab', { name: group, exact: true })
      .click();
  },
  ready: `${group}, every player`,
});

export const SCREENS: readonly Screen[] = [
  { name: 'analyze', path: '/analyze', caller: 'visitor', ready: 'Analyze a replay without an account' },
  {
    name: 'analyze, sample match',
    path: '/analyze?file=sample',
    caller: 'visitor',
    act: marks,
    ready: 'Blue and Orange compared',
  },
  ofMode('rumble', 'Items'),
  ofMode('dropshot', 'Floor'),
  ofMode('hoops', 'Dunks'),
];
