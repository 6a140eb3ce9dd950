import type { SignedIn } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import { HttpFailure } from '../api/failure.ts';

const listeners = new Set<() => void>();
let accountController = new AbortController();

/**
 * Calls `forget` when the account changes on this page: what it opened, queued or read doesn't belong to the next
 * account.
 */
export function onAccountChange(forget: () => void): void {
  listeners.add(forget);
}

/** Aborts when the current account leaves, so that nothing is sent on behalf of the next. */
export const getAccountSignal = (): AbortSignal => accountController.signal;

export function notifyAccountLeft(): void {
  accountController.abort();
  accountController = new AbortController();
  for (const forget of listeners) forget();
}

/** The session from `/api/auth/session`; null if signed out. */
export type Session = Pick<
  SignedIn,
  'user' | 'userType' | 'accessToken' | 'accessTokenExpiry' | 'firstTimeLogin'
> & {
  error: 'RefreshAccessTokenError' | null;
  /** The administrator viewing as `user`; null if the user is signed in directly. */
  impersonator: { id: string; name: string } | null;
};

/** specification.md 9. */
const SESSION_STALE_MS = 1_800_000;

/** Parses the session; Auth.js returns `null` (or `{}`) when signed out. */
export function parseSession(body: unknown): Session | null {
  if (body === null || typeof body !== 'object' || !('user' in body)) return null;
  return body as Session;
}

async function fetchSession({ signal }: { signal: AbortSignal }): Promise<Session | null> {
  const response = await fetch('/api/auth/session', { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new HttpFailure(response.status, 'We couldn’t load your session.');
  return parseSession(await response.json());
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: SESSION_STALE_MS,
});
