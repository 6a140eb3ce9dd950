import type { OwnIdentity } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { identitiesQuery } from './identities.ts';

function keep(own: OwnIdentity[]): void {
  queryClient.setQueryData(identitiesQuery.queryKey, own);
}

/** "This is not me": uploads do not link him again either. */
export async function giveUpPlayer(identity: string): Promise<void> {
  const data = await server.DELETE('/api/v1/identities', {
    params: { query: { identity } },
  });
  keep(data);
}

/** Shows a verified player to others as hidden, or no more. */
export async function hidePlayer(body: { identity: string; isHidden: boolean }): Promise<void> {
  const data = await server.PUT('/api/v1/identities/hidden', { body });
  keep(data);
}
