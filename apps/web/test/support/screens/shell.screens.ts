import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const openUserMenu = (page: Page) => page.getByRole('button', { name: 'User menu' }).click();
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').waitFor();
};

export const SCREENS: readonly Screen[] = [
  { name: 'stats dashboard', path: '/dashboard', caller: 'newcomer', ready: 'First steps' },
  { name: 'API documentation', path: '/api/docs', caller: 'visitor', ready: 'DataCoach' },
  {
    name: 'change a discord event',
    path: '/admin/discord-events/update',
    caller: 'admin',
    ready: 'No event selected',
  },
  {
    name: 'users, not open to the administrator',
    path: '/admin/users',
    caller: 'admin',
    before: (page) =>
      answerCalls(page, '**/api/v1/permissions', (call) =>
        call.fulfill({
          json: [
            {
              permissionModuleName: 'Users',
              accessLevel: 5,
              allowedPermissionAccessRules: { allowedAccessLevel: [] },
            },
          ],
        }),
      ),
    ready: 'You don’t have access to',
  },
  {
    name: 'not found, administrator',
    path: '/admin/nowhere',
    caller: 'admin',
    ready: 'Check the address or go home.',
  },
  {
    name: 'drawer, player',
    path: '/membership',
    caller: 'newcomer',
    narrow: true,
    act: openDrawer,
    ready: 'Why there’s a limit',
  },
  {
    name: 'drawer, administrator',
    path: '/admin/users',
    caller: 'admin',
    narrow: true,
    act: openDrawer,
    ready: 'Add user',
  },
  {
    name: 'drawer, coach',
    path: '/admin/replay-analysis',
    caller: 'coach',
    narrow: true,
    before: (page) =>
      answerCalls(page, '**/api/v1/coach/folders?*', (call) =>
        call.fulfill({ json: { items: [], pageIndex: 0, pageSize: 20, total: 0, deleted: [] } }),
      ),
    act: openDrawer,
    ready: 'No folder yet',
  },
  {
    name: 'user menu, coach',
    path: '/admin/replay-analysis',
    caller: 'coach',
    act: openUserMenu,
    ready: 'Logout',
  },
  {
    name: 'account of a coach',
    path: '/admin/team-dashboard',
    caller: 'coach',
    act: (page) => page.getByRole('button', { name: 'Account', exact: true }).click(),
    ready: 'Delete account',
  },
  { name: 'not found', path: '/nowhere', caller: 'newcomer', ready: 'Page not found' },
  {
    name: 'user menu',
    path: '/my-replay?page=1',
    caller: 'newcomer',
    act: openUserMenu,
    ready: 'Logout',
  },
  {
    name: 'keys',
    path: '/my-replay?page=1',
    caller: 'newcomer',
    act: async (page) => {
      await page.getByRole('heading', { name: 'My Replays' }).waitFor();
      // The shell's keys load after the page.
      do await page.keyboard.press('?');
      while (!(await page.getByText('Show shortcuts').isVisible()));
    },
    ready: 'Show shortcuts',
  },
  {
    name: 'gateway timeout',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) => answerCalls(page, '**/api/auth/session', (call) => call.fulfill({ status: 504 })),
    fails: true,
    ready: 'DataCoach is currently Tactically Whiffing',
  },
  {
    name: 'server error',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) => answerCalls(page, '**/api/auth/session', (call) => call.fulfill({ status: 500 })),
    fails: true,
    ready: 'Oops! Something went wrong.',
  },
];
