import type { MaintenanceNotice } from '@datacoach/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChanges } from '../live/topics.ts';
import { sessionQuery } from '../session/session.ts';
import { isReplacedByMaintenance } from './is-replaced.ts';
import { maintenanceQuery } from './maintenance-query.ts';

/** How often it is asked for where no push tells: signed out, or to see the end of it. */
const ASK_EVERY_MS = 30_000;

/** The notice to show instead of this page; null while there is none. Comes and goes without a reload. */
export function useMaintenance(pathname: string): MaintenanceNotice | null {
  const queryClient = useQueryClient();
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const { data: notice } = useQuery({
    ...maintenanceQuery,
    refetchInterval: ({ state }) => (session && !state.data?.isActive ? false : ASK_EVERY_MS),
  });
  useChanges('maintenance', () => void queryClient.invalidateQueries(maintenanceQuery));
  return notice?.isActive && isReplacedByMaintenance(pathname) ? notice : null;
}
