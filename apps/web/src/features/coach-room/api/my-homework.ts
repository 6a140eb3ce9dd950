import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

/** Tasks from the player's coaches. */
export const myHomeworkQuery = api.queryOptions('get', '/api/v1/homework');

export async function finishHomework(homeworkId: string, isDone: boolean): Promise<void> {
  const { data, error, response } = await apiClient.PUT('/api/v1/homework/{homeworkId}/done', {
    params: { path: { homeworkId } },
    body: { isDone },
  });
  if (data) queryClient.setQueryData(myHomeworkQuery.queryKey, data);
  else await queryClient.invalidateQueries(myHomeworkQuery);
  if (!data) throw failureOf(response.status, error);
}
