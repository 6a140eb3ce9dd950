import { z } from 'zod';
import { dayWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, namedObject } from '../named.ts';
import { BILLING_PERIOD_CODES, PAID_PLAN_NAMES, PLAN_NAMES } from '../product-codes.ts';

const endpoint = defineEndpoints('administration');

/** Maximum period of the charts, days. */
const MAX_OVERVIEW_DAYS = 366;

const count = z.number().int();
const day = z.iso.date();

const overview = namedObject('AdminOverview', {
  from: day,
  to: day,
  days: arrayOf({
    day,
    uploads: count,
    completed: count,
    failed: count,
    signUps: count,
    activeUsers: count,
  }),
  /** Newest build first; null for files without a known build. */
  builds: z.array(z.object({ build: z.string().nullable(), completed: count, failed: count })),
  failures: arrayOf({
    reason: z.string().nullable(),
    errorCode: z.string().nullable(),
    replays: count,
    /** Newest upload among them. */
    newestAt: z.iso.datetime(),
  }),
  /** Right now. */
  queue: z.object({ replays: count, minutes: count.nullable(), oldestMinutes: count.nullable() }),
  /** For players and coaches who signed up in the period: how many have reached which step so far. */
  funnel: z.object({ signUps: count, firstUpload: count, fifthUpload: count, paying: count }),
  /** Right now, by the account's own plan. */
  plans: z.array(z.object({ planName: z.enum(PLAN_NAMES), accounts: count, onTrial: count })),
  /** In minor units, one row per currency: `net` and `tax` without what was refunded, `refunded` including tax. */
  revenue: z.array(
    z.object({ currency: z.string(), net: count, tax: count, payments: count, refunded: count }),
  ),
  /** Plans paid for a period of time. Amounts in US cents. */
  subscriptions: arrayOf({
    planName: z.enum(PAID_PLAN_NAMES),
    period: z.literal(BILLING_PERIOD_CODES),
    /** Right now; those on trial with a card don't pay yet. */
    paying: count,
    onTrial: count,
    /** What those who are paying now pay in a month. */
    monthly: count,
    /** Paid when the period began; paid for the first time in it; paid before, and ended in it. */
    payingBefore: count,
    started: count,
    ended: count,
  }),
  /** Trials with a card that ended in the period, and how many of them were then paid. */
  trials: z.object({ ended: count, paid: count }),
  /** Right now, longest first: their plan ends unless they pay in time. */
  failedPayments: arrayOf({
    userId: z.uuid(),
    userName: z.string(),
    planName: z.enum(PAID_PLAN_NAMES),
    amount: count,
    since: z.iso.datetime(),
    /** When we mailed them about it; empty if they don't want such mails or have no confirmed address. */
    mails: z.array(z.iso.datetime()),
    endsAt: z.iso.datetime(),
  }),
  activeUsers: z.object({ day: count, week: count, month: count }),
  coaching: z.object({
    taken: count,
    refunded: count,
    /** Sessions that the player or the coach missed. */
    playersMissing: count,
    coachesMissing: count,
  }),
  storage: z.object({ files: count, bytes: z.number(), newBytes: z.number() }),
  /** In the next 14 days, soonest first. */
  trialEndings: arrayOf({
    userId: z.uuid(),
    userName: z.string(),
    planName: z.enum(PLAN_NAMES),
    endsAt: z.iso.datetime(),
  }),
  flags: z.object({ events: count, metrics: count }),
});
export type Overview = z.infer<typeof overview>;

/** Days are in UTC. */
export const getOverview = endpoint('GET /api/v1/admin/overview', {
  summary: 'Product health: uploads, queue, failures, conversions, plans, revenue, usage, storage',
  access: { module: 'Users', action: 'View' },
  query: z
    .object({ from: dayWithinReach(), to: dayWithinReach() })
    .refine(({ from, to }) => from <= to, {
      error: 'The start date is after the end date.',
      path: ['from'],
    })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_OVERVIEW_DAYS * 86_400_000, {
      error: `Choose at most ${MAX_OVERVIEW_DAYS} days.`,
      path: ['to'],
    }),
  responses: { 200: overview },
});

/** Queues the period's failed uploads again, all or those with one reason. */
export const retryFailed = endpoint('POST /api/v1/admin/failed-replays/run-again', {
  summary: 'Analyze failed uploads again',
  access: { module: 'Users', action: 'Edit' },
  body: z.object({
    from: dayWithinReach(),
    to: dayWithinReach(),
    /** Any reason if omitted. */
    which: z.object({ reason: z.string().nullable(), errorCode: z.string().nullable() }).optional(),
  }),
  responses: { 200: z.object({ started: count }) },
});
