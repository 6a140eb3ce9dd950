import type { MaintenanceNotice } from '@datacoach/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { maintenanceQuery } from '../api/public-queries.ts';
import { useChanges } from '../live/use-live-changes.ts';
import { findPageAt, isAdminPath } from '../navigation/find-page.ts';
import { sessionQuery } from '../session/session.ts';

const PAGES_DURING_MAINTENANCE = ['/login', '/user-login'];

/**
 * Maintenance replaces every page but the admin and login pages (specification.md 4); a coach's pages have an admin
 * address but aren't the administrators'.
 */
export function isReplacedByMaintenance(pathname: string): boolean {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const isAdmin = isAdminPath(path) && !findPageAt(path)?.roles.includes('Coach');
  return !isAdmin && !PAGES_DURING_MAINTENANCE.includes(path);
}

/** Poll interval without push: signed out, or to detect the end. */
const POLL_INTERVAL_MS = 30_000;

/** Returns the notice to show instead of this page; null if there is none. Updates without a reload. */
export function useMaintenance(pathname: string): MaintenanceNotice | null {
  const queryClient = useQueryClient();
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const { data: notice } = useQuery({
    ...maintenanceQuery,
    refetchInterval: ({ state }) => (session && !state.data?.isActive ? false : POLL_INTERVAL_MS),
  });
  useChanges('maintenance', () => void queryClient.invalidateQueries(maintenanceQuery));
  return notice?.isActive && isReplacedByMaintenance(pathname) ? notice : null;
}
