import { SCORE_MODES } from '@datacoach/analysis/metadata';
import type { PlanMode } from '../api/training-plans.ts';

/** What the address of the screen holds; nothing for the plan that runs. */
export interface PlanSearch {
  readonly view?: 'plans';
  /** Mode that plans are recommended for. */
  readonly mode?: PlanMode;
  /** Id of the plan that is looked at. */
  readonly plan?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readPlanSearch({ view, mode, plan }: Record<string, unknown>): PlanSearch {
  const known = SCORE_MODES.find(({ code }) => code === Number(mode));
  return {
    ...(view === 'plans' && { view }),
    ...(known && { mode: known.code }),
    ...(typeof plan === 'string' && UUID.test(plan) && { plan }),
  };
}
