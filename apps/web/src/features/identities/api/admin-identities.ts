import type { DISPUTE_STATES } from '@datacoach/contract';
import { api, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';

const DISPUTES = '/api/v1/admin/identity-disputes';
const HIDDEN = '/api/v1/admin/hidden-players';

export type DisputeState = (typeof DISPUTE_STATES)[number];

export const disputesQuery = (state: DisputeState) =>
  api.queryOptions('get', DISPUTES, { params: { query: { state } } });
export const hiddenPlayersQuery = api.queryOptions('get', HIDDEN);

/** `move` gives the player to the account that disputes, `keep` leaves them. */
export async function decideDispute(
  disputeId: string,
  decision: 'move' | 'keep',
  note: string,
): Promise<void> {
  await server.POST(`${DISPUTES}/{disputeId}`, {
    params: { path: { disputeId } },
    body: { decision, note },
  });
  await queryClient.invalidateQueries({ queryKey: ['get', DISPUTES] });
}

export async function hidePlayer(identity: string, isHidden: boolean, note: string): Promise<void> {
  const data = await server.PUT(HIDDEN, { body: { identity, isHidden, note } });
  queryClient.setQueryData(hiddenPlayersQuery.queryKey, data);
}
