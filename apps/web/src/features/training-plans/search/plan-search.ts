import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { oneOf, parseId, parseSearch, type SearchOf } from '../../../app/navigation/search-params.ts';

export type PlanMode = 5 | 10 | 15;

/** `plan` is the id of the open plan. */
const PARTS = { view: oneOf(['plans']), mode: oneOf(SCORE_MODES.map(({ code }) => code)), plan: parseId };

export type PlanSearch = SearchOf<typeof PARTS>;

export const parsePlanSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);
