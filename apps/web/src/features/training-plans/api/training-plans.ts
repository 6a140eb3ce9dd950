import { endpointQuery, keepPrevious } from '../../../app/api/client.ts';
import type { PlanMode } from '../search/plan-search.ts';

/** Fetches the user's whole training in one answer. */
export const myPlansQuery = endpointQuery('/api/v1/trainingplan/today');

/** Fetches all plans, recommended first; the old list stays while the mode changes. */
export const plansQuery = (mode: PlanMode | undefined) =>
  keepPrevious(endpointQuery('/api/v1/trainingplan/plans', { query: mode === undefined ? {} : { mode } }));

export const planQuery = (planId: string) =>
  endpointQuery('/api/v1/trainingplan/plans/{planId}', { path: { planId } });

/** Fetches the newest moments of these kinds in a mode's last games. */
export const clipsQuery = (mode: PlanMode, kinds: readonly string[], count: number) =>
  endpointQuery('/api/v1/gamedata/event-list', {
    query: {
      mode,
      kind: [...kinds],
      window: 20,
      order: 'desc',
      play: 'public',
      pageSize: count,
      paths: 'true',
    },
  });
