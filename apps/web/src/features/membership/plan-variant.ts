import { counted } from '@datacoach/analysis/format-number';
import type { CoachingData, PlanName } from '@datacoach/contract';

/** Which boxes a plan's panel has (specification.md 2). */
interface PlanVariant {
  /** Sessions that are left, with the button that books or buys one. */
  readonly coaching: boolean;
  /** Replays used of this month's. */
  readonly quota: boolean;
  /** Ways to a larger plan. */
  readonly upgrade: boolean;
}

export const PLAN_VARIANTS: Readonly<Record<PlanName, PlanVariant>> = {
  Basic: { coaching: false, quota: true, upgrade: true },
  Platinum: { coaching: true, quota: true, upgrade: false },
  Diamond: { coaching: true, quota: false, upgrade: false },
  TeamPlan: { coaching: true, quota: false, upgrade: false },
};

/** Sessions as they are shown: never below 0, and what can be done with them. */
export function coachingOffer({ remainingSession }: Pick<CoachingData, 'remainingSession'>): {
  left: number;
  label: 'Purchase Token' | 'Book a Coach';
} {
  const left = Math.max(0, remainingSession);
  return { left, label: left === 0 ? 'Purchase Token' : 'Book a Coach' };
}

/** Line under the bar; null where the server knows no end of the cycle. */
export function daysLeftLine(days: number): string | null {
  if (days < 0) return null;
  return counted(days, 'Day Left in Cycle', 'Days Left in Cycle');
}
