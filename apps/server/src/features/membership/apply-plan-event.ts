import { PLAN_NAMES, type PlanName } from '@datacoach/contract';
import type { PLAN_EVENTS } from '../../schema/membership.schema.ts';

/** The plan an account holds, since when, and until when if it is a trial or a grant. */
export interface HeldPlan {
  /** The larger of the two plans below. */
  planName: PlanName;
  /** The paid plan, or Basic. */
  basePlanName: PlanName;
  timedPlanName: PlanName | null;
  anchorAt: Date;
  heldSince: Date;
  trialEndsAt: Date | null;
}

/** A ledger row that changes the plan. `planName`: the plan that starts; after an end, the plan that remains. */
export interface PlanEvent {
  kind: (typeof PLAN_EVENTS)[number];
  at: Date;
  planName: PlanName;
  endsAt: Date | null;
  /** Its day of the month starts each cycle from now on; null if unchanged. */
  anchorAt: Date | null;
}

/** Returns the plan held after a ledger row: stored with the row, and used to rebuild the state from all rows. */
export function applyPlanEvent(held: HeldPlan | null, event: PlanEvent): HeldPlan {
  const { kind, at, planName, endsAt } = event;
  const base = isTimed(kind) ? (held?.basePlanName ?? 'Basic') : planName;
  const timed = getTimedPlanAfter(held, event, base);
  return {
    planName: timed ?? base,
    basePlanName: base,
    timedPlanName: timed,
    anchorAt: event.anchorAt ?? held?.anchorAt ?? at,
    heldSince: at,
    trialEndsAt: timed === null ? null : isTimeStart(kind) ? endsAt : (held?.trialEndsAt ?? null),
  };
}

export function isLarger(plan: PlanName, than: PlanName): boolean {
  return PLAN_NAMES.indexOf(plan) > PLAN_NAMES.indexOf(than);
}

/** A trial or granted plan lasts until its end, or until an equal one is paid for. */
function getTimedPlanAfter(
  held: HeldPlan | null,
  { kind, planName }: PlanEvent,
  base: PlanName,
): PlanName | null {
  if (kind === 'trial-ended') return null;
  const timed = isTimeStart(kind) ? planName : (held?.timedPlanName ?? null);
  return timed !== null && isLarger(timed, base) ? timed : null;
}

const isTimeStart = (kind: PlanEvent['kind']) => kind === 'trial-started' || kind === 'plan-granted';
const isTimed = (kind: PlanEvent['kind']) => isTimeStart(kind) || kind === 'trial-ended';
