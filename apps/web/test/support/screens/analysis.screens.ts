import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

/** Events load after the stats: the page is complete when the first mark is visible. */
const marks = (page: Page) => page.locator('[data-mark]').first().waitFor();

export const SCREENS: readonly Screen[] = [
  { name: 'analyze', path: '/analyze', caller: 'visitor', ready: 'Analyze a replay without an account' },
  {
    name: 'analyze, sample match',
    path: '/analyze?file=sample',
    caller: 'visitor',
    act: marks,
    ready: 'Blue and Orange compared',
  },
];
