import type { Page } from 'playwright-core';

/** One screen in one state: the list that every check of layout and accessibility goes through. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly caller: 'visitor' | 'newcomer' | 'player';
  /** Sets up the connection before the screen opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Brings the screen into its state after it opened. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** The screen is about a failure, which React logs too. */
  readonly fails?: boolean;
  /** Text that stands there when the screen is complete. */
  readonly ready: string;
}

const group = (name: string) => (page: Page) =>
  page.getByRole('tablist', { name: 'Statistic groups' }).getByRole('tab', { name }).click();
/** The events come after the figures: pictures are complete when their first mark stands. */
const marks = (page: Page) => page.locator('[data-mark]').first().waitFor();
const part = (tab: string, ready: string): Screen => ({
  name: `match, ${tab}`,
  path: `{match}?tab=${tab}`,
  caller: 'player',
  act: marks,
  ready,
});

/** `{match}` stands for the path of an uploaded match. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/login', caller: 'visitor', ready: 'Drop a replay' },
  { name: 'landing, sign up', path: '/login#sign-up', caller: 'visitor', ready: 'At least 8 characters' },
  { name: 'landing, error', path: '/login?error=CredentialsSignin', caller: 'visitor', ready: 'is wrong' },
  {
    name: 'landing, definitions',
    path: '/login',
    caller: 'visitor',
    act: (page) => page.locator('#how').getByRole('button', { name: 'Boost' }).click(),
    ready: 'Drop a replay',
  },
  { name: 'plain login', path: '/user-login', caller: 'visitor', ready: 'New here?' },
  { name: 'sign up', path: '/signup?code=ABC', caller: 'visitor', ready: 'Referral code ABC' },
  { name: 'analyze', path: '/analyze', caller: 'visitor', ready: 'Read a replay without an account' },
  {
    name: 'analyze, sample match',
    path: '/analyze?file=sample',
    caller: 'visitor',
    act: marks,
    ready: 'Blue and Orange compared',
  },
  { name: 'get started', path: '/get-started', caller: 'newcomer', ready: 'Start with a replay' },
  { name: 'training plans', path: '/training-plans', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'stats dashboard', path: '/dashboard', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'progression tracking', path: '/statistics', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'performance q&a', path: '/questions', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'pro coaching', path: '/coaching?purchase=true', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'not found', path: '/nowhere', caller: 'newcomer', ready: 'This page does not exist' },
  {
    name: 'my replays, empty',
    path: '/my-replay?page=1',
    caller: 'newcomer',
    ready: 'Your games will stand here',
  },
  {
    name: 'upload dialog',
    path: '/my-replay?page=1',
    caller: 'newcomer',
    act: (page) => page.getByRole('button', { name: 'Upload Replay' }).click(),
    ready: 'Drop replay files here',
  },
  {
    name: 'user menu',
    path: '/my-replay?page=1',
    caller: 'newcomer',
    act: (page) => page.getByRole('button', { name: 'User menu' }).click(),
    ready: 'Logout',
  },
  {
    name: 'keys',
    path: '/my-replay?page=1',
    caller: 'newcomer',
    act: async (page) => {
      await page.getByRole('heading', { name: 'My Replays' }).waitFor();
      await page.keyboard.press('?');
    },
    ready: 'Show these keys',
  },
  { name: 'my replays', path: '/my-replay?page=1', caller: 'player', ready: 'Completed' },
  {
    name: 'my replays, error',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) => page.route('**/get-replay?*', (route) => route.abort()),
    ready: 'The list did not arrive',
  },
  {
    name: 'my replays, loading',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) => page.route('**/get-replay?*', () => undefined),
    ready: 'drop files anywhere on this page',
  },
  {
    name: 'match, loading',
    path: '{match}',
    caller: 'player',
    before: (page) => page.route(/\/gamedata\/match\/[^/]+$/, () => undefined),
    ready: 'Upload Replay',
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
    name: 'gateway timeout',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) => page.route('**/api/auth/session', (route) => route.fulfill({ status: 504 })),
    fails: true,
    ready: 'DataCoach is currently Tactically Whiffing',
  },
  {
    name: 'server error',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) => page.route('**/api/auth/session', (route) => route.fulfill({ status: 500 })),
    fails: true,
    ready: 'Oops! Something went wrong.',
  },
  { name: 'my replays, past the end', path: '/my-replay?page=9', caller: 'player', ready: 'has no replays' },
  { name: 'match, core', path: '{match}?tab=tables', caller: 'player', ready: 'Core, every player' },
  {
    name: 'match, boost figures',
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
  part('overview', 'whole match, per team'),
  part('shooting', 'Shooting, every player'),
  part('passing', 'Passing, every player'),
  part('goalie', 'Goalkeeping, every player'),
  part('transition', 'Transition, every player'),
  part('boost', 'Boost collected, every player'),
  part('kickoffs', 'Kickoffs taken, every player'),
  part('mechanics', 'Mechanics, every player'),
  part('positional', 'Positional, every player'),
  part('plays', 'Kickoff'),
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
    before: (page) => page.route('**/gamedata/match/*/events*', () => undefined),
    ready: 'Play by play',
  },
  {
    name: 'match, events failed',
    path: '{match}?tab=plays',
    caller: 'player',
    before: (page) => page.route('**/gamedata/match/*/events*', (route) => route.abort()),
    ready: 'The events did not arrive',
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
    ready: 'This match is not here',
  },
];

/** Windows to check. Colours do not depend on the width, so the second theme is looked at once. */
export const WINDOWS = [
  { width: 1440, height: 900, schemes: ['dark', 'light'] },
  { width: 900, height: 900, schemes: ['dark'] },
  { width: 390, height: 844, schemes: ['dark'] },
] as const;
