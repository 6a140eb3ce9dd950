import { type Overview, PLAN_NAMES } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { readCapacity } from '../capacity/index.ts';
import { GRACE_MS } from '../payments/index.ts';
import { retryAllFailed } from '../replays/index.ts';
import { findOldestWaiting } from '../system/index.ts';
import { countDisputes, countFlags, FLAG_PAGE_SIZE, listFlagPage } from './flagged-event.repository.ts';
import {
  countActiveByDay,
  countActiveUsers,
  countFailuresByReason,
  countFunnel,
  countOutcomesByBuild,
  countPayingAccounts,
  countPlanMix,
  countSignUpsByDay,
  countUploadsByDay,
  getPeriod,
  listEndedTrials,
  listFailedPayments,
  listPeriodDays,
  listTrialEndings,
  summarizeCoachingUse,
  summarizeRevenue,
  summarizeStorage,
} from './overview.repository.ts';

/** Trials that end within this time are listed. */
const ENDING_SOON_MS = 14 * 24 * 60 * MINUTE_MS;

/** Returns how the product is doing, over whole days (UTC). */
async function describeOverview(
  { db, clock }: DbAndClock,
  { from, to }: { from: string; to: string },
): Promise<Overview> {
  const now = clock.now();
  const period = getPeriod({ from, to });
  const { capacity } = await readCapacity({ db, clock });
  const oldest = await findOldestWaiting(db);
  const mix = new Map((await countPlanMix(db, now)).map((row) => [row.planName, row]));
  return {
    from,
    to,
    days: await listDays(db, period),
    builds: await countOutcomesByBuild(db, period),
    failures: await countFailuresByReason(db, period),
    queue: {
      ...capacity.queue,
      oldestMinutes: oldest && Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / MINUTE_MS)),
    },
    funnel: await countFunnel(db, period),
    plans: PLAN_NAMES.map((planName) => mix.get(planName) ?? { planName, accounts: 0, onTrial: 0 }),
    revenue: await summarizeRevenue(db, period),
    subscriptions: await countPayingAccounts(db, period),
    trials: await listEndedTrials(db, period, now),
    failedPayments: (await listFailedPayments(db)).map(({ since, ...row }) => ({
      ...row,
      since: since.toISOString(),
      endsAt: new Date(since.getTime() + GRACE_MS).toISOString(),
    })),
    activeUsers: await countActiveUsers(db, now.toISOString().slice(0, 10)),
    coaching: await summarizeCoachingUse(db, period),
    storage: await summarizeStorage(db, period),
    trialEndings: await listTrialEndings(db, now, new Date(now.getTime() + ENDING_SOON_MS)),
    flags: { events: await countFlags(db, {}), metrics: await countDisputes(db) },
  };
}

async function listDays(db: Context['db'], period: ReturnType<typeof getPeriod>): Promise<Overview['days']> {
  const uploads = new Map((await countUploadsByDay(db, period)).map((row) => [row.day, row]));
  const signUps = new Map((await countSignUpsByDay(db, period)).map((row) => [row.day, row.count]));
  const active = new Map((await countActiveByDay(db, period)).map((row) => [row.day, row.count]));
  return listPeriodDays(period).map((day) => {
    const { uploads: all, completed, failed } = uploads.get(day) ?? { uploads: 0, completed: 0, failed: 0 };
    return {
      day,
      uploads: all,
      completed,
      failed,
      signUps: signUps.get(day) ?? 0,
      activeUsers: active.get(day) ?? 0,
    };
  });
}

export function overviewRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, queue } = context;
  registerEndpoints(app, {
    getOverview: ({ query }) => describeOverview(context, query),
    retryFailed: async ({ body, caller }) => {
      const { from, to, which } = body;
      const started = await db.transaction(async (tx) => {
        const count = await retryAllFailed(tx, queue, {
          ...getPeriod({ from, to }),
          ...(which && { which }),
        });
        await recordAudit(tx, {
          actorId: caller.userId,
          at: clock.now(),
          action: 'run-failed-again',
          targetKind: 'replays',
          after: { from, to, ...which, started: count },
        });
        return count;
      });
      return { started };
    },
    listFlaggedEvents: async ({ query }) => {
      const { pageIndex, ...filter } = query;
      const [items, total] = [await listFlagPage(db, filter, pageIndex), await countFlags(db, filter)];
      return { items, pageIndex, pageSize: FLAG_PAGE_SIZE, total };
    },
  });
}
