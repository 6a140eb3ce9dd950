import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { idPart, oneOf, readSearch } from '../../../app/navigation/search-parts.ts';

export type PlanMode = 5 | 10 | 15;

/** The screen's URL parameters; empty for the active plan. */
export interface PlanSearch {
  view?: 'plans';
  mode?: PlanMode;
  /** Id of the open plan. */
  plan?: string;
}

export const readPlanSearch = (search: Record<string, unknown>) =>
  readSearch<PlanSearch>(
    { view: oneOf(['plans']), mode: oneOf(SCORE_MODES.map(({ code }) => code)), plan: idPart },
    search,
  );
