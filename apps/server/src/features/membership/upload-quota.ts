import { counted } from '@datacoach/analysis/format-number';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { type BillingCycle, countDaysLeft } from './billing-cycle.ts';
import { getPayer } from './get-membership.ts';
import { lockMembership, lockMemberships, type Plan } from './membership.repository.ts';
import {
  countCycle,
  findReservation,
  insertReplayGrant,
  insertReservation,
  insertSettlement,
  type Settlement,
} from './quota.repository.ts';
import { requireConfirmedForMore, requireStorage } from './upload-storage.ts';

/** Share of the limit at which the account is first notified. */
const FIRST_WARNING = 0.8;

/** Returns an account's upload limit this billing month and what it has used; in a team, of the whole team. */
export async function getUploadRestriction(db: Executor, userId: string, now: Date) {
  const { payerId, plan, cycle } = await getPayer(db, userId, now);
  const { uploaded, withConsolePlayers, granted } = await countCycle(db, payerId, cycle.startsAt);
  return {
    productName: plan.name,
    filesUploadedCount: uploaded,
    fileUploadLimitCount: plan.replayLimit + granted,
    filesUploadedWithConsolePlayersCount: withConsolePlayers,
    daysUntilNextBillingCycle: countDaysLeft(cycle, now),
  };
}

/**
 * Reserves one of the month's replays before the file is read, one upload at a time, so that concurrent uploads of an
 * account or team never exceed the limit; a second call for the same upload changes nothing. Throws ProblemError 403
 * `quota-reached`, `storage-full`, `email-not-confirmed`.
 */
export async function reserveUpload(
  db: Database,
  { userId, uploadId }: { userId: string; uploadId: string },
  now: Date,
): Promise<void> {
  const { payerId } = await getPayer(db, userId, now);
  await db.transaction(async (tx) => {
    await lockMemberships(tx, [userId, payerId]);
    if (await findReservation(tx, uploadId)) return;
    await requireConfirmedForMore(tx, userId);
    await requireStorage(tx, { userId, bytes: 1 }, now);
    const { plan, cycle } = await getPayer(tx, payerId, now);
    const { uploaded, withConsolePlayers, granted } = await countCycle(tx, payerId, cycle.startsAt);
    const limit = plan.replayLimit + granted;
    if (uploaded - withConsolePlayers >= limit)
      throw quotaReached({ ...plan, replayLimit: limit }, cycle, now);
    await insertReservation(tx, {
      userId: payerId,
      subjectId: uploadId,
      cycleStart: cycle.startsAt,
      at: now,
    });
  });
}

/**
 * Settles an upload's reservation, in the cycle and for the account it was made for; only the first settlement
 * counts. At 80 and 100 % of the limit the account is notified, for a team its coach. Uploads without a reservation
 * (from before they existed) are left alone.
 */
export async function settleUpload(tx: Transaction, uploadId: string, kind: Settlement, now: Date) {
  const reservation = await findReservation(tx, uploadId);
  if (!reservation) return;
  const { userId, cycleStart } = reservation;
  await lockMembership(tx, userId);
  const settled = await insertSettlement(tx, { userId, subjectId: uploadId, cycleStart, at: now, kind });
  if (settled && kind === 'upload-kept') await notifyUsage(tx, userId, cycleStart, now);
}

async function notifyUsage(tx: Transaction, userId: string, cycleStart: Date, now: Date) {
  const { payerId, plan, cycle } = await getPayer(tx, userId, now);
  if (payerId !== userId || cycle.startsAt.getTime() !== cycleStart.getTime()) return;
  const { kept, granted } = await countCycle(tx, userId, cycleStart);
  const limit = plan.replayLimit + granted;
  if (kept < FIRST_WARNING * limit) return;
  const isCoach = (await findUser(tx, userId))?.userType === 'Coach';
  const share = kept >= limit ? '100' : '80';
  const kind = isCoach ? (`team-quota-${share}` as const) : (`quota-${share}` as const);
  await addNotification(tx, now, {
    userId,
    kind,
    values: { used: kept, limit, daysLeft: countDaysLeft(cycle, now) },
    path: isCoach ? '/admin/team-dashboard' : '/my-replay?page=1',
    onceKey: `${kind}:${cycleStart.toISOString().slice(0, 10)}:${limit}`,
  });
}

/** Grants an account additional replays for the current billing month; to the whole team if the account has a seat. */
export async function grantReplays(
  tx: Transaction,
  userId: string,
  { replays, note }: { replays: number; note: string },
  now: Date,
): Promise<void> {
  const { payerId, cycle } = await getPayer(tx, userId, now);
  await insertReplayGrant(tx, {
    userId: payerId,
    cycleStart: cycle.startsAt,
    at: now,
    amount: replays,
    note,
  });
}

function quotaReached({ name, replayLimit, isFairUse }: Plan, cycle: BillingCycle, now: Date): ProblemError {
  const limit = replayLimit.toLocaleString('en-US');
  const days = countDaysLeft(cycle, now);
  const again = `Your count resets in ${counted(days, 'day')}`;
  return new ProblemError(
    403,
    'quota-reached',
    isFairUse
      ? `You’ve reached the fair-use limit of ${limit} replays this month${name === 'TeamPlan' ? ' for the whole team' : ''}. ${again}.`
      : `You’ve used all ${limit} replays this month. ${again}. Upgrade for more.`,
  );
}
