import type { Query } from '@tanstack/react-query';
import { forgetDialogs } from '../dialogs/open-dialog.ts';
import { queryClient } from '../query-client.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { postSignOut } from './auth-protocol.ts';
import { dropRedirectTarget } from './redirect-target.ts';
import { notifyAccountLeft, type Session, sessionQuery } from './session.ts';
import { clearFlagsAtLogout } from './stored-flags.ts';

/** Drops a session that is over; whether the server hears of it does not matter. */
export async function dropSession(): Promise<void> {
  await postSignOut().catch(() => undefined);
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

let leavesFor: '/login' | '/admin/login' | null = null;

/** Where the user who logged out goes to; null when no one did. Read once. */
export function takeLogoutPath(): '/login' | '/admin/login' | null {
  const path = leavesFor;
  leavesFor = null;
  return path;
}

/** Ends a session whose account is gone; the session keeper leaves for /login. */
export async function endSession(): Promise<void> {
  leavesFor = '/login';
  await dropSession();
}

/**
 * Logs out: clears the stored flags, signs out, then the session keeper leaves for /login, or /admin/login for an
 * administrator (specification.md 4). While the server does not answer the user stays signed in, and is told so.
 */
export async function logOut({ user, userType }: Pick<Session, 'user' | 'userType'>): Promise<void> {
  clearFlagsAtLogout(user.id);
  dropRedirectTarget();
  try {
    await postSignOut();
  } catch {
    showToast({
      kind: 'failed',
      message: 'You’re still logged in: we couldn’t reach the server. Try again.',
    });
    return;
  }
  leavesFor = userType === 'Admin' ? '/admin/login' : '/login';
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

const isNoSession = { predicate: ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0] };

/** Forgets every answer and everything opened that belonged to the account. */
export function forgetAccount(): void {
  queryClient.removeQueries(isNoSession);
  forgetDialogs();
  notifyAccountLeft();
}

/** The same while its pages stand: what they show is asked for again, in the name of the one who is there now. */
export function forgetAccountOnScreen(): void {
  notifyAccountLeft();
  forgetDialogs();
  void queryClient.resetQueries(isNoSession);
}
