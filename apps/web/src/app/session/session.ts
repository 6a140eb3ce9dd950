import type { SignedIn } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import { HttpFailure } from '../api/failure.ts';

const listeners = new Set<() => void>();
let account = new AbortController();

/** Calls `forget` whenever the account leaves this page: what it opened, queued or read is not the next one's. */
export function whenAccountLeaves(forget: () => void): void {
  listeners.add(forget);
}

/** Aborted once the account that is signed in now leaves: nothing may be sent on in the name of the next one. */
export function accountSignal(): AbortSignal {
  return account.signal;
}

export function notifyAccountLeft(): void {
  account.abort();
  account = new AbortController();
  for (const forget of listeners) forget();
}

/** The session as `/api/auth/session` gives it; null when no one is signed in. */
export type Session = Pick<
  SignedIn,
  'user' | 'userType' | 'accessToken' | 'accessTokenExpiry' | 'firstTimeLogin'
> & {
  error: 'RefreshAccessTokenError' | null;
  /** The administrator who looks on as `user`; null where the user themselves is signed in. */
  impersonator: { id: string; name: string } | null;
};

/** specification.md 9. */
const SESSION_STALE_MS = 1_800_000;

/** Auth.js answers `null` (or `{}`) for no one. */
export function parseSession(body: unknown): Session | null {
  if (body === null || typeof body !== 'object' || !('user' in body)) return null;
  return body as Session;
}

async function fetchSession(): Promise<Session | null> {
  const response = await fetch('/api/auth/session', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new HttpFailure(response.status, 'We couldn’t load your session.');
  return parseSession(await response.json());
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: SESSION_STALE_MS,
});
