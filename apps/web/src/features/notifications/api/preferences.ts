import type { BodyOf } from '@datacoach/contract';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/notifications/preferences';
export const preferencesQuery = api.queryOptions('get', PATH);

type Body = BodyOf<'saveNotificationPreferences'>;
/** What is left out stays as it is. */
export type PreferenceChanges = Partial<Body>;

export async function savePreferences(changes: PreferenceChanges): Promise<void> {
  const { data, error, response } = await apiClient.PUT(PATH, { body: { kinds: [], ...changes } });
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(preferencesQuery.queryKey, data);
}
