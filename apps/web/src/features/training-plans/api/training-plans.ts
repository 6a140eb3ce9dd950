import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { api, keepPrevious } from '../../../app/api/client.ts';

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

export type PlanMode = 5 | 10 | 15;

/** Everything of one's own training, in one answer. */
export const ownPlansQuery = api.queryOptions('get', '/api/v1/trainingplan/today');

/** Every plan, recommended ones first; while the mode changes the old list stays. */
export const plansQuery = (mode: PlanMode | undefined) =>
  keepPrevious(
    api.queryOptions('get', '/api/v1/trainingplan/plans', {
      params: { query: mode === undefined ? {} : { mode } },
    }),
  );

export const planQuery = (planId: string) =>
  api.queryOptions('get', '/api/v1/trainingplan/plans/{planId}', { params: { path: { planId } } });

/** Newest moments of these kinds in the last games of a mode. */
export const clipsQuery = (mode: PlanMode, kinds: readonly string[], count: number) =>
  api.queryOptions('get', '/api/v1/gamedata/event-list', {
    params: {
      query: { mode, kind: [...kinds], window: 20, order: 'desc', play: 'public', pageSize: count },
    },
  });
