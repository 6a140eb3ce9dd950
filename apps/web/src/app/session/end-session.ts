import type { Query } from '@tanstack/react-query';
import { clearDialogs } from '../dialogs/open-dialog.ts';
import { queryClient } from '../query-client.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { postSignOut } from './auth-protocol.ts';
import { clearRedirectTarget } from './redirect-target.ts';
import { notifyAccountLeft, type Session, sessionQuery } from './session.ts';
import { clearFlagsAtLogout } from './stored-flags.ts';

/** Drops a finished session, whether or not the server is reached. */
export async function clearSession(): Promise<void> {
  await postSignOut().catch(() => undefined);
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

let logoutPath: '/login' | '/admin/login' | null = null;

/** Returns where to go after logging out; null if nobody logged out. Can be read once. */
export function consumeLogoutPath(): '/login' | '/admin/login' | null {
  const path = logoutPath;
  logoutPath = null;
  return path;
}

/** Ends a session whose account is gone; the session keeper redirects to /login. */
export async function endSession(): Promise<void> {
  logoutPath = '/login';
  await clearSession();
}

/**
 * Logs out: clears the stored flags and signs out, then the session keeper redirects to /login, or /admin/login for
 * an administrator (specification.md 4). If the server doesn't respond, the user stays signed in and sees a message.
 */
export async function logOut({ user, userType }: Pick<Session, 'user' | 'userType'>): Promise<void> {
  clearFlagsAtLogout(user.id);
  clearRedirectTarget();
  try {
    await postSignOut();
  } catch {
    showToast({
      kind: 'failed',
      message: 'You’re still logged in: we couldn’t reach the server. Try again.',
    });
    return;
  }
  logoutPath = userType === 'Admin' ? '/admin/login' : '/login';
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

const NON_SESSION_QUERIES = { predicate: ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0] };

export function clearAccountData(): void {
  queryClient.removeQueries(NON_SESSION_QUERIES);
  clearDialogs();
  notifyAccountLeft();
}

/** Does the same while its pages are shown: refetches their data for the account now signed in. */
export function resetAccountData(): void {
  notifyAccountLeft();
  clearDialogs();
  void queryClient.resetQueries(NON_SESSION_QUERIES);
}
