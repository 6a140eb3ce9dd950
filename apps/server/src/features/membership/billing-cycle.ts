import { DAY_MS } from '../../platform/clock/clock.ts';

/** One billing month: from 00:00 UTC on the billing day to the same in the next month. */
export interface BillingCycle {
  startsAt: Date;
  endsAt: Date;
}

/** Returns the cycle at `now` from the billing day of `anchor`, or a shorter month's last day. */
export function calculateBillingCycle(anchor: Date, now: Date): BillingCycle {
  const day = anchor.getUTCDate();
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const thisMonth = getCycleStart(year, month, day);
  return thisMonth > now
    ? { startsAt: getCycleStart(year, month - 1, day), endsAt: thisMonth }
    : { startsAt: thisMonth, endsAt: getCycleStart(year, month + 1, day) };
}

/** Returns the days until the next cycle starts: 1 on the last day. */
export function countDaysLeft({ endsAt }: BillingCycle, now: Date): number {
  return Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
}

function getCycleStart(year: number, month: number, day: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)));
}
