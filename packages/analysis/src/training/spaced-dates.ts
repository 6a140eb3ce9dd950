import { addDays } from '../goals/week.ts';
import type { Day } from './plan-calendar.ts';

/** Days after which a mistake comes back, each once it was played right (product-decisions.md 3). */
export const SPACED_DAYS = [1, 3, 7, 16] as const;

export interface SpacedPlace {
  /** Place in `SPACED_DAYS` of the gap that runs. */
  readonly step: number;
  /** Null once it was played right after the last gap. */
  readonly dueOn: Day | null;
}

export function captured(today: Day): SpacedPlace {
  return { step: 0, dueOn: addDays(today, SPACED_DAYS[0]) };
}

/** Played right it comes back later, or no more; missed it begins anew. */
export function played({ step }: SpacedPlace, today: Day, isRight: boolean): SpacedPlace {
  if (!isRight) return captured(today);
  const next = SPACED_DAYS[step + 1];
  return next === undefined ? { step, dueOn: null } : { step: step + 1, dueOn: addDays(today, next) };
}
