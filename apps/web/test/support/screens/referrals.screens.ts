import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const person = (n: number, userName: string) => ({ id: id(n), userName });
const PAGE = { pageIndex: 0, pageSize: 25 };

const answers = (path: RegExp, body: unknown) => (page: Page) =>
  answerCalls(page, path, (call) => call.fulfill({ json: body }));

const referral = (n: number, friend: string, part: object) => ({
  friend: person(n, friend),
  referrer: person(9, 'Rita'),
  code: 'HJ4K7MNP',
  source: 'sign-up',
  referredAt: ago(n * 6),
  state: 'signedUp',
  qualifiedAt: null,
  qualifiedBy: null,
  flags: [],
  isHeld: false,
  isOverCap: false,
  reward: null,
  campaign: null,
  reversedAt: null,
  reversedBecause: null,
  ...part,
});
const qualified = { state: 'qualified', qualifiedAt: ago(2), qualifiedBy: 'games' };
const paid = { qualifiedAt: ago(9), qualifiedBy: 'invoice' };
const code = (n: number, text: string, userName: string, part: object = {}) => ({
  code: text,
  owner: person(n, userName),
  createdAt: ago(n * 30),
  clicks: 140,
  uses: 12,
  rewarded: 7,
  reversed: 1,
  expiresAt: null,
  useLimit: null,
  ...part,
});

export const SCREENS: readonly Screen[] = [
  {
    name: 'administrators, referrals',
    path: '/admin/referrals',
    caller: 'admin',
    before: answers(/\/admin\/referrals\?/, {
      items: [
        referral(1, 'Bo', { ...qualified, isHeld: true, flags: ['same-household', 'same-card'] }),
        referral(2, 'Anna with a long name', { source: 'redeemed' }),
        referral(3, 'Cem', {
          ...paid,
          state: 'rewarded',
          reward: { kind: 'tokens', amount: 3, at: ago(9) },
          campaign: 'Summer of friends',
        }),
        referral(4, 'Dora', { ...qualified, isOverCap: true }),
        referral(5, 'Emil', {
          ...paid,
          state: 'reversed',
          reward: { kind: 'days', amount: 15, at: ago(9) },
          reversedAt: ago(3),
          reversedBecause: 'refund',
        }),
      ],
      ...PAGE,
      total: 100_000,
      counts: {
        clicked: 912_004,
        signedUp: 61_210,
        qualified: 802,
        rewarded: 37_400,
        reversed: 588,
        held: 14,
      },
    }),
    ready: 'Emil',
  },
  {
    name: 'administrators, referral codes',
    path: '/admin/referrals?tab=codes',
    caller: 'admin',
    before: answers(/\/admin\/referral-codes\?/, {
      items: [
        code(1, 'HJ4K7MNP', 'Rita'),
        code(2, 'AC3D4E6F', 'Bo', { useLimit: 12 }),
        code(3, 'QRTUVWXY', 'Cem', { expiresAt: ago(4), useLimit: 100 }),
      ],
      ...PAGE,
      total: 3,
    }),
    ready: 'QRTUVWXY',
  },
  {
    name: 'administrators, a referral campaign, refused',
    path: '/admin/referrals?tab=campaigns',
    caller: 'admin',
    act: async (page) => {
      await page.getByRole('button', { name: 'New campaign' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    ready: 'Name the campaign.',
  },
];
