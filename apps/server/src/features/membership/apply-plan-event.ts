import type { PlanName } from '@datacoach/contract';
import type { PLAN_EVENTS } from './ledger.table.ts';

/** Which plan an account holds, since when, and until when where it is on trial. */
export interface HeldPlan {
  planName: PlanName;
  anchorAt: Date;
  heldSince: Date;
  trialEndsAt: Date | null;
}

/** A row of the ledger that changes the plan. */
export interface PlanEvent {
  kind: (typeof PLAN_EVENTS)[number];
  at: Date;
  planName: PlanName;
  endsAt: Date | null;
}

/** The plan held after a row of the ledger: what is written with the row, and what makes the state again from all rows. */
export function applyPlanEvent(held: HeldPlan | null, { kind, at, planName, endsAt }: PlanEvent): HeldPlan {
  const anchorAt = held?.anchorAt ?? at;
  return { planName, anchorAt, heldSince: at, trialEndsAt: kind === 'trial-started' ? endsAt : null };
}
