import type { BodyOf, TeamGames } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';
import type { TeamMode } from '../search/room-search.ts';

const BOARD = '/api/v1/coach/team-board';
const HOMEWORK = '/api/v1/coach/team-homework';
const PROFILE = '/api/v1/coach/player-profile';

/** A mode, the most played one if omitted, and which games count. */
interface Shown {
  mode?: TeamMode | undefined;
  games?: TeamGames | undefined;
}

const shownIn = ({ mode, games }: Shown) => ({ ...(mode && { mode }), ...(games && { games }) });
const query = (shown: Shown) => ({ params: { query: shownIn(shown) } });
const queryOf = (playerId: string, shown: Shown) => ({ params: { query: { playerId, ...shownIn(shown) } } });

/** Returns everything about the roster's games; keeps the previous data while the mode changes. */
export function teamBoardQuery(shown: Shown) {
  return { ...api.queryOptions('get', BOARD, query(shown)), placeholderData: keepPreviousData };
}

export const teamHomeworkQuery = api.queryOptions('get', HOMEWORK);

export function chemistryQuery(shown: Shown) {
  return api.queryOptions('get', '/api/v1/coach/team-chemistry', query(shown));
}

export function homeworkChoicesQuery(mode: TeamMode) {
  return api.queryOptions('get', '/api/v1/coach/homework-choices', { params: { query: { mode } } });
}

export function playerProfileQuery(playerId: string) {
  return api.queryOptions('get', PROFILE, { params: { query: { playerId } } });
}

export function performanceQuery(playerId: string, shown: Shown) {
  return api.queryOptions('get', '/api/v1/coach/player-performance-summary', queryOf(playerId, shown));
}

export function tenGamesQuery(playerId: string, shown: Shown) {
  return api.queryOptions('get', '/api/v1/coach/player-ten-games-summary', queryOf(playerId, shown));
}

export function playerMomentsQuery(playerId: string, metric: string, shown: Shown) {
  return api.queryOptions('get', '/api/v1/coach/player-moments', {
    params: { query: { playerId, metric, ...shownIn(shown) } },
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

/** Deletes a task that the coach set. */
export async function deleteHomework(homeworkId: string): Promise<void> {
  const { data, error, response } = await apiClient.DELETE('/api/v1/coach/homework/{homeworkId}', {
    params: { path: { homeworkId } },
  });
  await queryClient.invalidateQueries(teamHomeworkQuery);
  if (!data) throw failureOf(response.status, error);
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
