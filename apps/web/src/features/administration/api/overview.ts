import type { AnswerOf, AppSettings, CapacitySettings } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { appSettingsQuery } from '../../../app/api/open-queries.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

const OVERVIEW = '/api/v1/admin/overview';
const CAPACITY = '/api/v1/admin/capacity';

export function overviewQuery(period: { from: string; to: string }) {
  return {
    ...api.queryOptions('get', OVERVIEW, { params: { query: period } }),
    placeholderData: keepPreviousData,
  };
}

interface FailedReplays {
  from: string;
  to: string;
  which?: { reason: string | null; errorCode: string | null };
}

/** Returns how many were requeued. */
export async function retryFailed(body: FailedReplays): Promise<number> {
  const { data, error, response } = await apiClient.POST('/api/v1/admin/failed-replays/run-again', { body });
  if (!data) throw failureOf(response.status, error);
  await refetchQueries(queryClient, ['get', OVERVIEW]);
  return data.started;
}

export const capacityQuery = api.queryOptions('get', CAPACITY);

export async function saveCapacity(body: CapacitySettings): Promise<void> {
  const { data, error, response } = await apiClient.PUT(CAPACITY, { body });
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(capacityQuery.queryKey, data);
}

export async function saveSettings(
  body: Pick<AppSettings, 'discordInviteUrl' | 'supportMail'>,
): Promise<void> {
  const { data, error, response } = await apiClient.PUT('/api/v1/admin/app-settings', { body });
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(appSettingsQuery.queryKey, data);
}

export const flagCountsQuery = api.queryOptions('get', '/api/v1/admin/event-flags');
export const doubtedMetricsQuery = api.queryOptions('get', '/api/v1/admin/doubted-metrics');

/** A detector as named in flags. */
export type FlagKind = AnswerOf<'listFlaggedEvents'>['items'][number]['kind'];

export function flaggedEventsQuery(kind: FlagKind | null, pageIndex: number) {
  const query = { ...(kind !== null && { kind }), pageIndex };
  return {
    ...api.queryOptions('get', '/api/v1/admin/flagged-events', { params: { query } }),
    placeholderData: keepPreviousData,
  };
}
