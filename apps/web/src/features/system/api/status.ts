import type { BodyOf, Incident, ProductStatus } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import {
  endpointQuery,
  ignoreNotFound,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';
import { fetchPublic } from '../../../app/api/public-queries.ts';

const INCIDENTS = '/api/v1/admin/incidents';
const INCIDENT = '/api/v1/admin/incidents/{incidentId}';
/** How often the open page checks again. */
const POLL_MS = 30_000;

/** Needs no session, which may be what isn't working. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: () => fetchPublic<ProductStatus>('/api/v1/status'),
  refetchInterval: POLL_MS,
  retry: false,
  meta: { showsFailures: true },
});

export const incidentsQuery = (pageIndex: number) =>
  keepPrevious(endpointQuery(INCIDENTS, { query: { pageIndex } }));

const refetchAfter = (call: Promise<unknown>) => call.then(() => refetchQueries([INCIDENTS]));

export function saveIncident(body: BodyOf<'createIncident'>, incident: Incident | null): Promise<void> {
  if (!incident) return refetchAfter(server.POST(INCIDENTS, { body }));
  const { id, version } = incident;
  return refetchAfter(server.PUT(INCIDENT, { path: { incidentId: id }, body: { ...body, version } }));
}

export const deleteIncident = (incidentId: string) =>
  refetchAfter(server.DELETE(INCIDENT, { path: { incidentId } }).catch(ignoreNotFound));
