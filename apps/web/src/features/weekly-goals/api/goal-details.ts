import type { TimeFrame } from '@datacoach/contract';
import { api, keepPrevious } from '../../../app/api/client.ts';
import { PATH } from './weekly-goals.ts';

export const goalHistoryQuery = (timeFrame: TimeFrame, pageIndex: number) =>
  keepPrevious(api.queryOptions('get', `${PATH}/history`, { params: { query: { timeFrame, pageIndex } } }));

export const goalChoicesQuery = (mode: 5 | 10 | 15, nextWeek: boolean) =>
  keepPrevious(
    api.queryOptions('get', `${PATH}/choices`, {
      params: { query: { mode, nextWeek: nextWeek ? 'true' : 'false' } },
    }),
  );

export const goalMomentsQuery = (goalId: string) =>
  api.queryOptions('get', `${PATH}/{goalId}/moments`, { params: { path: { goalId } } });

export const goalGainsQuery = (matchId: string) =>
  api.queryOptions('get', `${PATH}/gains/{matchId}`, { params: { path: { matchId } } });
