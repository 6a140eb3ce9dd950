import { endpointQuery, queryClient, server } from '../../../app/api/client.ts';

export const myHomeworkQuery = endpointQuery('/api/v1/homework');

export async function finishHomework(homeworkId: string, isDone: boolean): Promise<void> {
  try {
    const data = await server.PUT('/api/v1/homework/{homeworkId}/done', {
      path: { homeworkId },
      body: { isDone },
    });
    queryClient.setQueryData(myHomeworkQuery.queryKey, data);
  } catch (failure) {
    await queryClient.invalidateQueries(myHomeworkQuery);
    throw failure;
  }
}
