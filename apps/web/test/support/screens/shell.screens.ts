import type { Screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  { name: 'training plans', path: '/training-plans', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'stats dashboard', path: '/dashboard', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'progression tracking', path: '/statistics', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'performance q&a', path: '/questions', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'pro coaching', path: '/coaching?purchase=true', caller: 'newcomer', ready: 'is not built yet' },
  { name: 'not found', path: '/nowhere', caller: 'newcomer', ready: 'This page does not exist' },
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
];
