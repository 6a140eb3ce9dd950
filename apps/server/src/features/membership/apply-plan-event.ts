import { PLAN_NAMES, type PlanName } from '@datacoach/contract';
import type { PLAN_EVENTS } from '../../schema/membership.schema.ts';

/** Which plan an account holds, since when, and until when where it is on trial or was given for a time. */
export interface HeldPlan {
  /** The larger one of the two below. */
  planName: PlanName;
  /** What is paid for, or Basic. */
  basePlanName: PlanName;
  timedPlanName: PlanName | null;
  anchorAt: Date;
  heldSince: Date;
  trialEndsAt: Date | null;
}

/** A row of the ledger that changes the plan. `planName`: the one that begins; after an end, the one that is left. */
export interface PlanEvent {
  kind: (typeof PLAN_EVENTS)[number];
  at: Date;
  planName: PlanName;
  endsAt: Date | null;
  /** Its day of the month begins each cycle from here on; null where it stays. */
  anchorAt: Date | null;
}

/** The plan held after a row of the ledger: what is written with the row, and what makes the state again from all rows. */
export function applyPlanEvent(held: HeldPlan | null, event: PlanEvent): HeldPlan {
  const { kind, at, planName, endsAt } = event;
  const base = isOfTime(kind) ? (held?.basePlanName ?? 'Basic') : planName;
  const timed = timedAfter(held, event, base);
  return {
    planName: timed ?? base,
    basePlanName: base,
    timedPlanName: timed,
    anchorAt: event.anchorAt ?? held?.anchorAt ?? at,
    heldSince: at,
    trialEndsAt: timed === null ? null : startsTime(kind) ? endsAt : (held?.trialEndsAt ?? null),
  };
}

export function isLarger(plan: PlanName, than: PlanName): boolean {
  return PLAN_NAMES.indexOf(plan) > PLAN_NAMES.indexOf(than);
}

/** A plan for a time lasts until its end, or until as much is paid for. */
function timedAfter(held: HeldPlan | null, { kind, planName }: PlanEvent, base: PlanName): PlanName | null {
  if (kind === 'trial-ended') return null;
  const timed = startsTime(kind) ? planName : (held?.timedPlanName ?? null);
  return timed !== null && isLarger(timed, base) ? timed : null;
}

const startsTime = (kind: PlanEvent['kind']) => kind === 'trial-started' || kind === 'plan-granted';
const isOfTime = (kind: PlanEvent['kind']) => startsTime(kind) || kind === 'trial-ended';
