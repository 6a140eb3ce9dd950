import type { AppSettings, MaintenanceNotice } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import { toHttpFailure } from './failure.ts';

/** What the server shows to everyone: Discord, support address, sign-in methods (decisions.md 21.2). */
export const appSettingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => fetchPublic<AppSettings>('/api/v1/app-settings'),
});

/** Whether the product is under maintenance, and the notice for it. */
export const maintenanceQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: () => fetchPublic<MaintenanceNotice>('/api/v1/homepage/maintenance-notice'),
});

/** Reads public data: in parallel with the session, even if that can't be read. Throws HttpFailure. */
export async function fetchPublic<Answer>(path: `/api/${string}`): Promise<Answer> {
  const response = await fetch(path);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toHttpFailure(response.status, body);
  return body as Answer;
}
