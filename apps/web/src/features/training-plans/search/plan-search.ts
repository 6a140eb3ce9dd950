import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { oneOf, parseId, parseSearch } from '../../../app/navigation/search-params.ts';

export type PlanMode = 5 | 10 | 15;

/** The screen's URL parameters; empty for the active plan. */
export interface PlanSearch {
  view?: 'plans';
  mode?: PlanMode;
  /** Id of the open plan. */
  plan?: string;
}

export const parsePlanSearch = (search: Record<string, unknown>) =>
  parseSearch<PlanSearch>(
    { view: oneOf(['plans']), mode: oneOf(SCORE_MODES.map(({ code }) => code)), plan: parseId },
    search,
  );
