import { counted } from '@datacoach/analysis/format-number';
import type { CoachingData, PlanName } from '@datacoach/contract';

/** The boxes in a plan's panel (specification.md 2). */
interface PlanVariant {
  /** Remaining sessions, with the button to book or buy one. */
  readonly coaching: boolean;
  readonly quota: boolean;
  readonly upgrade: boolean;
}

export const PLAN_VARIANTS: Readonly<Record<PlanName, PlanVariant>> = {
  Basic: { coaching: false, quota: true, upgrade: true },
  Platinum: { coaching: true, quota: true, upgrade: false },
  Diamond: { coaching: true, quota: false, upgrade: false },
  TeamPlan: { coaching: true, quota: false, upgrade: false },
};

/** Returns the sessions to show, never below 0, and the button's label. */
export function getCoachingOffer({ remainingSession }: Pick<CoachingData, 'remainingSession'>): {
  left: number;
  label: 'Purchase Token' | 'Book a Coach';
} {
  const left = Math.max(0, remainingSession);
  return { left, label: left === 0 ? 'Purchase Token' : 'Book a Coach' };
}

/** Returns the line under the bar; null if the server has no end of the cycle. */
export function formatDaysLeft(days: number): string | null {
  if (days < 0) return null;
  return counted(days, 'Day Left in Cycle', 'Days Left in Cycle');
}
