import { queryClient } from '../query-client.ts';
import { postSignOut } from './auth-protocol.ts';
import { sessionQuery } from './session.ts';

/** Signs out and forgets every answer that belonged to the account. The session keeper then leaves for /login. */
export async function endSession(): Promise<void> {
  await postSignOut().catch(() => undefined);
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
}
