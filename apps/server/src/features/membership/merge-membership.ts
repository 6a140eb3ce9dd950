import { PLAN_LABELS } from '@datacoach/contract';
import type { AccountMerge, Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type HeldPlan, isLarger, type PlanEvent } from './apply-plan-event.ts';
import {
  deletePlanEvents,
  findMembership,
  findTimedKind,
  listTriedPlans,
  lockMembership,
  openMembership,
  recordPlanEvent,
} from './membership.repository.ts';

const NOTE = 'Merged account';

/**
 * Tokens, sessions and uploads move with the ledger. The account that stays keeps its plan history, gets a running
 * trial or grant of the other if it has none, and can't try again what the other has tried.
 */
export async function mergeMembership(_context: Context, tx: Transaction, { from, into, now }: AccountMerge) {
  // The same order for everyone, so that two administrators can't block each other.
  for (const id of [from.id, into.id].sort()) {
    await openMembership(tx, id);
    await lockMembership(tx, id);
  }
  const [target, source] = [await findMembership(tx, into.id), await findMembership(tx, from.id)];
  if (!target || !source) return [];
  const known = await listTriedPlans(tx, into.id);
  const tried = (await listTriedPlans(tx, from.id)).filter((plan) => !known.includes(plan));
  const kept = getTimed(target, now);
  const gained = getTimed(source, now);
  const timed = kept ?? gained;
  const kind = timed && (await findTimedKind(tx, kept ? into.id : from.id));
  await deletePlanEvents(tx, from.id);

  const recordEvent = async (event: Omit<PlanEvent, 'at' | 'anchorAt'>) => {
    const membership = await findMembership(tx, into.id);
    if (membership)
      await recordPlanEvent(tx, into.id, membership, { ...event, at: now, anchorAt: null }, NOTE);
  };
  for (const planName of tried) await recordEvent({ kind: 'trial-started', planName, endsAt: now });
  if (tried.length > 0)
    await recordEvent({ kind: 'trial-ended', planName: target.basePlanName, endsAt: null });
  if (timed && (tried.length > 0 || !kept)) await recordEvent({ kind: kind ?? 'plan-granted', ...timed });
  if (!kept || !gained) return [];
  return [
    `Both have a temporary plan. ${into.userName} keeps ${PLAN_LABELS[kept.planName]}; ${PLAN_LABELS[gained.planName]} of ${from.userName} ends.`,
  ];
}

/** Returns the trial or grant that is running; null without one. */
function getTimed({ timedPlanName, trialEndsAt, basePlanName }: HeldPlan, now: Date) {
  if (!timedPlanName || !trialEndsAt || trialEndsAt <= now || !isLarger(timedPlanName, basePlanName))
    return null;
  return { planName: timedPlanName, endsAt: trialEndsAt };
}
