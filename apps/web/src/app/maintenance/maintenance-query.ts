import type { MaintenanceNotice } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import { failureOf } from '../api/failure.ts';

const PATH = '/api/v1/homepage/maintenance-notice';

/** Public, and asked for beside the session instead of after it. */
async function fetchNotice(): Promise<MaintenanceNotice> {
  const response = await fetch(PATH);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, body);
  return body as MaintenanceNotice;
}

/** Whether the product is under maintenance, and what it says then. */
export const maintenanceQuery = queryOptions({ queryKey: ['maintenance'], queryFn: fetchNotice });
