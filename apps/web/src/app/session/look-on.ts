import { queryClient } from '../query-client.ts';
import { postRefresh } from './auth-protocol.ts';
import { sessionQuery } from './session.ts';

/**
 * Lets an administrator look on as somebody else with the token that the server gave for it, or (null) ends that: the
 * session of this browser becomes the other's, and the administrator's own again.
 */
export async function lookOn(accessToken: string | null): Promise<void> {
  const session = await postRefresh({ impersonation: accessToken });
  queryClient.setQueryData(sessionQuery.queryKey, session);
}
