import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const PAID = {
  planName: 'Diamond',
  hasSeat: false,
  subscription: {
    planName: 'Diamond',
    period: 5,
    status: 'past_due',
    amount: 3999,
    currency: 'usd',
    currentEnd: '2026-12-10T00:00:00.000Z',
    nextAmount: 3999,
    cancelAtEnd: false,
    next: null,
    graceEndsAt: '2026-11-13T00:00:00.000Z',
    refund: { amount: 3999, until: '2026-11-24T00:00:00.000Z', reason: null },
  },
  trial: null,
  tried: [],
  cameByFriend: false,
  card: { brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2031 },
  provider: 'sandbox',
};
const INVOICES = {
  items: [
    ['open', 'Diamond, monthly', 3999],
    ['paid', 'Diamond, monthly', 3349],
    ['refunded', '3 coaching tokens', 7999],
  ].map(([status, text, total], at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    number: `DC-00012${at}`,
    issuedAt: `2026-11-1${at}T10:00:00.000Z`,
    status,
    lines: [{ text, amount: total }],
    sum: { net: total, tax: 0, total, currency: 'usd' },
    refunded: 0,
    period: null,
  })),
  pageIndex: 0,
  pageSize: 12,
  total: 3,
};
const ORDER = {
  id: '00000000-0000-4000-8000-000000000000',
  title: 'Diamond, monthly',
  kind: 'plan',
  status: 'failed',
  failure: 'The payment was declined. Nothing was charged.',
  planName: 'Diamond',
  period: 5,
  product: null,
  isTrial: false,
  due: { net: 3332, tax: 667, total: 3999, currency: 'usd' },
  createdAt: '2026-11-21T10:00:00.000Z',
};
const CHECKOUT = {
  id: 'cs_1',
  title: 'Diamond, yearly',
  mode: 'plan',
  due: { net: 0, tax: 0, total: 0, currency: 'usd' },
  trialDays: 30,
  recurring: 38_390,
  status: 'open',
  returnPath: null,
};
const answers = (page: Page, path: string, json: unknown) =>
  answerCalls(page, `**/api/v1/payments/${path}`, (call) => call.fulfill({ json }));

export const SCREENS: readonly Screen[] = [
  { name: 'plans', path: '/membership?period=15', caller: 'newcomer', ready: '$124.70' },
  {
    name: 'order, a plan to pay',
    path: '/membership?plan=Diamond&period=5',
    caller: 'newcomer',
    ready: 'Total today',
  },
  {
    name: 'plans, after a failed payment',
    path: '/membership',
    caller: 'newcomer',
    before: (page) => answers(page, 'own', PAID),
    ready: 'The last payment failed. You keep Diamond until',
  },
  {
    name: 'payment, a failed one with its grace',
    path: '/payment?tab=card-info',
    caller: 'newcomer',
    before: async (page) => {
      await answers(page, 'own', PAID);
      await answers(page, 'invoices*', INVOICES);
    },
    ready: 'DC-000121',
  },
  {
    name: 'payment result, failed',
    path: `/payment?order=${ORDER.id}&result=failed`,
    caller: 'newcomer',
    before: (page) => answers(page, 'orders/*', ORDER),
    ready: 'The payment failed',
  },
  {
    name: 'sandbox checkout, a trial with a card',
    path: '/sandbox-checkout/cs_1',
    caller: 'newcomer',
    before: (page) => answers(page, 'sandbox/*', CHECKOUT),
    ready: 'After 30 days',
  },
  {
    name: 'plan and payment of a coach',
    path: '/admin/team-dashboard/plan',
    caller: 'coach',
    ready: '$479.90',
  },
];
