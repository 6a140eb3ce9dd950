import type { BodyOf } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';
import { invitationsQuery } from './invitations.ts';
import { linksQuery } from './team-links.ts';

const BOARD_PATH = '/api/v1/coach/team-board';
const CANDIDATES_PATH = '/api/v1/coach/candidates';

export const teamQuery = api.queryOptions('get', '/api/v1/coach/team-players-list');

/** Fetches players that the coach can invite; without a search, those in their own uploads. */
export function candidatesQuery(search: string) {
  return {
    ...api.queryOptions('get', CANDIDATES_PATH, { params: { query: search ? { search } : {} } }),
    placeholderData: keepPreviousData,
  };
}

/** Names the team, or removes its name. */
export async function saveTeam(body: BodyOf<'saveTeam'>): Promise<void> {
  const { data, error, response } = await apiClient.PUT('/api/v1/coach/team', { body });
  await queryClient.invalidateQueries(teamQuery);
  if (!data) throw failureOf(response.status, error);
}

/** Refetches what changes when a player answers or leaves. */
export async function teamChanged(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(teamQuery),
    queryClient.invalidateQueries(invitationsQuery),
    queryClient.invalidateQueries(linksQuery),
    queryClient.invalidateQueries({ queryKey: ['get', BOARD_PATH] }),
  ]);
}

async function readAgain(): Promise<void> {
  await Promise.all([teamChanged(), queryClient.invalidateQueries({ queryKey: ['get', CANDIDATES_PATH] })]);
}

/** Brings back a player whom the coach removed recently. */
export async function bringBack(playerId: string): Promise<void> {
  const { data, error, response } = await apiClient.POST('/api/v1/coach/add-player-to-team', {
    params: { query: { playerId } },
  });
  await readAgain();
  if (!data) throw failureOf(response.status, error);
}

export async function invitePlayer(playerId: string): Promise<void> {
  const { data, error, response } = await apiClient.POST('/api/v1/coach/invite-player', {
    params: { query: { playerId } },
  });
  await readAgain();
  if (!data) throw failureOf(response.status, error);
}

/** Removes a member or withdraws an invitation. */
export async function removePlayer(playerId: string): Promise<void> {
  const { data, error, response } = await apiClient.DELETE('/api/v1/coach/remove-player-from-team', {
    params: { query: { playerId } },
  });
  await readAgain();
  if (!data) throw failureOf(response.status, error);
}
