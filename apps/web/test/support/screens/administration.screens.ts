import type { Overview } from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const openFirst = async (page: Page): Promise<void> => {
  await page.getByRole('rowheader').getByRole('button').first().click();
};

const PLATINUM = { planName: 'Platinum', onTrial: 4, payingBefore: 120, started: 17, ended: 9 } as const;
const SUBSCRIPTIONS = {
  subscriptions: [
    { ...PLATINUM, period: 5, paying: 128, monthly: 166_272 },
    { ...PLATINUM, period: 10, paying: 41, monthly: 49_159, payingBefore: 40, started: 1, ended: 0 },
    { ...PLATINUM, planName: 'Diamond', period: 15, paying: 12, monthly: 35_988, payingBefore: 0 },
  ],
  trials: { ended: 8, paid: 5 },
  failedPayments: [
    {
      userId: '00000000-0000-4000-8000-000000000000',
      userName: 'A name of thirty-two letters ok.',
      planName: 'Platinum',
      amount: 1299,
      since: '2026-02-25T00:00:00.000Z',
      mails: ['2026-02-25T00:00:00.000Z'],
      endsAt: '2026-02-28T00:00:00.000Z',
    },
  ],
} satisfies Pick<Overview, 'subscriptions' | 'trials' | 'failedPayments'>;

export const SCREENS: readonly Screen[] = [
  { name: 'administrators, overview', path: '/admin/home', caller: 'admin', ready: 'From sign-up to paid' },
  {
    name: 'administrators, subscriptions',
    path: '/admin/home',
    caller: 'admin',
    before: (page) =>
      answerCalls(page, '**/api/v1/admin/overview?*', async (call) => {
        const overview = await (await call.fetch()).json();
        await call.fulfill({ json: { ...overview, ...SUBSCRIPTIONS } });
      }),
    ready: 'Every 3 months',
  },
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
    before: (page) => answerCalls(page, '**/api/v1/admin/users?*', (call) => call.abort()),
    fails: true,
    ready: 'We couldn’t load the users',
  },
];
