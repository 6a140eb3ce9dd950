import { queryClient } from '../query-client.ts';
import { postRefresh } from './auth-protocol.ts';
import { type Session, sessionQuery } from './session.ts';

let running: Promise<Session | null> | null = null;

/** Asks for new tokens once; calls that arrive meanwhile share the answer. Null when the session is over. */
export function refreshSession(): Promise<Session | null> {
  running ??= postRefresh()
    .then((session) => {
      queryClient.setQueryData(sessionQuery.queryKey, session);
      return session && !session.error ? session : null;
    })
    // A broken connection ends no session: only this request is given up.
    .catch(() => null)
    .finally(() => {
      running = null;
    });
  return running;
}
