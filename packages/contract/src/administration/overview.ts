import { z } from 'zod';
import { dayWithinReach } from '../calendar.ts';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';

const endpoint = endpointsOf('administration');

/** Longest period of the charts, days. */
const MAX_OVERVIEW_DAYS = 366;

const count = z.number().int();
const day = z.iso.date();

const overview = namedObject('AdminOverview', {
  from: day,
  to: day,
  days: z.array(
    z.object({
      day,
      uploads: count,
      completed: count,
      failed: count,
      signUps: count,
      activeUsers: count,
    }),
  ),
  /** Newest build first; null for files whose build is not known. */
  builds: z.array(z.object({ build: z.string().nullable(), completed: count, failed: count })),
  failures: z.array(
    z.object({
      reason: z.string().nullable(),
      errorCode: z.string().nullable(),
      replays: count,
      /** Newest upload among them. */
      newestAt: z.iso.datetime(),
    }),
  ),
  /** At this moment. */
  queue: z.object({ replays: count, minutes: count.nullable(), oldestMinutes: count.nullable() }),
  /** Of players who signed up in the period: how many have come how far by now. */
  funnel: z.object({ signUps: count, firstUpload: count, fifthUpload: count, paying: count }),
  /** At this moment, by the account's own plan. */
  plans: z.array(z.object({ planName: z.enum(PLAN_NAMES), accounts: count, onTrial: count })),
  /** Paid less refunded in the period, in minor units; one row a currency. */
  revenue: z.array(
    z.object({ currency: z.string(), net: count, tax: count, payments: count, refunded: count }),
  ),
  activeUsers: z.object({ day: count, week: count, month: count }),
  coaching: z.object({
    taken: count,
    refunded: count,
    /** Sessions to which the player, or the coach, did not come. */
    playersMissing: count,
    coachesMissing: count,
  }),
  storage: z.object({ files: count, bytes: z.number(), newBytes: z.number() }),
  /** Soonest first, of the next 14 days. */
  trialEndings: z.array(
    z.object({
      userId: z.uuid(),
      userName: z.string(),
      planName: z.enum(PLAN_NAMES),
      endsAt: z.iso.datetime(),
    }),
  ),
  flags: z.object({ events: count, metrics: count }),
});
export type Overview = z.infer<typeof overview>;

/** Days are of UTC. */
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

/** Queues the failed uploads of the period again, those of one reason or all. */
export const runFailedAgain = endpoint('POST /api/v1/admin/failed-replays/run-again', {
  summary: 'Analyze failed uploads again',
  access: { module: 'Users', action: 'Edit' },
  body: z.object({
    from: dayWithinReach(),
    to: dayWithinReach(),
    /** Left out: whatever the reason. */
    which: z.object({ reason: z.string().nullable(), errorCode: z.string().nullable() }).optional(),
  }),
  responses: { 200: z.object({ started: count }) },
});
