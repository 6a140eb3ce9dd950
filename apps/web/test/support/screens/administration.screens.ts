import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const openFirst = async (page: Page): Promise<void> => {
  await page.getByRole('rowheader').getByRole('button').first().click();
};

export const SCREENS: readonly Screen[] = [
  { name: 'administrators, overview', path: '/admin/home', caller: 'admin', ready: 'From sign-up to paid' },
  {
    name: 'administrators, detector flags',
    path: '/admin/home?tab=flags',
    caller: 'admin',
    ready: 'Findings players dismissed',
  },
  {
    name: 'administrators, capacity',
    path: '/admin/home?tab=capacity',
    caller: 'admin',
    ready: 'Queue limit (minutes)',
  },
  {
    name: 'administrators, plans and prices',
    path: '/admin/home?tab=prices',
    caller: 'admin',
    ready: 'FRIEND20',
  },
  {
    name: 'administrators, a discount code',
    path: '/admin/home?tab=prices',
    caller: 'admin',
    act: (page) => page.getByRole('button', { name: 'Edit FRIEND20' }).click(),
    ready: 'Only admins see this',
  },
  {
    name: 'administrators, seasons',
    path: '/admin/home?tab=seasons',
    caller: 'admin',
    ready: 'Season 1',
  },
  { name: 'administrators, users', path: '/admin/users', caller: 'admin', ready: 'regular@example.org' },
  {
    name: 'administrators, a user',
    path: '/admin/users?userType=Player&sort=joined&direction=up',
    caller: 'admin',
    act: openFirst,
    ready: 'Next billing month',
  },
  {
    name: 'administrators, users failed',
    path: '/admin/users',
    caller: 'admin',
    before: (page) => page.route('**/api/v1/admin/users?*', (route) => route.abort()),
    fails: true,
    ready: 'We couldn’t load the users',
  },
];
