import type { BodyOf, TeamGames } from '@datacoach/contract';
import { cacheAnswer, endpointQuery, keepPrevious, queryClient, server } from '../../../app/api/client.ts';
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
const query = (shown: Shown) => ({ query: shownIn(shown) });
const toQuery = (playerId: string, shown: Shown) => ({ query: { playerId, ...shownIn(shown) } });

/** Returns everything about the roster's games; keeps the previous data while the mode changes. */
export const teamBoardQuery = (shown: Shown) => keepPrevious(endpointQuery(BOARD, query(shown)));

export const teamHomeworkQuery = endpointQuery(HOMEWORK);

export const chemistryQuery = (shown: Shown) => endpointQuery('/api/v1/coach/team-chemistry', query(shown));

export const homeworkChoicesQuery = (mode: TeamMode) =>
  endpointQuery('/api/v1/coach/homework-choices', { query: { mode } });

export const playerProfileQuery = (playerId: string) => endpointQuery(PROFILE, { query: { playerId } });

export const performanceQuery = (playerId: string, shown: Shown) =>
  endpointQuery('/api/v1/coach/player-performance-summary', toQuery(playerId, shown));

export const tenGamesQuery = (playerId: string, shown: Shown) =>
  endpointQuery('/api/v1/coach/player-ten-games-summary', toQuery(playerId, shown));

export const playerMomentsQuery = (playerId: string, metric: string, shown: Shown) =>
  endpointQuery('/api/v1/coach/player-moments', { query: { playerId, metric, ...shownIn(shown) } });

const homeworkChanged = () => queryClient.invalidateQueries(teamHomeworkQuery);

type HomeworkRequest = BodyOf<'assignHomework'>;

/** Returns the outcome for each player. */
export async function assignHomework(body: HomeworkRequest) {
  return server.POST('/api/v1/coach/assign-homework', { body }).finally(homeworkChanged);
}

export const deleteHomework = (homeworkId: string) =>
  server.DELETE('/api/v1/coach/homework/{homeworkId}', { path: { homeworkId } }).finally(homeworkChanged);

/** Creates a note, or changes the note with the id; deletes it without a text. Updates the profile. */
export const saveNote = (playerId: string, { id, text }: { id: string | null; text: string | null }) =>
  cacheAnswer(
    playerProfileQuery(playerId),
    id === null
      ? server.POST('/api/v1/coach/player-notes', { body: { playerId, text: text ?? '' } })
      : text === null
        ? server.DELETE('/api/v1/coach/player-notes/{noteId}', { path: { noteId: id } })
        : server.PUT('/api/v1/coach/player-notes/{noteId}', { path: { noteId: id }, body: { text } }),
  );
