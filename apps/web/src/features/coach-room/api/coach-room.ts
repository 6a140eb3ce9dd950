import type { BodyOf } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';
import type { TeamMode } from '../search/room-search.ts';

const BOARD = '/api/v1/coach/team-board';
const HOMEWORK = '/api/v1/coach/team-homework';
const PROFILE = '/api/v1/coach/player-profile';

const inMode = (mode: TeamMode | undefined) => ({ params: { query: mode ? { mode } : {} } });

/** Returns everything about the roster's games; keeps the previous data while the mode changes. */
export function teamBoardQuery(mode: TeamMode | undefined) {
  return {
    ...api.queryOptions('get', BOARD, inMode(mode)),
    placeholderData: keepPreviousData,
  };
}

export const teamHomeworkQuery = api.queryOptions('get', HOMEWORK);

export function chemistryQuery(mode: TeamMode) {
  return api.queryOptions('get', '/api/v1/coach/team-chemistry', inMode(mode));
}

export function homeworkChoicesQuery(mode: TeamMode) {
  return api.queryOptions('get', '/api/v1/coach/homework-choices', inMode(mode));
}

export function playerProfileQuery(playerId: string) {
  return api.queryOptions('get', PROFILE, { params: { query: { playerId } } });
}

export function performanceQuery(playerId: string, mode: TeamMode) {
  return api.queryOptions('get', '/api/v1/coach/player-performance-summary', {
    params: { query: { playerId, mode } },
  });
}

export function tenGamesQuery(playerId: string, mode: TeamMode) {
  return api.queryOptions('get', '/api/v1/coach/player-ten-games-summary', {
    params: { query: { playerId, mode } },
  });
}

export function playerMomentsQuery(playerId: string, metric: string, mode: TeamMode) {
  return api.queryOptions('get', '/api/v1/coach/player-moments', {
    params: { query: { playerId, metric, mode } },
  });
}

type HomeworkRequest = BodyOf<'assignHomework'>;

/** Returns the outcome for each player. */
export async function assignHomework(body: HomeworkRequest) {
  const { data, error, response } = await apiClient.POST('/api/v1/coach/assign-homework', { body });
  await queryClient.invalidateQueries(teamHomeworkQuery);
  if (!data) throw failureOf(response.status, error);
  return data;
}

/** Creates a note, or changes the note with the id; deletes it without a text. Updates the profile. */
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
