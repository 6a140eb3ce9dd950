import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { api, keepPrevious } from '../../../app/api/client.ts';

/** The screen's URL parameters; empty for the active plan. */
export interface PlanSearch {
  readonly view?: 'plans';
  /** Mode that plans are recommended for. */
  readonly mode?: PlanMode;
  /** Id of the open plan. */
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

/** Fetches the user's whole training in one answer. */
export const myPlansQuery = api.queryOptions('get', '/api/v1/trainingplan/today');

/** Fetches all plans, recommended first; the old list stays while the mode changes. */
export const plansQuery = (mode: PlanMode | undefined) =>
  keepPrevious(
    api.queryOptions('get', '/api/v1/trainingplan/plans', {
      params: { query: mode === undefined ? {} : { mode } },
    }),
  );

export const planQuery = (planId: string) =>
  api.queryOptions('get', '/api/v1/trainingplan/plans/{planId}', { params: { path: { planId } } });

/** Fetches the newest moments of these kinds in a mode's last games. */
export const clipsQuery = (mode: PlanMode, kinds: readonly string[], count: number) =>
  api.queryOptions('get', '/api/v1/gamedata/event-list', {
    params: {
      query: { mode, kind: [...kinds], window: 20, order: 'desc', play: 'public', pageSize: count },
    },
  });
