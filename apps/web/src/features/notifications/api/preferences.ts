import type { BodyOf } from '@datacoach/contract';
import { api, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/notifications/preferences';
export const preferencesQuery = api.queryOptions('get', PATH);

type Body = BodyOf<'saveNotificationPreferences'>;
/** What is left out stays as it is. */
export type PreferenceChanges = Partial<Body>;

export async function savePreferences(changes: PreferenceChanges): Promise<void> {
  const data = await server.PUT(PATH, { body: { kinds: [], ...changes } });
  queryClient.setQueryData(preferencesQuery.queryKey, data);
}
