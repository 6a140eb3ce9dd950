import type { MaintenanceNotice } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import { maintenanceQuery } from '../../../app/api/open-queries.ts';
import { queryClient } from '../../../app/query-client.ts';

/** Saves the notice; `announce` tells every account ahead of time. */
export async function saveNotice(notice: MaintenanceNotice & { announce: boolean }): Promise<void> {
  const data = await server.POST('/api/v1/homepage/maintenance-notice', {
    body: notice,
  });
  queryClient.setQueryData(maintenanceQuery.queryKey, data);
}
