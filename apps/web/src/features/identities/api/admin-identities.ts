import type { DISPUTE_STATES } from '@datacoach/contract';
import { cacheResponse, endpointQuery, queryClient, server } from '../../../app/api/client.ts';

const DISPUTES = '/api/v1/admin/identity-disputes';
const HIDDEN = '/api/v1/admin/hidden-players';

export type DisputeState = (typeof DISPUTE_STATES)[number];

export const disputesQuery = (state: DisputeState) => endpointQuery(DISPUTES, { query: { state } });
export const hiddenPlayersQuery = endpointQuery(HIDDEN);

/** `move` gives the player to the account that disputes, `keep` leaves them. */
export async function decideDispute(disputeId: string, decision: 'move' | 'keep', note: string) {
  await server.POST(`${DISPUTES}/{disputeId}`, { path: { disputeId }, body: { decision, note } });
  await queryClient.invalidateQueries({ queryKey: [DISPUTES] });
}

export const hidePlayer = (identity: string, isHidden: boolean, note: string) =>
  cacheResponse(hiddenPlayersQuery, server.PUT(HIDDEN, { body: { identity, isHidden, note } }));
