import { queryClient } from '../query-client.ts';
import { forgetAccountOnScreen } from './end-session.ts';
import { type Session, sessionQuery } from './session.ts';

/**
 * Calls `onOther` when the session that this page reads has become another account's: another tab has logged out and
 * somebody else has signed in there. By then nothing that was underway is sent in the other's name, and nothing of the
 * one before is on screen. Answers how to stop watching.
 */
export function watchAccount(onOther: (session: Session) => void): () => void {
  let userId = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? null;
  const key = JSON.stringify(sessionQuery.queryKey);
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== key) return;
    const session = queryClient.getQueryData(sessionQuery.queryKey) ?? null;
    const before = userId;
    userId = session?.user.id ?? null;
    if (!session || before === null || before === userId) return;
    forgetAccountOnScreen();
    onOther(session);
  });
}
