import type { MaintenanceNotice } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { maintenanceQuery } from '../../../app/api/open-queries.ts';
import { queryClient } from '../../../app/query-client.ts';

/** Saves the notice; `announce` tells every account ahead of time. */
export async function saveNotice(notice: MaintenanceNotice & { announce: boolean }): Promise<void> {
  const { data, error, response } = await apiClient.POST('/api/v1/homepage/maintenance-notice', {
    body: notice,
  });
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(maintenanceQuery.queryKey, data);
}
