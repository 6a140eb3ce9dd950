import type { AuditEntry, Incident, UserPayments } from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const NAME = 'A name of thirty-two letters ok.';
const AT = '2026-02-25T00:00:00.000Z';
const UNBROKEN = 'unbroken'.repeat(12);
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const answers = (path: string, json: unknown) => (page: Page) =>
  answerCalls(page, path, (call) => call.fulfill({ json }));

const entry = (n: number, part: Partial<AuditEntry>): AuditEntry => ({
  id: n,
  at: AT,
  actor: { id: id(1), userName: NAME },
  action: 'refund-plan',
  targetKind: 'user',
  targetId: id(2),
  targetName: NAME,
  before: null,
  after: { planName: 'Platinum', refunded: '$12.99' },
  note: `Asked by mail: ${UNBROKEN}`,
  ...part,
});
const INCIDENTS: readonly Incident[] = [
  {
    id: id(1),
    version: 1,
    title: 'Uploads are slow, and some of them stop after the first minute',
    text: `We’re moving to a larger disk.\n${UNBROKEN}`,
    startsAt: AT,
    endsAt: null,
  },
];
const PAYMENTS: UserPayments = {
  ownPlanName: 'Platinum',
  payments: {
    planName: 'Platinum',
    hasSeat: false,
    subscription: {
      planName: 'Platinum',
      period: 10,
      status: 'active',
      amount: 3499,
      currency: 'usd',
      currentEnd: AT,
      nextAmount: 3499,
      cancelAtEnd: false,
      next: null,
      graceEndsAt: null,
      refund: { amount: 3499, until: null, reason: null },
    },
    trial: null,
    tried: [],
    cameByFriend: false,
    card: { brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2031 },
    provider: 'sandbox',
  },
  invoices: [
    {
      id: id(1),
      number: 'DC-000120',
      issuedAt: AT,
      status: 'refunded',
      lines: [{ text: 'Unused time of Platinum, every three months', amount: -2999 }],
      sum: { net: 2916, tax: 583, total: 3499, currency: 'usd' },
      refunded: 3499,
      period: null,
    },
  ],
};

/** Administrator lists with the longest possible rows. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'administrators, audit trail',
    path: '/admin/users?tab=audit',
    caller: 'admin',
    before: answers('**/api/v1/admin/audit?*', {
      items: [entry(1, {}), entry(2, { action: 'start-impersonation', actor: null, after: null })],
      pageIndex: 0,
      pageSize: 20,
      total: 43,
      targetKinds: ['user'],
    }),
    ready: 'Audit CSV',
  },
  {
    name: 'administrators, disputes',
    path: '/admin/users?tab=disputes',
    caller: 'admin',
    before: answers('**/api/v1/admin/identity-disputes?*', [
      {
        id: id(1),
        identity: 'steam:76561198000000009',
        name: NAME,
        reason: `That’s my account: ${UNBROKEN}`,
        raisedBy: { id: id(2), userName: NAME, recordedMatches: 12 },
        holder: { id: id(3), userName: NAME, recordedMatches: 0, verifiedBy: null },
        raisedAt: AT,
        state: 'open',
        decidedAt: null,
        note: null,
      },
    ]),
    ready: 'steam:76561198000000009',
  },
  {
    name: 'administrators, incidents',
    path: '/admin/home?tab=maintenance',
    caller: 'admin',
    before: answers('**/api/v1/admin/incidents?*', {
      items: INCIDENTS,
      pageIndex: 0,
      pageSize: 20,
      total: 1,
    }),
    ready: 'Uploads are slow',
  },
  {
    name: 'administrators, payments of a user',
    path: '/admin/users?userType=Player',
    caller: 'admin',
    before: answers('**/api/v1/admin/users/*/payments', PAYMENTS),
    act: async (page) => {
      await page.getByRole('rowheader').getByRole('button').first().click();
      await page.getByRole('tab', { name: 'Plan and payments' }).click();
    },
    ready: 'Refund the plan',
  },
  {
    name: 'status, with an incident',
    path: '/status',
    caller: 'visitor',
    before: answers('**/api/v1/status', {
      checkedAt: AT,
      parts: { database: 'ok', analysis: 'slow', mail: 'down', payments: 'ok', storage: 'ok' },
      waitingMinutes: 12,
      incidents: INCIDENTS,
    }),
    ready: 'Uploads are slow',
  },
];
