import type { AppSettings, BodyOf, CapacitySettings, ResponseOf } from '@datacoach/contract';
import {
  cacheResponse,
  endpointQuery,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';
import { appSettingsQuery } from '../../../app/api/public-queries.ts';

const OVERVIEW = '/api/v1/admin/overview';
const CAPACITY = '/api/v1/admin/capacity';

export const overviewQuery = (period: { from: string; to: string }) =>
  keepPrevious(endpointQuery(OVERVIEW, { query: period }));

/** Returns how many were requeued. */
export async function retryFailed(body: BodyOf<'retryFailed'>): Promise<number> {
  const { started } = await server.POST('/api/v1/admin/failed-replays/run-again', { body });
  await refetchQueries([OVERVIEW]);
  return started;
}

export const capacityQuery = endpointQuery(CAPACITY);

export const saveCapacity = (body: CapacitySettings) =>
  cacheResponse(capacityQuery, server.PUT(CAPACITY, { body }));

export const saveSettings = (body: Pick<AppSettings, 'discordInviteUrl' | 'supportMail'>) =>
  cacheResponse(appSettingsQuery, server.PUT('/api/v1/admin/app-settings', { body }));

export const flagCountsQuery = endpointQuery('/api/v1/admin/event-flags');
export const disputedMetricsQuery = endpointQuery('/api/v1/admin/doubted-metrics');

export type FlagKind = ResponseOf<'listFlaggedEvents'>['items'][number]['kind'];

export function flaggedEventsQuery(kind: FlagKind | null, pageIndex: number) {
  const query = { ...(kind !== null && { kind }), pageIndex };
  return keepPrevious(endpointQuery('/api/v1/admin/flagged-events', { query }));
}
