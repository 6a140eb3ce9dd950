import type { BodyOf, TeamGames } from '@datacoach/contract';
import { cacheResponse, endpointQuery, keepPrevious, queryClient, server } from '../../../app/api/client.ts';
import type { TeamMode } from '../search/room-search.ts';

const BOARD = '/api/v1/coach/team-board';
const HOMEWORK = '/api/v1/coach/team-homework';
const PROFILE = '/api/v1/coach/player-profile';

/** A mode, the most played one if omitted, and which games count. */
interface BoardFilter {
  mode?: TeamMode | undefined;
  games?: TeamGames | undefined;
}

const toFilterQuery = ({ mode, games }: BoardFilter) => ({ ...(mode && { mode }), ...(games && { games }) });
const toBoardRequest = (shown: BoardFilter) => ({ query: toFilterQuery(shown) });
const toPlayerRequest = (playerId: string, shown: BoardFilter) => ({
  query: { playerId, ...toFilterQuery(shown) },
});

/** Returns everything about the roster's games; keeps the previous data while the mode changes. */
export const teamBoardQuery = (shown: BoardFilter) =>
  keepPrevious(endpointQuery(BOARD, toBoardRequest(shown)));

export const teamHomeworkQuery = endpointQuery(HOMEWORK);

export const chemistryQuery = (shown: BoardFilter) =>
  endpointQuery('/api/v1/coach/team-chemistry', toBoardRequest(shown));

export const homeworkChoicesQuery = (mode: TeamMode) =>
  endpointQuery('/api/v1/coach/homework-choices', { query: { mode } });

export const playerProfileQuery = (playerId: string) => endpointQuery(PROFILE, { query: { playerId } });

export const performanceQuery = (playerId: string, shown: BoardFilter) =>
  endpointQuery('/api/v1/coach/player-performance-summary', toPlayerRequest(playerId, shown));

export const tenGamesQuery = (playerId: string, shown: BoardFilter) =>
  endpointQuery('/api/v1/coach/player-ten-games-summary', toPlayerRequest(playerId, shown));

export const playerMomentsQuery = (playerId: string, metric: string, shown: BoardFilter) =>
  endpointQuery('/api/v1/coach/player-moments', { query: { playerId, metric, ...toFilterQuery(shown) } });

const refetchHomework = () => queryClient.invalidateQueries(teamHomeworkQuery);

export async function assignHomework(body: BodyOf<'assignHomework'>) {
  return server.POST('/api/v1/coach/assign-homework', { body }).finally(refetchHomework);
}

export const deleteHomework = (homeworkId: string) =>
  server.DELETE('/api/v1/coach/homework/{homeworkId}', { path: { homeworkId } }).finally(refetchHomework);

/** Creates a note, or changes the note with the id; deletes it without a text. Updates the profile. */
export const saveNote = (playerId: string, { id, text }: { id: string | null; text: string | null }) =>
  cacheResponse(
    playerProfileQuery(playerId),
    id === null
      ? server.POST('/api/v1/coach/player-notes', { body: { playerId, text: text ?? '' } })
      : text === null
        ? server.DELETE('/api/v1/coach/player-notes/{noteId}', { path: { noteId: id } })
        : server.PUT('/api/v1/coach/player-notes/{noteId}', { path: { noteId: id }, body: { text } }),
  );
