import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

/** The events come after the figures: pictures are complete when their first mark stands. */
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
