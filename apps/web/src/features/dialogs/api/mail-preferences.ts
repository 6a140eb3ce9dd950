import { api, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';

export const mailPreferencesQuery = api.queryOptions('get', '/api/v1/notifications/preferences');

/** The newest upload alone. */
export const newestReplayQuery = api.queryOptions('get', '/api/v1/filestorage/get-replay', {
  params: { query: { PageSize: 1 } },
});

/** Answers the question whether a weekly mail is wanted; it is put once. */
export async function answerReminder(weeklySummary: boolean): Promise<void> {
  const data = await server.PUT('/api/v1/notifications/preferences', {
    body: { asked: true, weeklySummary, kinds: [] },
  });
  queryClient.setQueryData(mailPreferencesQuery.queryKey, data);
}
