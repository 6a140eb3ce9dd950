import type { Executor } from '../../platform/database/database.ts';
import { type BillingCycle, billingCycle } from './billing-cycle.ts';
import type { Plan } from './membership.repository.ts';
import { membershipOf } from './membership-of.ts';
import { coachOfSeat } from './plan-in-force.repository.ts';

/** What an account's uploads and coaching sessions count in: its own plan and billing month, or its team's. */
export interface Payer {
  /** The account itself; the coach, whose plan a whole team shares, where it has a seat. */
  payerId: string;
  plan: Plan;
  cycle: BillingCycle;
}

/** Throws ProblemError 401 when the account is gone. */
export async function payerOf(db: Executor, userId: string, now: Date): Promise<Payer> {
  // First of all: a coach's trial that is over ends here, and with it the seat.
  const own = await membershipOf(db, userId, now);
  const payerId = await payerIdOf(db, userId);
  const { plan, anchorAt } = payerId === userId ? own : await membershipOf(db, payerId, now);
  return { payerId, plan, cycle: billingCycle(anchorAt, now) };
}

export async function payerIdOf(db: Executor, userId: string): Promise<string> {
  return (await coachOfSeat(db, userId)) ?? userId;
}
