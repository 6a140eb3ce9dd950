import { PLAN_LABELS, PLAN_NAMES, type PlanName } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { addTokens, grantPlan, grantReplays, membershipOf } from '../membership/index.ts';
import { changeUser } from './change-user.ts';

const DAY_MS = 24 * 60 * 60_000;
/** What the account's own ledger says where the administrator has written nothing. */
const UNWRITTEN = 'Given by an administrator';

/** Gives a larger plan for a time. Throws ProblemError 403 for administrators, 404, 409 `plan-not-larger`. */
export async function givePlan(
  context: Context,
  callerId: string,
  userId: string,
  { planName, days, note }: { planName: PlanName; days: number; note: string },
): Promise<void> {
  await changeUser(context, callerId, userId, async (tx, { userType }, now) => {
    if (userType === 'Admin') throw new ProblemError(403, 'is-administrator', 'Administrators have no plan.');
    const endsAt = new Date(now.getTime() + days * DAY_MS);
    const before = await membershipOf(tx, userId, now);
    const isSmaller = PLAN_NAMES.indexOf(planName) < PLAN_NAMES.indexOf(before.planName);
    if (!isSmaller) await grantPlan(tx, userId, { planName, endsAt, note: note || UNWRITTEN }, now);
    const held = await membershipOf(tx, userId, now);
    // What is paid for already is not given for a time.
    if (isSmaller || held.trialEndsAt?.getTime() !== endsAt.getTime()) {
      const label = PLAN_LABELS[planName];
      throw new ProblemError(409, 'plan-not-larger', `The account already has what ${label} gives.`);
    }
    const after = { planName, endsAt: endsAt.toISOString() };
    return { action: 'give-plan', before: { planName: before.planName }, after, note };
  });
}

export async function giveReplays(
  context: Context,
  callerId: string,
  userId: string,
  { replays, note }: { replays: number; note: string },
): Promise<void> {
  await changeUser(context, callerId, userId, async (tx, _user, now) => {
    await grantReplays(tx, userId, { replays, note: note || UNWRITTEN }, now);
    return { action: 'give-replays', after: { replays }, note };
  });
}

export async function giveTokens(
  context: Pick<Context, 'db' | 'clock'>,
  callerId: string,
  userId: string,
  { tokens, note }: { tokens: number; note: string },
): Promise<void> {
  await changeUser(context, callerId, userId, async (tx, _user, now) => {
    const given = {
      userId,
      tokens,
      kind: 'token-granted',
      subjectId: null,
      note: note || UNWRITTEN,
    } as const;
    await addTokens(tx, given, now);
    return { action: 'give-tokens', after: { tokens }, note };
  });
}
