import type { BodyOf } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';
import { playerProfileQuery, teamHomeworkQuery } from './coach-room.ts';

export type HomeworkWanted = BodyOf<'assignHomework'>;

/** Answers what became of it for each player. */
export async function assignHomework(body: HomeworkWanted) {
  const { data, error, response } = await apiClient.POST('/api/v1/coach/assign-homework', { body });
  await queryClient.invalidateQueries(teamHomeworkQuery);
  if (!data) throw failureOf(response.status, error);
  return data;
}

/** Writes a new note; changes or, without a text, deletes that of the id. The profile then has it. */
export async function saveNote(
  playerId: string,
  { id, text }: { id: string | null; text: string | null },
): Promise<void> {
  const { data, error, response } = await (id === null
    ? apiClient.POST('/api/v1/coach/player-notes', { body: { playerId, text: text ?? '' } })
    : text === null
      ? apiClient.DELETE('/api/v1/coach/player-notes/{noteId}', { params: { path: { noteId: id } } })
      : apiClient.PUT('/api/v1/coach/player-notes/{noteId}', {
          params: { path: { noteId: id } },
          body: { text },
        }));
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(playerProfileQuery(playerId).queryKey, data);
}
