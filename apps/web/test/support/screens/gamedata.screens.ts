import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const group = (name: string) => (page: Page) =>
  page.getByRole('tablist', { name: 'Stat groups' }).getByRole('tab', { name }).click();
/** Events load after the stats: the page is complete when the first mark is visible. */
const marks = (page: Page) => page.locator('[data-mark]').first().waitFor();
const part = (tab: string, ready: string): Screen => ({
  name: `match, ${tab}`,
  path: `{match}?tab=${tab}`,
  caller: 'player',
  act: marks,
  ready,
});

export const SCREENS: readonly Screen[] = [
  {
    name: 'match, loading',
    path: '{match}',
    caller: 'player',
    before: (page) => answerCalls(page, /\/gamedata\/match\/[^/]+$/, () => undefined),
    ready: 'Loading match…',
  },
  {
    name: 'match, definition',
    path: '{match}',
    caller: 'player',
    act: (page) =>
      page
        .getByRole('button', { name: /^Definition of/ })
        .or(page.locator('details'))
        .first()
        .click(),
    ready: 'Shot map',
  },
  {
    name: 'match, what a kickoff number counts',
    path: '{match}?tab=kickoffs',
    caller: 'player',
    act: (page) =>
      page
        .getByRole('button', { name: /^[1-9]\d*, Kickoffs, .*: see clips$/ })
        .first()
        .click(),
    ready: 'Every play this stat counts.',
  },
  { name: 'match, core', path: '{match}?tab=tables', caller: 'player', ready: 'Core, every player' },
  {
    name: 'match, boost stats',
    path: '{match}?tab=tables',
    caller: 'player',
    act: group('Boost'),
    ready: 'Boost, every player',
  },
  {
    name: 'match, movement',
    path: '{match}?tab=tables&group=movement',
    caller: 'player',
    ready: 'Movement, every player',
  },
  {
    name: 'match, positioning',
    path: '{match}?tab=tables',
    caller: 'player',
    act: group('Positioning'),
    ready: 'Positioning, every player',
  },
  {
    name: 'match, demos',
    path: '{match}?tab=tables',
    caller: 'player',
    act: group('Demos'),
    ready: 'Demos, every player',
  },
  {
    name: 'match, camera and controls',
    path: '{match}?tab=tables',
    caller: 'player',
    act: group('Camera and controls'),
    ready: 'Settings, every player',
  },
  part('overview', 'whole match, by team'),
  part('shooting', 'Shooting, every player'),
  part('passing', 'Passing, every player'),
  part('goalie', 'Goalkeeping, every player'),
  part('transition', 'Transition, every player'),
  part('boost', 'Boost collected, every player'),
  part('kickoffs', 'Kickoffs taken, every player'),
  part('mechanics', 'Mechanics, every player'),
  part('positional', 'Positional, every player'),
  part('plays', 'Kickoff'),
  part('compare', 'A dot marks the better stat'),
  {
    name: 'shared match, link taken back',
    path: '/shared/AAAAAAAAAAAAAAAAAAAAAA',
    caller: 'visitor',
    ready: 'This link doesn’t work',
  },
  {
    name: 'match, one event',
    path: '{match}',
    caller: 'player',
    act: (page) =>
      page
        .getByRole('group', { name: /^Shot map/ })
        .locator('[data-mark]')
        .first()
        .press('Enter'),
    ready: 'Shot, definition',
  },
  {
    name: 'match, events loading',
    path: '{match}?tab=plays',
    caller: 'player',
    before: (page) => answerCalls(page, '**/gamedata/match/*/events*', () => undefined),
    ready: 'Play by play',
  },
  {
    name: 'match, events failed',
    path: '{match}?tab=plays',
    caller: 'player',
    before: (page) => answerCalls(page, '**/gamedata/match/*/events*', (call) => call.abort()),
    ready: 'We couldn’t load the events',
  },
  {
    name: 'match, event table',
    path: '{match}',
    caller: 'player',
    act: (page) => page.getByRole('button', { name: 'Table', exact: true }).click(),
    ready: 'Picture',
  },
  {
    name: 'match, unknown',
    path: '/match/00000000-0000-4000-8000-000000000000',
    caller: 'player',
    ready: 'Match not found',
  },
];
