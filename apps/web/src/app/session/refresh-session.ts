import { queryClient } from '../query-client.ts';
import { postRefresh } from './auth-protocol.ts';
import { type Session, sessionQuery } from './session.ts';

let running: Promise<Session | null> | null = null;

/** Asks for new tokens once; calls that arrive meanwhile share the answer. Null when the session is over. */
export function refreshSession(): Promise<Session | null> {
  running ??= postRefresh()
    .catch(() => null)
    .then((session) => {
      const usable = session && !session.error ? session : null;
      queryClient.setQueryData(sessionQuery.queryKey, session);
      return usable;
    })
    .finally(() => {
      running = null;
    });
  return running;
}
