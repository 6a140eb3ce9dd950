import type { BodyOf } from '@datacoach/contract';
import { endpointQuery, keepPrevious, queryClient, server } from '../../../app/api/client.ts';
import { refreshInvitations } from './invitations.ts';
import { linksQuery } from './team-links.ts';

const BOARD_PATH = '/api/v1/coach/team-board';
const CANDIDATES_PATH = '/api/v1/coach/candidates';

export const teamQuery = endpointQuery('/api/v1/coach/team-players-list');

/** Fetches players that the coach can invite; without a search, those in their own uploads. */
export const candidatesQuery = (search: string) =>
  keepPrevious(endpointQuery(CANDIDATES_PATH, { query: search ? { search } : {} }));

export async function saveTeam(body: BodyOf<'saveTeam'>): Promise<void> {
  await server.PUT('/api/v1/coach/team', { body }).finally(() => queryClient.invalidateQueries(teamQuery));
}

/** Refetches what changes when a player answers or leaves. */
export async function refetchTeam(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(teamQuery),
    refreshInvitations(),
    queryClient.invalidateQueries(linksQuery),
    queryClient.invalidateQueries({ queryKey: [BOARD_PATH] }),
    queryClient.invalidateQueries({ queryKey: [CANDIDATES_PATH] }),
  ]);
}

export const restorePlayer = (playerId: string) =>
  server.POST('/api/v1/coach/add-player-to-team', { query: { playerId } }).finally(refetchTeam);

export const invitePlayer = (playerId: string) =>
  server.POST('/api/v1/coach/invite-player', { query: { playerId } }).finally(refetchTeam);

export const removePlayer = (playerId: string) =>
  server.DELETE('/api/v1/coach/remove-player-from-team', { query: { playerId } }).finally(refetchTeam);
