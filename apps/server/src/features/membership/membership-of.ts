import type { Database, Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  endedTrials,
  findMembership,
  lockMembership,
  type Membership,
  openMembership,
  recordPlanEvent,
} from './membership.repository.ts';
import { coachesPastTrial } from './plan-in-force.repository.ts';

const AT_ONCE = 100;

/**
 * The plan that an account holds now. Every account holds one, Basic from its sign-up on, so its first use writes that
 * down; a trial that has ended is ended here, and so is one of a coach that a seat rests on. Throws ProblemError 401 when the account is gone.
 */
export async function membershipOf(db: Executor, userId: string, now: Date): Promise<Membership> {
  for (const coachId of await coachesPastTrial(db, userId, now)) await membershipOf(db, coachId, now);
  const found = await findMembership(db, userId);
  if (found && !hasEnded(found, now)) return found;
  return db.transaction(async (tx) => {
    await openMembership(tx, userId);
    await endTrial(tx, userId, now);
    const current = await findMembership(tx, userId);
    if (!current) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
    return current;
  });
}

/** Lets everybody whose trial is over fall to Basic: nothing but the plan is taken. */
export async function endTrials(db: Database, now: Date): Promise<void> {
  for (;;) {
    const ended = await endedTrials(db, now, AT_ONCE);
    for (const userId of ended) await membershipOf(db, userId, now);
    if (ended.length < AT_ONCE) return;
  }
}

function hasEnded({ trialEndsAt }: Membership, now: Date): boolean {
  return trialEndsAt !== null && trialEndsAt <= now;
}

async function endTrial(tx: Parameters<typeof lockMembership>[0], userId: string, now: Date): Promise<void> {
  await lockMembership(tx, userId);
  const held = await findMembership(tx, userId);
  if (!held?.trialEndsAt || !hasEnded(held, now)) return;
  const { trialEndsAt: at, basePlanName: planName } = held;
  await recordPlanEvent(tx, userId, held, {
    kind: 'trial-ended',
    at,
    planName,
    endsAt: null,
    anchorAt: null,
  });
}
