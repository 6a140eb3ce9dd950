import { PLAN_LABELS, type PlanName } from '@datacoach/contract';

/** The plan that opens something, as a subject: "Platinum shows …"; while none does, a larger one would. */
export function openerLabel(opensWith: PlanName | null): string {
  return opensWith === null ? 'A larger plan' : PLAN_LABELS[opensWith];
}
